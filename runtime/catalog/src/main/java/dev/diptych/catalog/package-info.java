/** The known formats, and the JSON form of their schemas. */
package dev.diptych.catalog;
