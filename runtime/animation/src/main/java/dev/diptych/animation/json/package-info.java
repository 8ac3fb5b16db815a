/**
 * Reads JSON of other programs, with a place for each error.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.json;

import org.jspecify.annotations.NullMarked;
