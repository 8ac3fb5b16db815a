package dev.diptych.conformance.safety;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every promise of SECURITY.md has tests, and these exist. */
class BoundsPromisesTest {
  private static final Pattern PROMISE = Pattern.compile("\\| (.*) \\| (.*) \\|");
  private static final Pattern NAME = Pattern.compile("`(\\w+)(?:\\.(\\w+))?`");

  /** Sections whose sentences are no promises. */
  private static final Set<String> PROMISING = Set.of("What is promised");

  private static List<String> promises() throws IOException {
    List<String> lines = new ArrayList<>();
    String section = "";
    for (String line : Files.readAllLines(Repository.path("SECURITY.md"))) {
      section = line.startsWith("## ") ? line.substring(3) : section;
      boolean head = line.startsWith("| promise") || line.startsWith("|---");
      if (PROMISING.contains(section) && line.startsWith("|") && !head) {
        lines.add(line);
      }
    }
    return lines;
  }

  private static Map<String, Path> tests() throws IOException {
    Map<String, Path> tests = new HashMap<>();
    for (String folder : new String[] {"runtime", "conformance"}) {
      try (var files = Files.walk(Repository.path(folder))) {
        files
            .filter(file -> file.toString().contains("src/test/java"))
            .filter(file -> file.toString().endsWith("Test.java"))
            .forEach(file -> tests.put(file.getFileName().toString().replace(".java", ""), file));
      }
    }
    return tests;
  }

  @Test
  void everyPromiseHasTestsThatExist() throws IOException {
    Map<String, Path> tests = tests();
    List<String> missing = new ArrayList<>();
    List<String> promises = promises();
    for (String line : promises) {
      Matcher promise = PROMISE.matcher(line);
      assertThat(promise.matches()).as(line).isTrue();
      Matcher name = NAME.matcher(promise.group(2));
      int count = 0;
      while (name.find()) {
        count++;
        Path test = tests.get(name.group(1));
        String method = name.group(2);
        if (test == null
            || (method != null && !Files.readString(test).contains("void " + method + "("))) {
          missing.add(name.group());
        }
      }
      assertThat(count).as(line).isPositive();
    }
    assertThat(missing).isEmpty();
    assertThat(promises).hasSizeGreaterThan(25);
  }
}
