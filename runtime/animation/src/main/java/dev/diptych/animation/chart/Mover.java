package dev.diptych.animation.chart;

import org.jspecify.annotations.Nullable;

/**
 * Something that moves.
 *
 * @param name its name, such as {@code left.IndexTip}
 * @param position three numbers, or null
 * @param rotation a quaternion x y z w, or null
 * @param direction three numbers, which it looks along, or null
 */
record Mover(
    String name,
    Player.@Nullable Source position,
    Player.@Nullable Source rotation,
    Player.@Nullable Source direction) {}
