package dev.diptych.conformance.playback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The documentation of authored animations: its examples compile, its commands print the output
 * that it shows.
 */
class DocsTest {
  private static final Path DOCS = Example.FOLDER.resolveSibling("");
  private static final Pattern TEXT = Pattern.compile("```twin\n(.*?)```\n", Pattern.DOTALL);
  private static final Pattern FILE =
      Pattern.compile("\\(examples/(\\w+)\\.twin\\):\n\n```twin\n(.*?)```\n", Pattern.DOTALL);

  /** A file of the tutorial, or commands with their output. */
  private static final Pattern STEP =
      Pattern.compile(
          "<!-- (?<name>\\S+) -->\n```twin\n(?<text>.*?)```|```console\n(?<commands>.*?)```",
          Pattern.DOTALL);

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

  @ParameterizedTest
  @MethodSource("examples")
  void examplesPassTheCheckAndAreInTheCookbook(String name) throws IOException {
    String file = Example.FOLDER.resolve(name + ".twin").toString();
    assertThat(Example.run(InputStream.nullInputStream(), "check", file)).isEmpty();
    assertThat(read("cookbook.md")).contains("(examples/" + name + ".twin)");
  }

  @Test
  void theCookbookShowsItsFiles() throws IOException {
    List<MatchResult> shown = FILE.matcher(read("cookbook.md")).results().toList();
    assertThat(shown).hasSize(10);
    for (MatchResult file : shown) {
      assertThat(file.group(2))
          .isEqualTo(Files.readString(Example.FOLDER.resolve(file.group(1) + ".twin")));
    }
  }

  @Test
  void allExamplesOfTheReferenceCompile() throws IOException {
    List<MatchResult> texts = TEXT.matcher(read("authoring.md")).results().toList();
    assertThat(texts).hasSizeGreaterThan(8);
    for (MatchResult text : texts) {
      String whole = "Input Animation Ver 1.1\n" + text.group(1) + "Eof\n";
      Example.run(new ByteArrayInputStream(whole.getBytes(UTF_8)), "compile", "-");
    }
  }

  @Test
  void allWordsAreInTheReference() throws IOException {
    String reference = read("authoring.md");
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

  @Test
  void theTutorialPrintsWhatItSays(@TempDir Path folder) throws IOException {
    String page = read("tutorial.md");
    StringBuilder run = new StringBuilder();
    Matcher step = STEP.matcher(page);
    while (step.find()) {
      String result = step.group();
      if (step.group("name") != null) {
        Files.writeString(folder.resolve(step.group("name")), step.group("text"));
      } else {
        result = "```console\n" + console(step.group("commands"), folder) + "```";
      }
      step.appendReplacement(run, Matcher.quoteReplacement(result));
    }
    step.appendTail(run);
    Golden.hold(DOCS.resolve("tutorial.md"), run.toString());
  }

  private static String console(String block, Path folder) {
    StringBuilder printed = new StringBuilder();
    block
        .lines()
        .filter(line -> line.startsWith("$ diptych "))
        .forEach(line -> printed.append(line).append('\n').append(output(line, folder)));
    return printed.toString();
  }

  private static String output(String line, Path folder) {
    String[] words = line.substring("$ diptych ".length()).split(" ", -1);
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].matches(".*\\.(twin|bin)") ? folder + "/" + words[i] : words[i];
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream messages = new PrintStream(out, true, UTF_8);
    Path cache = Repository.path("conformance/target/cache");
    DiptychCommand.run(
        new Console(InputStream.nullInputStream(), out, messages, false, cache), words);
    return out.toString(UTF_8).replace(folder + "/", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"authoring.md", "cookbook.md", "tutorial.md", "unity.md"})
  void linksLeadToFiles(String page) throws IOException {
    for (MatchResult link :
        Pattern.compile("\\]\\(([^)#]+)").matcher(read(page)).results().toList()) {
      assertThat(DOCS.resolve(link.group(1)).normalize()).exists();
    }
  }
}
