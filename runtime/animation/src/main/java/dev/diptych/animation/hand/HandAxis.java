package dev.diptych.animation.hand;

import dev.diptych.animation.math.Vector;

/** A direction of a hand that people name, in the frame of its wrist. */
public enum HandAxis {
  /** Where the palm faces: −Y. */
  PALM,

  /** Along the straight fingers: +Z. */
  FINGERS,

  /** To the thumb: −X of a right hand, +X of a left one. */
  THUMB;

  /** The direction in the frame of the wrist of a hand, of length 1. */
  public Vector of(Side side) {
    return switch (this) {
      case PALM -> new Vector(0, -1, 0);
      case FINGERS -> new Vector(0, 0, 1);
      case THUMB -> new Vector(side == Side.RIGHT ? -1 : 1, 0, 0);
    };
  }
}
