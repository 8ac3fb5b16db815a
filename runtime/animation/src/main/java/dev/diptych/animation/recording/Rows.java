package dev.diptych.animation.recording;

/** Numbers for each frame of a recording, as many in each. */
final class Rows {
  private final float[][] frames;
  private final int from;
  private final int width;

  /** Zeros for {@code frames} frames. */
  Rows(int frames, int width) {
    this(new float[frames][width], 0, width);
  }

  /**
   * A part of numbers, which are not copied.
   *
   * @param frames the numbers of each frame
   * @param from the first one that counts
   * @param width how many of them count
   */
  Rows(float[][] frames, int from, int width) {
    this.frames = frames;
    this.from = from;
    this.width = width;
  }

  /** The numbers of a frame. */
  int width() {
    return width;
  }

  /** A number of a frame. */
  float get(int frame, int column) {
    return frames[frame][from + column];
  }

  /** Sets a number of a frame. */
  void set(int frame, int column, float value) {
    frames[frame][from + column] = value;
  }

  /** A copy of the numbers of a frame. */
  float[] row(int frame) {
    float[] row = new float[width];
    System.arraycopy(frames[frame], from, row, 0, width);
    return row;
  }

  /** Sets all numbers of a frame. */
  void set(int frame, float... row) {
    System.arraycopy(row, 0, frames[frame], from, width);
  }
}
