/**
 * Checksums of bytes of a file: which bytes, and how they are computed. Computes none.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.checksum;

import org.jspecify.annotations.NullMarked;
