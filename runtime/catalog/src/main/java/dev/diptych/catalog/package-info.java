/**
 * The formats that are known, and the JSON form of their schemas. Knows where schemas are kept, not
 * how they are derived nor what is done with them.
 */
package dev.diptych.catalog;
