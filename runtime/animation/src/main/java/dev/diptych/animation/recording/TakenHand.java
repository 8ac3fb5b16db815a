package dev.diptych.animation.recording;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import java.util.Arrays;
import java.util.BitSet;

/** A hand in all frames of a recording; it has joints only where it is tracked. */
final class TakenHand {
  private static final float[] NOT_THERE = {};

  private final Side side;
  private final float[][] frames;
  private final BitSet pinching = new BitSet();

  /** A hand that is in no frame so far. */
  TakenHand(Side side, int frames) {
    this.side = side;
    this.frames = new float[frames][];
    Arrays.fill(this.frames, NOT_THERE);
  }

  /** Which hand. */
  Side side() {
    return side;
  }

  /** Whether the hand is tracked in a frame, with all its joints. */
  boolean isThere(int frame) {
    return frames[frame] != NOT_THERE;
  }

  /** Whether it is tracked in any frame. */
  boolean isEverThere() {
    return Arrays.stream(frames).anyMatch(frame -> frame != NOT_THERE);
  }

  /** Tracks the hand in a frame. */
  void put(int frame) {
    put(frame, new float[Joint.COUNT * Take.POSE]);
  }

  /** Tracks the hand in a frame, with the numbers of all joints, which are not copied. */
  void put(int frame, float[] joints) {
    frames[frame] = joints;
  }

  /** The hand is not tracked in a frame. */
  void remove(int frame) {
    frames[frame] = NOT_THERE;
  }

  /** The numbers of all joints in a frame, not copied. */
  float[] joints(int frame) {
    return frames[frame];
  }

  /** Whether it pinches in a frame. */
  boolean isPinching(int frame) {
    return pinching.get(frame);
  }

  /** Whether it pinches in any frame. */
  boolean isEverPinching() {
    return !pinching.isEmpty();
  }

  /** Sets whether it pinches in a frame. */
  void pinch(int frame, boolean value) {
    pinching.set(frame, value);
  }

  /** The position and the rotation of a joint in each frame where the hand is tracked. */
  Rows joint(Joint joint) {
    return new Rows(frames, joint.index() * Take.POSE, Take.POSE);
  }
}
