package dev.diptych.animation.edit.command;

/**
 * A time or duration in an option.
 *
 * @param text as the user wrote it
 * @param number the number of seconds, or of frames
 */
record EditTime(String text, double number) {
  private static final String FRAMES = "f";

  /**
   * The seconds in an input animation.
   *
   * @throws IllegalArgumentException with one sentence if these are frames
   */
  double seconds() {
    if (text.endsWith(FRAMES)) {
      throw new IllegalArgumentException(
          "'%s' counts frames, but an input animation has seconds".formatted(text));
    }
    return number;
  }

  /**
   * The frame in a motion.
   *
   * @throws IllegalArgumentException with one sentence if this is not a number of frames
   */
  int frames() {
    if (text.endsWith("s") || number != Math.rint(number) || Math.abs(number) > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "'%s' is not a frame: the times of a motion are whole numbers of frames".formatted(text));
    }
    return (int) number;
  }
}
