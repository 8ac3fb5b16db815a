/**
 * The differences between two specs, with their effects and the files that show them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.specs.change;

import org.jspecify.annotations.NullMarked;
