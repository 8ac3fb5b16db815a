package dev.diptych.compiler.generate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Where {@code generated/} differs from what its sources give. */
public final class Drift {
  private Drift() {}

  /**
   * One sentence for each file that differs, is missing, or should not be there.
   *
   * @param wanted contents by path below the folder
   * @param generated the folder
   * @throws IOException where it cannot be read
   */
  public static List<String> between(Map<String, String> wanted, Path generated)
      throws IOException {
    List<String> drift = new ArrayList<>();
    Set<String> names = new TreeSet<>(wanted.keySet());
    Set<String> present = present(generated);
    names.addAll(present);
    for (String name : names) {
      if (!present.contains(name)) {
        drift.add(name + " is missing");
      } else if (!wanted.containsKey(name)) {
        drift.add(name + " is not generated from anything");
      } else if (!Files.readString(generated.resolve(name)).equals(wanted.get(name))) {
        drift.add(name + " differs from what its sources give");
      }
    }
    return drift;
  }

  /** What is generated and there now: not the build's own files. */
  static Set<String> present(Path generated) throws IOException {
    try (var all = Files.walk(generated)) {
      return all.filter(Files::isRegularFile)
          .map(path -> generated.relativize(path).toString().replace('\\', '/'))
          .filter(name -> !name.contains("target/") && !name.endsWith("pom.xml"))
          .filter(name -> !name.endsWith("README.md"))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
