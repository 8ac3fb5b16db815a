package dev.diptych.family;

import dev.diptych.twin.Face;
import org.jspecify.annotations.Nullable;

/**
 * The files of a conversion.
 *
 * @param input a path, or {@code -} for standard input
 * @param output a file, a folder, {@code -} for standard output, or null for the same
 * @param extension the file name extension of outputs in a folder, with its dot; null keeps that of
 *     the input
 * @param face the face of the output; null for that of the input
 * @param limit how many times the default work and memory the input may cost
 */
public record ConversionRequest(
    String input,
    @Nullable String output,
    @Nullable String extension,
    @Nullable Face face,
    int limit) {}
