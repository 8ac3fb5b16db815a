package dev.diptych.conformance.playback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The documentation of authored animations: its examples compile. */
class DocsTest {
  private static final Path DOCS = Example.FOLDER.resolveSibling("");
  private static final Pattern TEXT = Pattern.compile("```twin\n(.*?)```\n", Pattern.DOTALL);
  private static final Pattern FILE =
      Pattern.compile("\\(examples/(\\w+)\\.twin\\):\n\n```twin\n(.*?)```\n", Pattern.DOTALL);

  static List<String> examples() throws IOException {
    try (Stream<Path> files = Files.list(Example.FOLDER)) {
      return files
          .map(file -> String.valueOf(file.getFileName()).replace(".twin", ""))
          .sorted()
          .toList();
    }
  }

  private static String read(String page) throws IOException {
    return Files.readString(DOCS.resolve(page));
  }

  private static String cookbooks() throws IOException {
    return read("cookbook.md") + read("cookbook-scenes.md");
  }

  @ParameterizedTest
  @MethodSource("examples")
  void examplesPassTheCheckAndAreInTheCookbook(String name) throws IOException {
    String file = Example.FOLDER.resolve(name + ".twin").toString();
    assertThat(Example.run(InputStream.nullInputStream(), "check", file)).isEmpty();
    assertThat(cookbooks()).contains("(examples/" + name + ".twin)");
  }

  @Test
  void theCookbookShowsItsFiles() throws IOException {
    List<MatchResult> shown = FILE.matcher(cookbooks()).results().toList();
    assertThat(shown).hasSize(19);
    for (MatchResult file : shown) {
      assertThat(file.group(2))
          .isEqualTo(Files.readString(Example.FOLDER.resolve(file.group(1) + ".twin")));
    }
  }

  @Test
  void allExamplesOfTheReferenceCompile() throws IOException {
    List<MatchResult> texts =
        TEXT.matcher(read("authoring.md") + read("scenes.md")).results().toList();
    assertThat(texts).hasSizeGreaterThan(8);
    for (MatchResult text : texts) {
      String whole = "Input Animation Ver 1.1\n" + text.group(1) + "Eof\n";
      Example.run(new ByteArrayInputStream(whole.getBytes(UTF_8)), "compile", "-");
    }
  }

  @Test
  void allWordsAreInTheReference() throws IOException {
    String reference = read("authoring.md") + read("scenes.md");
    for (String word : new dev.diptych.animation.authoring.InputVocabulary().words()) {
      assertThat(reference).contains(word);
    }
    for (MatchResult name :
        Pattern.compile("(?m)^gesture (\\w+)")
            .matcher(
                new String(Example.run(InputStream.nullInputStream(), "new", "gestures"), UTF_8))
            .results()
            .toList()) {
      assertThat(reference).contains(name.group(1));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"authoring.md", "cookbook.md", "recordings.md", "tutorial.md", "unity.md"})
  void linksLeadToFiles(String page) throws IOException {
    for (MatchResult link :
        Pattern.compile("\\]\\(([^)#]+)").matcher(read(page)).results().toList()) {
      assertThat(DOCS.resolve(link.group(1)).normalize()).exists();
    }
  }
}
