package dev.diptych.family.scene;

/**
 * Two nodes that are joined by something thick, which may be thinner at one end.
 *
 * @param from the index of a node
 * @param to the index of another one
 * @param fromRadius the thickness at the first node, in metres
 * @param toRadius the thickness at the other node, in metres
 * @param part what it is a part of, such as {@code thumb}: parts differ in color
 * @param sides the index of a node whose axes tell its front, at -Y, from its back, which differ in
 *     color, such as the palm of a hand; -1 if it has no sides
 */
public record Link(int from, int to, double fromRadius, double toRadius, String part, int sides) {}
