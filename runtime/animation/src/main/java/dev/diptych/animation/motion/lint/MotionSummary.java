package dev.diptych.animation.motion.lint;

import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.animation.report.QuotedName;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Summarises motions: what they are called, how long they last, and what they move. */
public final class MotionSummary {
  private static final int MAX_NAMES = 5;

  private MotionSummary() {}

  /** Labels and values in the order to print them; {@code document} must be a motion. */
  public static Map<String, String> of(Document document) {
    TrackEntry.Contents contents = TrackEntry.of(document.root());
    List<TrackEntry> tracks = contents.tracks();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("motions", motions(contents.motions()));
    facts.put("tracks", tracks(tracks));
    facts.put("keys", keys(tracks));
    TreeSet<String> curves = new TreeSet<>();
    tracks.forEach(track -> curves.add(track.name("curve")));
    if (!curves.isEmpty()) {
      facts.put("curves", names(curves.stream().map(QuotedName::of).toList()));
    }
    return facts;
  }

  private static String motions(List<Struct> motions) {
    return motions.isEmpty()
        ? "none"
        : motions.size() + ": " + names(motions.stream().map(MotionSummary::motion).toList());
  }

  /** Frames per second are not in the file, so neither is a duration in seconds. */
  private static String motion(Struct motion) {
    boolean loops = number(motion, "looped") != 0;
    return "%s to frame %d%s"
        .formatted(
            QuotedName.of(MotionReader.name(motion, "name")),
            (int) number(motion, "endframe"),
            loops ? ", again and again" : "");
  }

  private static long number(Struct struct, String field) {
    return ((Scalar) struct.require(field)).bits();
  }

  private static String tracks(List<TrackEntry> tracks) {
    int rotations = (int) tracks.stream().filter(TrackEntry::isRotation).count();
    return tracks.isEmpty()
        ? "none"
        : "%s, %s"
            .formatted(
                NumberFormatting.count(rotations, "rotation"),
                NumberFormatting.count(tracks.size() - rotations, "position"));
  }

  private static String keys(List<TrackEntry> tracks) {
    long count = 0;
    int first = Integer.MAX_VALUE;
    int last = Integer.MIN_VALUE;
    for (TrackEntry track : tracks) {
      count += track.keys().rows();
      for (int row = 0; row < track.keys().rows(); row++) {
        first = Math.min(first, track.frame(row));
        last = Math.max(last, track.frame(row));
      }
    }
    return count == 0 ? "none" : "%d, from frame %d to %d".formatted(count, first, last);
  }

  private static String names(List<String> names) {
    String first = String.join("; ", names.subList(0, Math.min(MAX_NAMES, names.size())));
    return names.size() > MAX_NAMES ? first + "; ..." : first;
  }
}
