/**
 * Both faces together, and the laws of conversion. Works on bytes in memory.
 *
 * <p>A binary file is detected ({@code Detection}), decoded and encoded again ({@code
 * DecodeAttempt}), with {@code Patches} for the bytes that differ; then {@code Proof} prints it and
 * proves that the text restores the file. A text is parsed and bound by {@code TextReader}, in the
 * format that {@code HeaderChoice} finds; {@code Engine} encodes it, decodes the result, and
 * reports a {@code Contradiction} if that differs.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.twin;

import org.jspecify.annotations.NullMarked;
