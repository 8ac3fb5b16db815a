package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.note;
import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Marker;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.schema.RecordLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Lints for keys: their times, which should be finite and ascending, and their values. */
final class TimeAndValueLints {
  private TimeAndValueLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "time-not-finite",
            TimeAndValueLints::timeNotFinite,
            "It has no place on the time line; how Unity handles it is not documented."),
        warning(
            "times-unordered",
            TimeAndValueLints::unordered,
            "Unity sorts the keys when it loads them, and plays them in that order."),
        warning(
            "times-duplicate",
            TimeAndValueLints::duplicate,
            "Unity keeps both; which of them plays is not documented.",
            "For a jump, set the second key a little later."),
        note(
            "starts-before-zero",
            TimeAndValueLints::startsBeforeZero,
            "Recordings of a rolling buffer do; playback starts at 0 s."),
        warning(
            "value-not-finite",
            TimeAndValueLints::valueNotFinite,
            "Playback applies it to the animated object, for which it is invalid."),
        warning(
            "boolean-not-0-or-1",
            TimeAndValueLints::booleanNot0Or1,
            "Values above 0.5 are true; MRTK only writes 0 and 1."));
  }

  private static void timeNotFinite(InputAnimation animation, LintReport report) {
    forEachSuspect(
        animation,
        (curve, label) ->
            report.addRows(
                label,
                curve.size(),
                key -> !Float.isFinite(curve.time(key)),
                curve::at,
                key -> "a key has the time " + time(curve, key)));
    for (Marker marker : animation.markers()) {
      if (!Float.isFinite(marker.time())) {
        report.add(marker.path(), "a marker has the time " + NumberFormatting.exact(marker.time()));
      }
    }
  }

  private static void unordered(InputAnimation animation, LintReport report) {
    forEachSuspect(
        animation,
        (curve, label) ->
            report.addRows(
                label,
                curve.size(),
                key -> key > 0 && curve.time(key) < curve.time(key - 1),
                curve::at,
                key ->
                    "a key at %s s is after one at %s s"
                        .formatted(time(curve, key), time(curve, key - 1))));
  }

  private static void duplicate(InputAnimation animation, LintReport report) {
    forEachSuspect(
        animation,
        (curve, label) ->
            report.addRows(
                label,
                curve.size(),
                key -> key > 0 && curve.time(key) == curve.time(key - 1),
                curve::at,
                key -> "a key has the same time as the one before, " + time(curve, key) + " s"));
  }

  private static void startsBeforeZero(InputAnimation animation, LintReport report) {
    Curve earliest = null;
    int at = -1;
    float start = 0;
    for (Curve curve : animation.curves()) {
      boolean before = curve.facts().earliest() < start;
      for (int key = 0; before && key < curve.size(); key++) {
        if (curve.time(key) < start) {
          earliest = curve;
          at = key;
          start = curve.time(key);
        }
      }
    }
    if (earliest != null) {
      report.add(earliest.at(at), "the first key is at " + NumberFormatting.exact(start) + " s");
    }
  }

  private static String time(Curve curve, int key) {
    return NumberFormatting.exact(curve.time(key));
  }

  /**
   * Calls {@code check} with each curve whose times may be wrong, and its label. An error in times
   * that curves of one quantity share, such as the axes of a position, is one fault and one row of
   * a text: of these curves, it is called with the first.
   */
  private static void forEachSuspect(InputAnimation animation, BiConsumer<Curve, String> check) {
    for (List<Curve> group : quantities(animation)) {
      List<Curve> suspects = group.stream().filter(c -> !c.facts().ascending()).toList();
      List<Curve> seen = new ArrayList<>();
      for (Curve curve : suspects) {
        if (seen.stream().noneMatch(other -> curve.hasTimesOf(other))) {
          seen.add(curve);
          int more = (int) suspects.stream().filter(c -> curve.hasTimesOf(c)).count() - 1;
          check.accept(curve, label(curve, more));
        }
      }
    }
  }

  private static String label(Curve curve, int more) {
    return curve.label() + (more == 0 ? "" : " and " + NumberFormatting.count(more, "more curve"));
  }

  private static List<List<Curve>> quantities(InputAnimation animation) {
    List<List<Curve>> groups = new ArrayList<>();
    for (Hand hand : animation.hands()) {
      groups.add(List.of(hand.tracked()));
      groups.add(List.of(hand.pinching()));
    }
    for (Pose pose : animation.poses()) {
      groups.add(pose.position());
      groups.add(pose.rotation());
    }
    if (animation.gaze() != null) {
      groups.add(animation.gaze().origin());
      groups.add(animation.gaze().direction());
    }
    return groups;
  }

  /** Numbers must be finite, except that Unity takes an infinite tangent as a step. */
  private static void valueNotFinite(InputAnimation animation, LintReport report) {
    for (Curve curve : animation.curves()) {
      if (!curve.isBoolean() && !hasOnlyFinite(curve)) {
        report.addRows(
            curve.label(),
            curve.size(),
            key -> badColumn(curve, key) >= 0,
            curve::at,
            key -> valueNotFinite(curve, key));
      }
    }
  }

  private static boolean hasOnlyFinite(Curve curve) {
    boolean finite = curve.facts().finite();
    for (int column = Curve.VALUE + 1; column < curve.keys().layout().columns().size(); column++) {
      finite = finite && curve.keys().isFinite(column);
    }
    return finite;
  }

  private static String valueNotFinite(Curve curve, int key) {
    int column = badColumn(curve, key);
    String name = curve.keys().layout().columns().get(column).field().name();
    String time = time(curve, key);
    return "the " + name + " of the key at " + time + " s is " + number(curve, key, column);
  }

  /** The first column with an invalid number, or -1. */
  private static int badColumn(Curve curve, int key) {
    List<RecordLayout.Column> columns = curve.keys().layout().columns();
    for (int column = Curve.VALUE; column < columns.size(); column++) {
      if (columns.get(column).kind().isFloat()) {
        float number = number(curve, key, column);
        if (!Float.isFinite(number) && (Float.isNaN(number) || !isTangent(columns.get(column)))) {
          return column;
        }
      }
    }
    return -1;
  }

  private static boolean isTangent(RecordLayout.Column column) {
    return column.field().id().endsWith("tangent");
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
    String time = time(curve, key);
    return "the key at " + time + " s is " + value + ", which counts as " + curve.isTrue(key);
  }
}
