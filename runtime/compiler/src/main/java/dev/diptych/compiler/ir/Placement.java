package dev.diptych.compiler.ir;

/**
 * Where an instance is read.
 *
 * @param pos the position; null for the current one
 * @param io the stream; null for that of the struct
 */
public record Placement(Expression pos, Expression io) {}
