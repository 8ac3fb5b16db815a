package dev.diptych.spectools.diff.change;

import dev.diptych.spectools.describe.Phrases;
import dev.diptych.twin.Face;
import java.util.ArrayList;
import java.util.List;

/** The summary of the changes between two specs. */
public final class Verdict {
  private Verdict() {}

  /** The lines of the summary; {@code old} and {@code now} are the names of the specs. */
  public static List<String> lines(String old, String now, List<Change> changes) {
    List<String> counts = new ArrayList<>();
    for (Impact impact : Impact.values()) {
      long count = changes.stream().filter(change -> change.impact() == impact).count();
      if (count > 0) {
        counts.add(count + " " + impact.words());
      }
    }
    String found = counts.isEmpty() ? "no changes" : String.join(", ", counts);
    return List.of(
        "from " + old + " to " + now + ": " + found,
        "old bytes: " + reads(Face.BINARY, changes),
        "old texts: " + reads(Face.TEXT, changes));
  }

  private static String reads(Face face, List<Change> changes) {
    long breaks = changes.stream().filter(change -> change.impact().breaks(face)).count();
    return breaks == 0
        ? "read as before"
        : "do not all read as before: " + Phrases.count(breaks, "change");
  }
}
