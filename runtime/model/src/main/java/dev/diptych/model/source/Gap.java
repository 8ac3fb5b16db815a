package dev.diptych.model.source;

import java.util.function.IntSupplier;

/**
 * A place where lines are missing in a source that are there in the text that people see.
 *
 * @param at offset of the first byte behind the gap
 * @param lines how many lines are missing; asked for only when somebody needs to know
 */
public record Gap(int at, IntSupplier lines) {}
