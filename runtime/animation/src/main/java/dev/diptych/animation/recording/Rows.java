package dev.diptych.animation.recording;

/** Numbers for each frame of a recording, as many in each. */
final class Rows {
  private final int width;
  private final float[] values;

  /** Zeros for {@code frames} frames. */
  Rows(int frames, int width) {
    this.width = width;
    this.values = new float[Math.multiplyExact(frames, width)];
  }

  /** The numbers of a frame. */
  int width() {
    return width;
  }

  /** A number of a frame. */
  float get(int frame, int column) {
    return values[frame * width + column];
  }

  /** Sets a number of a frame. */
  void set(int frame, int column, float value) {
    values[frame * width + column] = value;
  }

  /** A copy of the numbers of a frame. */
  float[] row(int frame) {
    float[] row = new float[width];
    System.arraycopy(values, frame * width, row, 0, width);
    return row;
  }

  /** Sets all numbers of a frame. */
  void set(int frame, float... row) {
    System.arraycopy(row, 0, values, frame * width, width);
  }
}
