/**
 * Derived values and defaults, which the text omits. Knows neither face.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.derive;

import org.jspecify.annotations.NullMarked;
