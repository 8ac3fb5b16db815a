/**
 * The spec tools as the command uses them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools;

import org.jspecify.annotations.NullMarked;
