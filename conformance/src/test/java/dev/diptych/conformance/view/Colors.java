package dev.diptych.conformance.view;

/** The colors of what the page draws without light. */
final class Colors {
  static final int LEFT = 0x6cb6ff;
  static final int RIGHT = 0x7ee0a1;
  static final int HEAD = 0xffb454;
  static final int GAZE = 0xff7ab2;
  static final int BONE = 0xdddddd;

  /** How far each part of a color may be off, because it is computed in a linear space. */
  private static final int TOLERANCE = 3;

  private Colors() {}

  /** Whether two colors look the same. */
  static boolean near(int a, int b) {
    boolean near = true;
    for (int shift = 0; shift <= 16; shift += 8) {
      near &= Math.abs((a >> shift & 0xff) - (b >> shift & 0xff)) <= TOLERANCE;
    }
    return near;
  }
}
