/**
 * Wording of diagnostics that decoding and encoding share.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.error;

import org.jspecify.annotations.NullMarked;
