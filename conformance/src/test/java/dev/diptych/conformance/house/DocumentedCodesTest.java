package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every code that the product can say stands in the lists of codes, and no other. */
class DocumentedCodesTest {
  private static final List<String> PAGES =
      List.of("runtime/cli/docs/diagnostics.md", "runtime/compiler/docs/spec-diff.md");

  private static final Pattern LISTED = Pattern.compile("`([a-z0-9-]+)`");
  private static final Pattern SAID =
      Pattern.compile(
          "(?:error|warning|note|refuse|report|finding|IoFailure|word)\\(\\s*"
              + "(?:Severity\\.\\w+,\\s*)?\"([a-z0-9]+(?:-[a-z0-9]+)*)\"");

  @Test
  void whatIsSaidIsListed() throws IOException {
    assertThat(listed()).containsAll(said());
  }

  @Test
  void whatIsListedIsSaid() throws IOException {
    String sources = sources();
    for (String code : listed()) {
      assertThat(sources).as("is %s said anywhere?", code).contains(code);
    }
  }

  private static Set<String> listed() throws IOException {
    Set<String> codes = new TreeSet<>();
    for (String page : PAGES) {
      codes.addAll(listed(Repository.path(page)));
    }
    return codes;
  }

  private static Set<String> listed(Path page) throws IOException {
    Set<String> codes = new TreeSet<>();
    for (String line : Files.readAllLines(page)) {
      // A code stands in the first column of a table.
      String first = line.startsWith("| `") ? line.split("\\|", -1)[1] : "";
      Matcher matcher = LISTED.matcher(first);
      while (matcher.find()) {
        codes.add(matcher.group(1));
      }
    }
    return codes;
  }

  private static Set<String> said() throws IOException {
    Set<String> codes = new TreeSet<>();
    Matcher matcher = SAID.matcher(sources());
    while (matcher.find()) {
      codes.add(matcher.group(1));
    }
    return codes;
  }

  private static String sources() throws IOException {
    StringBuilder all = new StringBuilder();
    try (var files = Files.walk(Repository.path("runtime"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        if (file.toString().replace('\\', '/').contains("/src/main/java/")) {
          all.append(Files.readString(file));
        }
      }
    }
    return all.toString();
  }
}
