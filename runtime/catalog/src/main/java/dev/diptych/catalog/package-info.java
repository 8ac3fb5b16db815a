/** The known formats, and the JSON form of their schemas. */
@NullMarked
package dev.diptych.catalog;

import org.jspecify.annotations.NullMarked;
