/**
 * The known formats, and the JSON form of their schemas.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.formats;

import org.jspecify.annotations.NullMarked;
