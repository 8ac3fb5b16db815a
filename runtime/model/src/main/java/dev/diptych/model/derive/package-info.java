/** Derived values and defaults, which the text omits. Knows neither face. */
package dev.diptych.model.derive;
