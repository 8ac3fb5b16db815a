package dev.diptych.animation.recording;

/**
 * What a format has a place for, besides the joints of both hands.
 *
 * @param head whether it has the head
 * @param gaze whether it has the gaze
 * @param pinching whether it has when hands pinch
 */
record Holding(boolean head, boolean gaze, boolean pinching) {
  /** Nothing but hands. */
  static final Holding HANDS = new Holding(false, false, false);
}
