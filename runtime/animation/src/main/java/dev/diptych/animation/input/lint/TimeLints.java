package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.note;
import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Marker;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import java.util.List;

/** Lints for the times of keys: finite, ascending, one key at a time, not before 0. */
final class TimeLints {
  private TimeLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "time-not-finite",
            TimeLints::notFinite,
            "It has no place on the time line; how Unity handles it is not documented."),
        warning(
            "times-unordered",
            TimeLints::unordered,
            "Unity sorts the keys when it loads them, and plays them in that order."),
        warning(
            "times-duplicate",
            TimeLints::duplicate,
            "Unity keeps both; which of them plays is not documented.",
            "For a jump, set the second key a little later."),
        note(
            "starts-before-zero",
            TimeLints::startsBeforeZero,
            "Recordings of a rolling buffer do; playback starts at 0 s."));
  }

  private static void notFinite(InputAnimation animation, LintReport report) {
    SharedTimes.forEach(
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
    SharedTimes.forEach(
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
    SharedTimes.forEach(
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
}
