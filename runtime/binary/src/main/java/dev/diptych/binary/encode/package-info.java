/**
 * Encoded files, and what is computed before values are encoded: offsets, sizes of inputs.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.encode;

import org.jspecify.annotations.NullMarked;
