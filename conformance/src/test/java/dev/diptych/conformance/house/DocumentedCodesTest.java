package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.model.diagnostic.Codes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The pages list the codes that exist. A diagnostic with an unregistered code fails the assertion
 * of {@link dev.diptych.model.diagnostic.Diagnostic} in every test that meets it.
 */
class DocumentedCodesTest {
  private static final String PAGE = "runtime/cli/docs/diagnostics.md";
  private static final String DIFFERENCES = "runtime/spec-tools/docs/spec-diff.md";
  private static final Pattern TABLE =
      Pattern.compile("(?m)^## (.*)\n((?:(?!## ).*\n)*?\\| code .*\n.*\n)((?:^\\|.*\n)+)");

  private final Set<String> documented = new TreeSet<>();

  @Test
  void thePagesListTheRegisteredCodes() throws IOException {
    hold(PAGE, "| `%s` | %s | %s |\n");
    // What a difference breaks determines the severity, for each case.
    hold(DIFFERENCES, "| `%1$s` | %3$s |\n");
    assertThat(documented)
        .isEqualTo(Codes.all().stream().map(Codes.Code::section).collect(Collectors.toSet()));
  }

  /** Holds the tables of a page to the codes of the sections that it has. */
  private void hold(String name, String row) throws IOException {
    Path page = Repository.path(name);
    String generated =
        TABLE
            .matcher(Files.readString(page))
            .replaceAll(found -> Matcher.quoteReplacement(section(found, row)));
    Golden.hold(page, generated);
  }

  private String section(MatchResult found, String row) {
    documented.add(found.group(1));
    String rows =
        Codes.all().stream()
            .filter(code -> code.section().equals(found.group(1)))
            .sorted(Comparator.comparing(Codes.Code::id))
            .map(code -> row.formatted(code.id(), code.severity().word(), code.meaning()))
            .collect(Collectors.joining());
    return "## " + found.group(1) + "\n" + found.group(2) + rows;
  }

  @Test
  void everyRegisteredCodeIsUsed() throws IOException {
    String sources = sources("runtime");
    for (Codes.Code code : Codes.all()) {
      assertThat(sources.contains(code.id())).as("%s is used", code.id()).isTrue();
    }
  }

  private static String sources(String folder) throws IOException {
    StringBuilder all = new StringBuilder();
    try (var files = Files.walk(Repository.path(folder))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        if (file.toString().replace('\\', '/').contains("/src/main/java/")) {
          all.append(Files.readString(file));
        }
      }
    }
    return all.toString();
  }
}
