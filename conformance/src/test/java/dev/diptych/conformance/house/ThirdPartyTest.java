package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The page of licences lists what a built command runs with, and only the generator is under the
 * GPL.
 */
class ThirdPartyTest {
  private static final Path TARGET = Repository.path("runtime/cli/target");
  private static final Pattern HEADING = Pattern.compile("## .*`(.*)/`");
  private static final Pattern ROW = Pattern.compile("\\| `(.*\\.jar)` \\| (\\S+) \\| \\S.* \\|");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lib",
        "lib-lsp",
        "lib-plot",
        "lib-table",
        "lib-query",
        "lib-second",
        "lib-generator"
      })
  void everyJarIsListed(String folder) throws IOException {
    Path jars = TARGET.resolve(folder);
    assumeTrue(Files.isDirectory(jars), "the command is not built");
    try (Stream<Path> files = Files.list(jars)) {
      assertThat(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> !name.startsWith("diptych-")))
          .containsExactlyInAnyOrderElementsOf(listed().getOrDefault(folder, Map.of()).keySet());
    }
  }

  @Test
  void onlyTheGeneratorIsUnderTheGpl() throws IOException {
    Map<String, Map<String, String>> listed = listed();
    assertThat(listed.get("lib-generator").values()).contains("GPL-3.0-or-later");
    listed.remove("lib-generator");
    for (Map<String, String> jars : listed.values()) {
      assertThat(jars.values()).isSubsetOf("Apache-2.0", "BSD-3-Clause", "MIT");
    }
    Path jars = TARGET.resolve("lib");
    assumeTrue(Files.isDirectory(jars), "the command is not built");
    try (Stream<Path> files = Files.list(jars)) {
      assertThat(files.map(Path::toString))
          .noneMatch(name -> name.contains("scala") || name.contains("struct-compiler"));
    }
  }

  /** Licences by jar, by folder. */
  private static Map<String, Map<String, String>> listed() throws IOException {
    Map<String, Map<String, String>> listed = new TreeMap<>();
    Map<String, String> folder = new TreeMap<>();
    for (String line : Files.readAllLines(Repository.path("THIRD-PARTY.md"))) {
      Matcher heading = HEADING.matcher(line);
      if (heading.matches()) {
        folder = listed.computeIfAbsent(heading.group(1), name -> new TreeMap<>());
      }
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        folder.put(row.group(1), row.group(2));
      }
    }
    return listed;
  }
}
