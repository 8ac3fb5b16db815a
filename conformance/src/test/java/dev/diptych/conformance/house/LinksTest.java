package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links between pages of the documentation. */
class LinksTest {
  private static final Pattern CODE = Pattern.compile("(?s)```.*?```");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern ABSOLUTE = Pattern.compile("[a-z]+:.*");

  @Test
  void everyLinkHasATarget() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path page : pages()) {
      for (String link : links(page)) {
        links++;
        if (!exists(page, link)) {
          broken.add(Repository.root().relativize(page) + ": " + link);
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(links).isGreaterThan(150);
  }

  /** All pages except the golden files of tests, which refer to anchors of their own. */
  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root())) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .filter(file -> !file.toString().matches(".*/(target|node_modules|src/test)/.*"))
          .sorted()
          .toList();
    }
  }

  private static List<String> links(Path page) throws IOException {
    String text = CODE.matcher(Files.readString(page)).replaceAll("");
    return LINK.matcher(text)
        .results()
        .map(found -> found.group(1))
        .filter(link -> !ABSOLUTE.matcher(link).matches())
        .toList();
  }

  private static boolean exists(Path page, String link) throws IOException {
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
    boolean anchored = parts.length == 2 && target.toString().endsWith(".md");
    return Files.exists(target) && (!anchored || anchors(target).contains(parts[1]));
  }

  /** The anchors that renderers of Markdown give to headings. */
  private static List<String> anchors(Path page) throws IOException {
    return HEADING
        .matcher(Files.readString(page))
        .results()
        .map(MatchResult::group)
        .map(heading -> heading.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
        .toList();
  }
}
