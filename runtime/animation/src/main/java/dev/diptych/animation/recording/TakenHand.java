package dev.diptych.animation.recording;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;

/** A hand in all frames of a recording. */
final class TakenHand {
  private final Side side;
  private final boolean[] there;
  private final boolean[] pinching;
  private final Rows[] joints = new Rows[Joint.COUNT];

  /** A hand that is in no frame so far. */
  TakenHand(Side side, int frames) {
    this.side = side;
    this.there = new boolean[frames];
    this.pinching = new boolean[frames];
    for (int joint = 0; joint < joints.length; joint++) {
      joints[joint] = new Rows(frames, Take.POSE);
    }
  }

  /** Which hand. */
  Side side() {
    return side;
  }

  /** Whether the hand is tracked in a frame, with all its joints. */
  boolean isThere(int frame) {
    return there[frame];
  }

  /** Whether it is tracked in any frame. */
  boolean isEverThere() {
    for (boolean each : there) {
      if (each) {
        return true;
      }
    }
    return false;
  }

  /** Tracks the hand in a frame. */
  void put(int frame) {
    there[frame] = true;
  }

  /** Whether it pinches in a frame. */
  boolean isPinching(int frame) {
    return pinching[frame];
  }

  /** Sets whether it pinches in a frame. */
  void pinch(int frame, boolean value) {
    pinching[frame] = value;
  }

  /** The position and the rotation of a joint in each frame. */
  Rows joint(Joint joint) {
    return joints[joint.index()];
  }
}
