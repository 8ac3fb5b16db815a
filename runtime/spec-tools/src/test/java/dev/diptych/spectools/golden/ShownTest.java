package dev.diptych.spectools.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.spectools.check.SpecReport;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.reference.SpecDocs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is shown of each spec in {@code views/} and of each format that ships: the report in {@code
 * check/}, the reference in {@code docs/}, the example in {@code example/}. {@code -Dbless}
 * rewrites them.
 */
class ShownTest {
  private static final Pattern LINK = Pattern.compile("href=\"#([^\"]*)\"");
  private static final Pattern ANCHOR = Pattern.compile(" id=\"([^\"]*)\"");

  /** The spec whose page is kept as HTML, too: it has all that has to be escaped. */
  private static final String ESCAPED = "words";

  static List<Path> shown() throws IOException {
    return Specs.shown();
  }

  @ParameterizedTest
  @MethodSource("shown")
  void outputIsUnchanged(Path spec) throws Exception {
    String name = Specs.name(spec);
    SpecView view = Specs.view(spec);
    Golden.hold(file("check", name + ".txt"), report(name, view));
    Golden.hold(file("docs", name + ".md"), SpecDocs.markdown(view));
    String html = SpecDocs.html(view);
    assertThat(all(ANCHOR, html)).containsAll(all(LINK, html));
    if (name.equals(ESCAPED)) {
      Golden.hold(file("docs", name + ".html"), html);
    }
    Golden.hold(file("example", name + ".twin"), Example.of(name + ".ksy", view).text());
  }

  /** The page, and below a line every field. */
  private static String report(String name, SpecView view) {
    List<String> lines = new ArrayList<>(SpecReport.lines(name + ".ksy", view, 0, false));
    lines.add("---");
    lines.addAll(SpecReport.lines(name + ".ksy", view, 0, true));
    return String.join("\n", lines) + "\n";
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "docs", "example"})
  void noGoldenFilesOfRemovedSpecsAreLeft(String folder) throws IOException {
    List<String> names = Specs.shown().stream().map(Specs::name).toList();
    try (Stream<Path> files = Files.list(Specs.RESOURCES.resolve(folder))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .allMatch(file -> names.contains(file.replaceFirst("\\.[^.]*$", "")));
    }
  }

  @Test
  void namesAreUnique() throws IOException {
    assertThat(Specs.shown().stream().map(Specs::name)).doesNotHaveDuplicates();
  }

  private static Path file(String folder, String name) {
    return Specs.RESOURCES.resolve(folder).resolve(name);
  }

  private static Set<String> all(Pattern pattern, String html) {
    Matcher matcher = pattern.matcher(html);
    return matcher
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
