package dev.diptych.conformance.playback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.family.FormatFamily;
import dev.diptych.family.Template;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every template compiles and passes the check without a message. */
class TemplatesTest {
  private static final String GESTURES = "gestures";

  @TempDir private Path folder;

  static List<String> texts() {
    return templates().stream().map(Template::name).filter(name -> !name.equals(GESTURES)).toList();
  }

  private static List<Template> templates() {
    return ServiceLoader.load(FormatFamily.class).stream()
        .flatMap(family -> family.get().templates().stream())
        .toList();
  }

  @Test
  void namesAreUnique() {
    assertThat(templates()).extracting(Template::name).doesNotHaveDuplicates().contains("head");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void passesTheCheck(String name) {
    Path file = create(name);
    assertThat(run("check", file.toString())).isEmpty();
    assertThat(run("compile", file.toString())).isNotEmpty();
    assertThat(new String(run("expand", file.toString()), UTF_8)).contains("Eof");
  }

  private Path create(String name) {
    assertThat(run("new", name, "-o", folder.toString())).isEmpty();
    Template template =
        templates().stream().filter(each -> each.name().equals(name)).findAny().orElseThrow();
    return folder.resolve(name + template.extension());
  }

  private static byte[] run(String... args) {
    return Example.run(InputStream.nullInputStream(), args);
  }

  @Test
  void gesturesCanBeIncludedAndChanged() throws IOException {
    String gestures = Files.readString(create(GESTURES));
    Files.writeString(
        folder.resolve("gestures.twin"),
        gestures + "\ngesture Bow { like = Open  thumb = (0 0 0 0) }\n");
    StringBuilder rows = new StringBuilder();
    for (MatchResult name :
        Pattern.compile("gesture (\\w+) \\{").matcher(gestures).results().toList()) {
      rows.append(" +1s ").append(name.group(1));
    }
    Path text = folder.resolve("text.twin");
    Files.writeString(
        text,
        "Input Animation Ver 1.1\ninclude \"gestures.twin\"\nCamera { move { 0 (0 1.6 0) } }\n"
            + "Hands { Right { move Wrist { 0 (0 1.2 0.4) } gesture { 0 Bow"
            + rows
            + " } } }\nEof\n");
    assertThat(run("check", text.toString())).isEmpty();
  }
}
