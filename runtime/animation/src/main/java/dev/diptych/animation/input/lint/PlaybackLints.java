package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.note;
import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Marker;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.document.Path;
import java.util.List;

/**
 * Lints for markers that playback does not find or reach, and for an animation that is too short.
 */
final class PlaybackLints {
  private PlaybackLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "markers-unordered",
            PlaybackLints::markersUnordered,
            "MRTK finds markers by binary search, which fails if they are not in order.",
            "Put them in ascending order of time."),
        note(
            "marker-after-end",
            PlaybackLints::markerAfterEnd,
            "Playback does not reach it: only keys make an animation longer."),
        note(
            "marker-before-start",
            PlaybackLints::markerBeforeStart,
            "Playback starts at 0 s and does not reach it."),
        note(
            "nothing-to-play",
            PlaybackLints::nothingToPlay,
            "Playback ends immediately: it needs a key after 0 s."));
  }

  /** MRTK finds markers by binary search. */
  private static void markersUnordered(InputAnimation animation, LintReport report) {
    List<Marker> markers = animation.markers();
    for (int i = 1; i < markers.size(); i++) {
      Marker before = markers.get(i - 1);
      Marker marker = markers.get(i);
      if (marker.time() < before.time()) {
        report.add(
            marker.path(),
            "the marker at %s s is after one at %s s".formatted(time(marker), time(before)));
      }
    }
  }

  private static void markerAfterEnd(InputAnimation animation, LintReport report) {
    float end = animation.duration();
    for (Marker marker : animation.markers()) {
      if (end > 0 && marker.time() > end) {
        report.add(
            marker.path(),
            "the marker at %s s is after the end at %s s"
                .formatted(time(marker), NumberFormatting.exact(end)));
      }
    }
  }

  private static void markerBeforeStart(InputAnimation animation, LintReport report) {
    for (Marker marker : animation.markers()) {
      if (marker.time() < 0) {
        report.add(marker.path(), "the marker at " + time(marker) + " s is before the start");
      }
    }
  }

  private static void nothingToPlay(InputAnimation animation, LintReport report) {
    if (animation.isEmpty()) {
      report.add(Path.ROOT, "the animation has no keys");
    } else if (animation.duration() <= 0) {
      report.add(Path.ROOT, "the animation has no key after 0 s");
    }
  }

  private static String time(Marker marker) {
    return NumberFormatting.exact(marker.time());
  }
}
