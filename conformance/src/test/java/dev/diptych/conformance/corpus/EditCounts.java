package dev.diptych.conformance.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts edits by their format and kind, and the rejected by kind and code too. */
final class EditCounts {
  private final Map<String, Integer> done = new TreeMap<>();
  private final Map<String, Integer> codes = new TreeMap<>();
  private int rejected;

  void done(String format, RandomEdits.Kind kind) {
    done.merge("done\t" + format + "\t" + kind.shown(), 1, Integer::sum);
  }

  void rejected(String format, RandomEdits.Kind kind, String code) {
    rejected++;
    codes.merge("rejected\t" + format + "\t" + kind.shown() + "\t" + code, 1, Integer::sum);
  }

  /** How many were rejected. */
  int rejected() {
    return rejected;
  }

  /** Writes a table of all counts. */
  void write(Path table) throws IOException {
    List<String> lines = new ArrayList<>();
    done.forEach((key, count) -> lines.add(key + "\t\t" + count));
    codes.forEach((key, count) -> lines.add(key + "\t" + count));
    Files.write(table, lines);
  }
}
