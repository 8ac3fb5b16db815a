/**
 * Diagnostics as data. Rendering them is up to the caller.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.diagnostic;

import org.jspecify.annotations.NullMarked;
