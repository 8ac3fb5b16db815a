package dev.diptych.animation.hand;

/** Which hand. */
public enum Side {
  /** The left hand: the right one in a mirror, x becomes −x. */
  LEFT,

  /** The right hand, in which MRTK describes poses. */
  RIGHT
}
