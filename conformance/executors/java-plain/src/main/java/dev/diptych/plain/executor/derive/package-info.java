/** Derived values and defaults. */
@NullMarked
package dev.diptych.plain.executor.derive;

import org.jspecify.annotations.NullMarked;
