package dev.diptych.binary.plan;

import dev.diptych.binary.stream.Input;

/**
 * The bytes that an instance was decoded from.
 *
 * @param in their stream
 * @param start where they begin
 * @param end where they end
 */
record Range(Input in, int start, int end) {}
