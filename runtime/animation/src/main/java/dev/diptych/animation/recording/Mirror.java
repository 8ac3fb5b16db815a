package dev.diptych.animation.recording;

/**
 * Between the left-handed axes of Unity and the right-handed ones of OpenXR, WebXR and Windows: z
 * is mirrored. Only signs change, so that no number is rounded, and the way back is the same.
 */
final class Mirror {
  private Mirror() {}

  /** A position or a direction in the other axes, in place, at {@code from}. */
  static void vector(float[] numbers, int from) {
    numbers[from + 2] = -numbers[from + 2];
  }

  /** A rotation in the other axes, in place, at {@code from}. */
  static void rotation(float[] numbers, int from) {
    numbers[from] = -numbers[from];
    numbers[from + 1] = -numbers[from + 1];
  }

  /** A position and a rotation in the other axes, in place. */
  static float[] pose(float[] numbers) {
    vector(numbers, 0);
    rotation(numbers, 3);
    return numbers;
  }

  /** Two vectors in the other axes, in place. */
  static float[] vectors(float[] numbers) {
    vector(numbers, 0);
    vector(numbers, 3);
    return numbers;
  }
}
