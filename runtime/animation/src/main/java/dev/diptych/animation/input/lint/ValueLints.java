package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.schema.RecordLayout;
import java.util.List;

/** Lints for the values of keys. */
final class ValueLints {
  private ValueLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "value-not-finite",
            ValueLints::notFinite,
            "Playback applies it to the animated object, for which it is invalid."),
        warning(
            "boolean-not-0-or-1",
            ValueLints::booleanNot0Or1,
            "Values above 0.5 are true; MRTK only writes 0 and 1."));
  }

  /** Numbers must be finite, except that Unity takes an infinite tangent as a step. */
  private static void notFinite(InputAnimation animation, LintReport report) {
    for (Curve curve : animation.curves()) {
      boolean more = curve.keys().layout().columns().size() > Curve.VALUE + 1;
      if (!curve.isBoolean() && (more || !curve.facts().finite())) {
        report.addRows(
            curve.label(),
            curve.size(),
            key -> badColumn(curve, key) >= 0,
            curve::at,
            key -> notFinite(curve, key));
      }
    }
  }

  private static String notFinite(Curve curve, int key) {
    int column = badColumn(curve, key);
    String name = curve.keys().layout().columns().get(column).field().name();
    String time = NumberFormatting.exact(curve.time(key));
    return "the " + name + " of the key at " + time + " s is " + number(curve, key, column);
  }

  /** The first column with an invalid number, or -1. */
  private static int badColumn(Curve curve, int key) {
    List<RecordLayout.Column> columns = curve.keys().layout().columns();
    for (int column = Curve.VALUE; column < columns.size(); column++) {
      if (columns.get(column).kind().isFloat()) {
        float number = number(curve, key, column);
        boolean step = columns.get(column).field().id().endsWith("tangent");
        if (step ? Float.isNaN(number) : !Float.isFinite(number)) {
          return column;
        }
      }
    }
    return -1;
  }

  private static float number(Curve curve, int key, int column) {
    return Float.intBitsToFloat((int) curve.keys().bits(key, column));
  }

  /** A boolean should be 1 or 0; −0 is false as well. */
  private static void booleanNot0Or1(InputAnimation animation, LintReport report) {
    for (Curve curve : animation.curves()) {
      if (curve.isBoolean()) {
        report.addRows(
            curve.label(),
            curve.size(),
            key -> curve.value(key) != 0 && curve.value(key) != 1,
            curve::at,
            key -> booleanNot0Or1(curve, key));
      }
    }
  }

  private static String booleanNot0Or1(Curve curve, int key) {
    String value = NumberFormatting.exact(curve.value(key));
    String time = NumberFormatting.exact(curve.time(key));
    return "the key at " + time + " s is " + value + ", which counts as " + curve.isTrue(key);
  }
}
