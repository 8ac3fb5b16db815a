package dev.diptych.animation.recording;

import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A rotation as the directions ahead and up, and back. Both are rounded to floats, so the way back
 * need not end where it began; {@link #of} gives one that does, or one of a few that follow each
 * other, and always the same of them.
 */
final class HeadRotation {
  private static final Vector AHEAD = new Vector(0, 0, 1);
  private static final Vector UP = new Vector(0, 1, 0);

  /** More steps than any rotation needs. */
  private static final int MAX_STEPS = 64;

  private HeadRotation() {}

  /** The directions ahead and up of a rotation: six numbers. */
  static float[] directions(float[] rotation) {
    Quaternion turn = new Quaternion(rotation[0], rotation[1], rotation[2], rotation[3]);
    Quaternion unit = turn.norm() > 0 ? turn.unit() : Quaternion.IDENTITY;
    Vector ahead = unit.rotate(AHEAD);
    Vector up = unit.rotate(UP);
    return floats(ahead.x(), ahead.y(), ahead.z(), up.x(), up.y(), up.z());
  }

  /** The rotation with the directions ahead and up. */
  static float[] of(float[] directions) {
    List<float[]> seen = new ArrayList<>();
    float[] next = rotation(directions);
    while (index(seen, next) < 0 && seen.size() < MAX_STEPS) {
      seen.add(next);
      next = rotation(directions(next));
    }
    int from = Math.max(0, index(seen, next));
    return seen.subList(from, seen.size()).stream().min(Arrays::compare).orElse(next);
  }

  private static int index(List<float[]> all, float[] wanted) {
    for (int i = 0; i < all.size(); i++) {
      if (Arrays.equals(all.get(i), wanted)) {
        return i;
      }
    }
    return -1;
  }

  private static float[] rotation(float[] directions) {
    Vector ahead = new Vector(directions[0], directions[1], directions[2]);
    Vector up = new Vector(directions[3], directions[4], directions[5]);
    Quaternion turn = LookRotation.of(ahead, up);
    return floats(turn.x(), turn.y(), turn.z(), turn.w());
  }

  private static float[] floats(double... numbers) {
    float[] floats = new float[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      floats[i] = (float) numbers[i] + 0.0f;
    }
    return floats;
  }
}
