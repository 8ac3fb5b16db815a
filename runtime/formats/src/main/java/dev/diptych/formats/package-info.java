/** The known formats, and the JSON form of their schemas. */
@NullMarked
package dev.diptych.formats;

import org.jspecify.annotations.NullMarked;
