package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A table of differences: spec, file, difference, reason. {@code -Dbless} writes those that were
 * found, and keeps the reasons; a reason is written by hand.
 */
final class KnownDifferences {
  private static final String HEADER = "# spec\tfile\tdifference\treason";

  private final Path table;
  private final Map<String, String> reasons = new TreeMap<>();
  private final Set<String> found = new TreeSet<>();

  private KnownDifferences(Path table) {
    this.table = table;
  }

  static KnownDifferences read(Path table) throws IOException {
    KnownDifferences known = new KnownDifferences(table);
    for (String line : Files.exists(table) ? Files.readAllLines(table) : List.<String>of()) {
      int reason = line.lastIndexOf('\t');
      if (!line.startsWith("#")) {
        known.reasons.put(line.substring(0, reason), line.substring(reason + 1));
      }
    }
    return known;
  }

  /** Adds a difference; null for none. */
  void add(String spec, String file, @Nullable String difference) {
    if (difference != null) {
      found.add(spec + "\t" + file + "\t" + difference);
    }
  }

  /**
   * Holds what was found to the table.
   *
   * @param all whether all of the table must be found
   */
  void hold(boolean all) throws IOException {
    if (Golden.blessing()) {
      List<String> lines = new ArrayList<>(List.of(HEADER));
      found.forEach(each -> lines.add(each + "\t" + reasons.getOrDefault(each, "")));
      Files.write(table, lines);
    }
    assertThat(reasons.keySet()).as("differences with a reason").containsAll(found);
    assertThat(reasons.values()).as("reasons").noneMatch(String::isBlank);
    if (all) {
      assertThat(found).as("differences that are listed").containsAll(reasons.keySet());
    }
  }
}
