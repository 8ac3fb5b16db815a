package dev.diptych.model.source;

import java.util.function.IntSupplier;

/**
 * A place in a source where lines of the user's text are missing.
 *
 * @param at offset of the first byte after the gap
 * @param lines number of missing lines, computed on demand
 */
public record Gap(int at, IntSupplier lines) {}
