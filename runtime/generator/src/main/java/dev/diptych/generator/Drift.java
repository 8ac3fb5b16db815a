package dev.diptych.generator;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The differences between a folder and what its sources generate. */
public final class Drift {
  /** Folders that builds create. */
  private static final Pattern BUILT = Pattern.compile("(^|/)(target|node_modules|__pycache__)/");

  private Drift() {}

  /**
   * One sentence for each file that differs, is missing, or should not be there.
   *
   * @param wanted contents by path below the folder
   * @param generated the folder, with generated files only
   * @throws IOException where it cannot be read
   */
  public static List<String> between(Map<String, String> wanted, Path generated)
      throws IOException {
    Map<String, String> drift = new TreeMap<>(outdated(wanted, generated));
    for (String name : present(generated)) {
      if (!wanted.containsKey(name)) {
        drift.put(name, "is not generated from anything");
      }
    }
    return drift.entrySet().stream().map(e -> e.getKey() + " " + e.getValue()).toList();
  }

  /**
   * The files that differ or are missing, in order, with the reason. Other files in the folder are
   * ignored.
   *
   * @param wanted contents by path below the folder
   * @param folder the folder, which may be absent
   * @throws IOException where a file cannot be read
   */
  public static Map<String, String> outdated(Map<String, String> wanted, Path folder)
      throws IOException {
    Map<String, String> outdated = new TreeMap<>();
    for (Map.Entry<String, String> file : wanted.entrySet()) {
      Path path = folder.resolve(file.getKey());
      if (!Files.isRegularFile(path)) {
        outdated.put(file.getKey(), "is missing");
      } else if (!Arrays.equals(Files.readAllBytes(path), file.getValue().getBytes(UTF_8))) {
        outdated.put(file.getKey(), "differs from what its sources give");
      }
    }
    return outdated;
  }

  /** The existing generated files, without those that builds create. */
  static Set<String> present(Path generated) throws IOException {
    try (var all = Files.walk(generated)) {
      return all.filter(Files::isRegularFile)
          .map(path -> generated.relativize(path).toString().replace('\\', '/'))
          .filter(name -> !BUILT.matcher(name).find())
          .filter(name -> !name.endsWith("pom.xml") && !name.endsWith("README.md"))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
