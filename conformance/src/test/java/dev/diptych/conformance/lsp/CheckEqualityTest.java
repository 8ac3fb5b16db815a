package dev.diptych.conformance.lsp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An editor shows of each text of the vectors what the command {@code check} prints. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CheckEqualityTest {
  private static final List<String> FOLDERS =
      List.of(
          "conformance/vectors/invalid/text",
          "conformance/authored/valid",
          "conformance/authored/invalid",
          "conformance/authored/expect",
          "conformance/authored/mistakes",
          "runtime/animation/docs/examples",
          "spec/formats/input_animation/examples",
          "spec/formats/mikoto_motion/examples");

  private static final Path CACHE = Repository.path("conformance/target/cache");

  private Editor editor;

  @BeforeAll
  void start() throws IOException {
    editor = Editor.inProcess();
  }

  @AfterAll
  void end() {
    assertThat(editor.end()).isZero();
    assertThat(editor.log()).isEmpty();
    editor.close();
  }

  /** The texts of the formats that ship; one that is not UTF-8 is no text of an editor. */
  static Stream<Path> texts() throws IOException {
    List<Path> texts = new ArrayList<>();
    for (String folder : FOLDERS) {
      try (Stream<Path> files = Files.walk(Repository.path(folder))) {
        files
            .filter(
                file ->
                    file.toString().matches(".*\\.(twin|mkm)") && isUtf8(file) && !hasOptions(file))
            .sorted()
            .forEach(texts::add);
      }
    }
    return texts.stream();
  }

  private static boolean isUtf8(Path file) {
    try {
      UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file)));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean hasOptions(Path file) {
    Path list = file.resolveSibling("cases.tsv");
    String name = file.getFileName().toString().replaceFirst("\\.twin$", "");
    try (Stream<String> lines = Files.exists(list) ? Files.lines(list, UTF_8) : Stream.empty()) {
      return lines
          .map(line -> line.split("\t", -1))
          .anyMatch(line -> line[0].equals(name) && line.length > 2 && !line[2].isEmpty());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void thereAreTexts() throws IOException {
    assertThat(texts().count()).isGreaterThan(300);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void showsWhatCheckPrints(Path file) throws IOException {
    String text = Files.readString(file);
    String uri = file.toUri().toString();
    editor.open(uri, text);
    editor.idle();
    List<String> shown = new ArrayList<>();
    editor
        .published()
        .forEach(
            (document, found) -> {
              for (Diagnostic diagnostic : found.getDiagnostics()) {
                if (!diagnostic.getMessage().getLeft().startsWith("in '")) {
                  shown.add(line(document, diagnostic));
                }
              }
            });
    editor.close(uri);
    assertThat(shown).containsExactlyInAnyOrderElementsOf(checked(file));
    editor.published().clear();
  }

  private static String line(String uri, Diagnostic diagnostic) {
    Position start = diagnostic.getRange().getStart();
    Position end = diagnostic.getRange().getEnd();
    return "%s:%d:%d-%d:%d %s %s"
        .formatted(
            Path.of(java.net.URI.create(uri)).getFileName(),
            start.getLine(),
            start.getCharacter(),
            end.getLine(),
            end.getCharacter(),
            diagnostic.getCode().getLeft(),
            diagnostic.getMessage().getLeft());
  }

  /** The lines of the command for {@code file}. */
  private static List<String> checked(Path file) throws IOException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            new PrintStream(err, true, UTF_8),
            false,
            CACHE);
    DiptychCommand.run(console, "check", "--message-format", "json", file.toString());
    List<String> lines = new ArrayList<>();
    for (String json : err.toString(UTF_8).lines().toList()) {
      lines.add(line(JSON.std.mapFrom(json)));
    }
    return lines;
  }

  private static String line(Map<String, Object> message) throws IOException {
    Path in = Path.of((String) message.get("file"));
    String text = new String(Files.readAllBytes(in), UTF_8);
    StringBuilder line = new StringBuilder(in.getFileName() + ":");
    if (message.get("text") instanceof Map<?, ?> region) {
      line.append(position(text, region.get("line"), region.get("column")));
      line.append('-').append(position(text, region.get("end_line"), region.get("end_column")));
    } else {
      line.append("0:0-0:").append(lines(text).get(0).length());
    }
    line.append(' ').append(message.get("code")).append(' ').append(message.get("message"));
    if (message.get("help") instanceof List<?> helps) {
      helps.forEach(help -> line.append("\nhelp: ").append(help));
    }
    if (message.get("notes") instanceof List<?> notes) {
      notes.stream()
          .filter(note -> !note.toString().matches("(?s).*, .+:\\d+:\\d+"))
          .forEach(note -> line.append("\nnote: ").append(note));
    }
    return line.toString();
  }

  /** A line and a column in code points, both from 1, as a position of the protocol. */
  private static String position(String text, Object line, Object column) {
    List<String> lines = lines(text);
    int index = (int) line - 1;
    String content = index < lines.size() ? lines.get(index) : "";
    boolean marked = index == 0 && content.startsWith("\uFEFF");
    int points = (int) column - 1 + (marked ? 1 : 0);
    int length = content.codePointCount(0, content.length());
    return index + ":" + content.offsetByCodePoints(0, Math.min(points, length));
  }

  private static List<String> lines(String text) {
    return List.of(text.split("\\r\\n|\\n|\\r", -1));
  }
}
