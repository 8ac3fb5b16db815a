/** Derived values and defaults, which the text omits. Knows neither face. */
@NullMarked
package dev.diptych.model.derive;

import org.jspecify.annotations.NullMarked;
