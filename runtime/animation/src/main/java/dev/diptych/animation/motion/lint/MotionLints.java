package dev.diptych.animation.motion.lint;

import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.animation.report.QuotedName;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.schema.FormatName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Lints for motions: tracks that are there twice, keys in no order, quaternions that are none. */
public final class MotionLints {
  /** Real files are within 1e-6; people write three decimals. */
  private static final double TOLERANCE = 1e-3;

  private static final Set<String> CURVES = Set.of("linear", "spline");

  private MotionLints() {}

  /** The lints in the order of their reports. */
  public static List<Lint> all() {
    return List.of(
        new TracksLint(
            "duplicate-track",
            MotionLints::duplicates,
            "Readers find tracks by their names: which of them plays is not known. Give one of them"
                + " another name, class or member, or put all keys into one."),
        new TracksLint(
            "unknown-curve", MotionLints::curves, "Known are \"linear\" and \"spline\"."),
        new TracksLint(
            "frames-unordered",
            MotionLints::unordered,
            "Mikoto writes keys in ascending order of frames, and readers rely on it."),
        new TracksLint(
            "frames-duplicate",
            MotionLints::repeated,
            "Which of them plays is not known: remove one, or move it to another frame."),
        new TracksLint(
            "quaternion-not-unit",
            MotionLints::lengths,
            "A rotation is a quaternion of length 1: divide x, y, z and w by that length; (0 0 0 1)"
                + " is no rotation."));
  }

  /** Reports what is wrong with tracks. */
  @FunctionalInterface
  private interface Check {
    void run(List<TrackEntry> tracks, LintReport report);
  }

  /** One lint. */
  private record TracksLint(String code, Check check, String hint) implements Lint {
    @Override
    public boolean appliesTo(FormatName format) {
      return MotionReader.isIn(format);
    }

    @Override
    public void check(Document document, LintSink sink) {
      LintReport report = new LintReport(sink, Severity.WARNING, code, List.of(hint));
      check.run(TrackEntry.of(document.root()).tracks(), report);
      report.close();
    }
  }

  private static void duplicates(List<TrackEntry> tracks, LintReport report) {
    Set<List<Object>> seen = new HashSet<>();
    for (TrackEntry track : tracks) {
      List<Object> identity =
          List.of(
              track.motion().toString(),
              track.isRotation(),
              track.name("name"),
              track.name("class_name"),
              track.name("member"));
      if (!seen.add(identity)) {
        report.add(
            track.path().field("name"),
            "there is a %s of class %s and member %s already"
                .formatted(
                    track.label(),
                    QuotedName.of(track.name("class_name")),
                    QuotedName.of(track.name("member"))));
      }
    }
  }

  private static void curves(List<TrackEntry> tracks, LintReport report) {
    for (TrackEntry track : tracks) {
      String curve = track.name("curve");
      if (!CURVES.contains(curve)) {
        report.add(
            track.path().field("curve"),
            "%s has the unknown curve %s".formatted(track.label(), QuotedName.of(curve)));
      }
    }
  }

  private static void unordered(List<TrackEntry> tracks, LintReport report) {
    for (TrackEntry track : tracks) {
      report.addRows(
          track.label(),
          track.keys().rows(),
          row -> row > 0 && track.frame(row) < track.frame(row - 1),
          track::at,
          row ->
              "the key at frame %d is after one at frame %d"
                  .formatted(track.frame(row), track.frame(row - 1)));
    }
  }

  private static void repeated(List<TrackEntry> tracks, LintReport report) {
    for (TrackEntry track : tracks) {
      report.addRows(
          track.label(),
          track.keys().rows(),
          row -> row > 0 && track.frame(row) == track.frame(row - 1),
          track::at,
          row -> "two keys are at frame " + track.frame(row));
    }
  }

  private static void lengths(List<TrackEntry> tracks, LintReport report) {
    for (TrackEntry track : tracks) {
      report.addRows(
          track.label(),
          track.isRotation() ? track.keys().rows() : 0,
          row -> !(Math.abs(track.length(row) - 1) <= TOLERANCE),
          track::at,
          row ->
              "the quaternion at frame %d has the length %s"
                  .formatted(track.frame(row), NumberFormatting.rounded(track.length(row), 4)));
    }
  }
}
