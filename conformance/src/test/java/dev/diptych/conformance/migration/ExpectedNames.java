package dev.diptych.conformance.migration;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a pair of specs changes, as its author states it, without the code that migrates. Lines of
 * {@code names.tsv}: {@code renamed old new}, {@code added path}, {@code removed path}, and {@code
 * changed path old new} for values, where {@code *} is any value. Paths are those of fields,
 * without the indexes of elements. All other values must be equal.
 */
final class ExpectedNames {
  private final List<String[]> lines;

  ExpectedNames(Path pair) {
    this.lines = Table.read(pair.resolve("names.tsv"));
  }

  /** Compares two documents by names. */
  void compare(Map<String, String> old, Map<String, String> now) {
    Map<String, String> renamed = new LinkedHashMap<>();
    old.forEach((path, value) -> renamed.put(rename(path), value));
    List<String> differences = new ArrayList<>();
    renamed.forEach(
        (path, value) -> {
          boolean gone = !now.containsKey(path) && isListed("removed", path);
          if (!gone && !isSame(path, value, now.get(path))) {
            differences.add(path + " was " + value + " and is " + now.get(path));
          }
        });
    for (String path : now.keySet()) {
      if (!renamed.containsKey(path) && !isListed("added", path) && !isAnything(path)) {
        differences.add(path + " is new: " + now.get(path));
      }
    }
    assertThat(differences).isEmpty();
  }

  private String rename(String path) {
    for (String[] line : lines) {
      if (line[0].equals("renamed") && isBelow(path, line[1])) {
        // The indexes of elements stay where they are.
        String[] from = line[1].split("\\.", -1);
        String[] to = line[2].split("\\.", -1);
        String[] steps = path.split("\\.", -1);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < to.length; i++) {
          String index =
              i < from.length && i < steps.length ? steps[i].replaceFirst("^[^\\[]*", "") : "";
          all.add(to[i] + index);
        }
        for (int i = from.length; i < steps.length; i++) {
          all.add(steps[i]);
        }
        return String.join(".", all);
      }
    }
    return path;
  }

  private boolean isListed(String kind, String path) {
    return lines.stream().anyMatch(line -> line[0].equals(kind) && isBelow(path, line[1]));
  }

  private boolean isAnything(String path) {
    return lines.stream()
        .anyMatch(
            line -> line[0].equals("changed") && line[3].equals("*") && isBelow(path, line[1]));
  }

  private boolean isSame(String path, String before, String now) {
    if (before.equals(now)) {
      return true;
    }
    return lines.stream()
        .filter(line -> line[0].equals("changed") && isBelow(path, line[1]))
        .anyMatch(line -> is(line[2], before) && is(line[3], now));
  }

  private static boolean is(String expected, String value) {
    return expected.equals("*") || expected.equals(value);
  }

  private static boolean isBelow(String path, String name) {
    String plain = path.replaceAll("\\[\\d+]", "");
    return plain.equals(name) || plain.startsWith(name + ".");
  }
}
