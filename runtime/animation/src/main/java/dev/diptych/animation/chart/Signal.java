package dev.diptych.animation.chart;

/**
 * One number over time.
 *
 * @param name its name, such as {@code left.IndexTip.PositionX}
 * @param source plays it, perhaps with others
 * @param width how many numbers the source plays
 * @param index which of them it is
 * @param isLength whether it is a coordinate of a position
 */
record Signal(String name, Player.Source source, int width, int index, boolean isLength) {}
