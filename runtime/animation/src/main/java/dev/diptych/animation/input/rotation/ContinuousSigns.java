package dev.diptych.animation.input.rotation;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.DocumentEdits;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import java.util.List;
import java.util.function.ObjIntConsumer;

/**
 * Makes the signs of rotations continuous, which changes no rotation: in one pass over the keys,
 * each takes the hemisphere of the one before it. Only where all four curves have their keys at the
 * same times, in order.
 */
public final class ContinuousSigns {
  // The columns of keys with tangents.
  private static final int IN_SLOPE = 2;
  private static final int OUT_SLOPE = 3;

  private static final int SIGN = Integer.MIN_VALUE;

  private final List<Curve> curves;
  private final boolean[] flipped;

  private ContinuousSigns(List<Curve> curves, boolean[] flipped) {
    this.curves = curves;
    this.flipped = flipped;
  }

  /**
   * The document of {@code animation} with continuous signs; the same one if they were.
   *
   * @param changes receives each pose that changes, and the number of its keys with other signs
   */
  public static Document of(InputAnimation animation, ObjIntConsumer<Pose> changes) {
    Document document = animation.document();
    Struct root = document.root();
    boolean changed = false;
    for (Pose pose : WDamage.undamaged(animation)) {
      boolean[] flipped = flipped(pose.rotation());
      int count = count(flipped);
      if (count > 0) {
        root = new ContinuousSigns(pose.rotation(), flipped).put(root);
        changes.accept(pose, count);
        changed = true;
      }
    }
    return changed ? new Document(document.schema(), root) : document;
  }

  private static boolean[] flipped(List<Curve> curves) {
    Curve first = curves.get(0);
    if (!first.facts().ascending() || !curves.stream().allMatch(first::hasTimesOf)) {
      return new boolean[0];
    }
    SharedKeys keys = SharedKeys.of(curves);
    if (RotationBounds.of(keys).steps().least() >= 0) {
      return new boolean[0];
    }
    boolean[] flipped = new boolean[keys.size()];
    for (int key = 1; key < flipped.length; key++) {
      flipped[key] = flipped[key - 1] ^ keys.dot(key, key - 1) < 0;
    }
    return flipped;
  }

  private static int count(boolean[] flipped) {
    int count = 0;
    for (boolean each : flipped) {
      count += each ? 1 : 0;
    }
    return count;
  }

  private Struct put(Struct root) {
    Struct changed = root;
    for (Curve curve : curves) {
      Struct struct = curve.struct().with("keyframes", keys(curve));
      changed = DocumentEdits.put(changed, curve.path(), struct);
    }
    return changed;
  }

  private Table keys(Curve curve) {
    int columns = curve.keys().layout().columns().size();
    TableBuilder keys = new TableBuilder(curve.keys().layout(), curve.size());
    for (int key = 0; key < curve.size(); key++) {
      keys.addRow();
      for (int column = 0; column < columns; column++) {
        keys.put(column, curve.keys().bits(key, column));
      }
      if (flipped[key]) {
        keys.put(Curve.VALUE, negated(curve.valueBits(key)));
      }
      if (columns > OUT_SLOPE) {
        slopes(curve, key, keys);
      }
    }
    return keys.build();
  }

  /** Slopes turn with their key; those of a line that went to the other hemisphere are straight. */
  private void slopes(Curve curve, int key, TableBuilder keys) {
    keys.put(IN_SLOPE, slope(curve, key, IN_SLOPE, key - 1));
    keys.put(OUT_SLOPE, slope(curve, key, OUT_SLOPE, key + 1));
  }

  private long slope(Curve curve, int key, int column, int other) {
    int bits = (int) curve.keys().bits(key, column);
    boolean jumps = other >= 0 && other < flipped.length && flipped[other] != flipped[key];
    if (jumps && Float.isFinite(Float.intBitsToFloat(bits))) {
      double rise = value(curve, other) - value(curve, key);
      // Of a level line backwards, the quotient is −0.
      float straight = (float) (rise / ((double) curve.time(other) - curve.time(key))) + 0f;
      return Float.floatToRawIntBits(straight) & 0xFFFF_FFFFL;
    }
    return flipped[key] ? negated(bits) : bits & 0xFFFF_FFFFL;
  }

  private double value(Curve curve, int key) {
    return flipped[key] ? -curve.value(key) : curve.value(key);
  }

  /** Zero has no other sign: a text would show it. */
  private static long negated(int bits) {
    return (Float.intBitsToFloat(bits) == 0 ? bits : bits ^ SIGN) & 0xFFFF_FFFFL;
  }
}
