/**
 * Decoded files: values, their locations, and the bytes that no field reads.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.decode;

import org.jspecify.annotations.NullMarked;
