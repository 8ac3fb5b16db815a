package dev.diptych.family.scene;

/**
 * Two nodes that are joined.
 *
 * @param from the index of a node
 * @param to the index of another one
 * @param radius the thickness around the line between them, in metres
 */
public record Link(int from, int to, double radius) {}
