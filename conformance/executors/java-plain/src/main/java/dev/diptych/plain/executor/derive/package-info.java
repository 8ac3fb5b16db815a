/** Derived values and defaults. */
package dev.diptych.plain.executor.derive;
