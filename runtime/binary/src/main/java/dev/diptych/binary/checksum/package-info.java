/**
 * Computes checksums over the bytes of decoded files.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.checksum;

import org.jspecify.annotations.NullMarked;
