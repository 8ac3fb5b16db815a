package dev.diptych.conformance.migration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A small save format through three versions, with the commands that its author would use. */
class SaveFormatTest {
  private static final Path FORMAT = Repository.path("conformance/save_format");

  @TempDir private Path temp;

  private final ByteArrayOutputStream messages = new ByteArrayOutputStream();

  static Stream<String> texts() throws IOException {
    try (Stream<Path> files = Files.list(FORMAT)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".twin"))
          .map(name -> name.replace(".twin", ""))
          .sorted()
          .toList()
          .stream();
    }
  }

  private static Path spec(int version) {
    return FORMAT.resolve("v" + version + "/save.ksy");
  }

  private int diptych(Object... words) {
    messages.reset();
    PrintStream out = new PrintStream(messages, true, UTF_8);
    Path cache = Repository.path("conformance/target/cache");
    Console console = new Console(InputStream.nullInputStream(), out, out, false, cache);
    return DiptychCommand.run(
        console, Stream.of(words).map(Object::toString).toArray(String[]::new));
  }

  private void done(Object... words) {
    assertThat(diptych(words)).as(messages.toString(UTF_8)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "2, 3", "1, 3"})
  void newSpecsReadOldBytesButNotOldTexts(int old, int now) {
    done("spec", "diff", "--face", "bytes", spec(old), spec(now));
    assertThat(diptych("spec", "diff", "--face", "texts", spec(old), spec(now))).isEqualTo(1);
    assertThat(messages.toString(UTF_8)).contains("header-changed");
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "2, 3", "1, 3"})
  void oldSpecsDoNotReadNewFiles(int old, int now) {
    String[] forward = {"spec", "diff", "--direction", "forward", "--face", "bytes"};
    Object[] words = Stream.concat(Stream.of(forward), Stream.of(spec(old), spec(now))).toArray();
    assertThat(diptych(words)).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void oldFilesAreRead(String name) throws IOException {
    Path file = compiled(name, 1);
    Map<String, String> old = values(1, file);
    old.put("health", old.remove("hp"));
    assertThat(values(2, file)).isEqualTo(old);
    assertThat(values(3, file)).isEqualTo(old);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textsMigrate(String name) throws IOException {
    Path two = migrated(name + ".twin", 1, 2);
    Golden.hold(FORMAT.resolve(name + ".2"), Files.readAllBytes(two));
    Path three = temp.resolve(name + "-3.twin");
    done("migrate", "--from", spec(2), "--to", spec(3), two, "-o", three);
    Golden.hold(FORMAT.resolve(name + ".3"), Files.readAllBytes(three));
    assertThat(migrated(name + ".twin", 1, 3)).hasSameTextualContentAs(three);
  }

  private Path migrated(String text, int from, int to) {
    Path target = temp.resolve(from + "-" + to + "-" + text);
    done(
        "migrate",
        "--from",
        spec(from),
        "--to",
        spec(to),
        "--allow-loss",
        FORMAT.resolve(text),
        "-o",
        target);
    return target;
  }

  @Test
  void aRemovedFieldWithAValueIsNamed() {
    assertThat(
            diptych("migrate", "--from", spec(1), "--to", spec(2), FORMAT.resolve("cheater.twin")))
        .isEqualTo(1);
    assertThat(messages.toString(UTF_8)).contains("cheats", "--allow-loss");
  }

  @Test
  void anOldNameIsExplained() throws IOException {
    Path text = temp.resolve("old.twin");
    Files.writeString(text, "Save Ver 2\nversion = 2\nhp = 1\ndifficulty = Hard\nlives = 1\nEof\n");
    assertThat(diptych("check", "--spec", spec(2), text)).isEqualTo(1);
    assertThat(messages.toString(UTF_8))
        .contains("'hp' is called 'health' since version 2")
        .contains("'Hard' is called 'Nightmare' since version 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"python", "go", "java"})
  void generatedParsersReadAllVersions(String language) throws Exception {
    SaveReader reader = new SaveReader(language, temp);
    done("generate", "--spec", spec(3), "--lang", language, "-d", reader.parser());
    for (String name : texts().toList()) {
      for (int version = 1; version <= 3; version++) {
        Path file = compiled(name, version);
        Map<String, String> expected = new TreeMap<>(values(3, file));
        expected.keySet().removeIf(key -> key.matches("magic|num_.*|.*ofs_text"));
        assertThat(reader.read(file)).as("%s, version %d", name, version).isEqualTo(expected);
      }
    }
  }

  @Test
  void aNewVersionMakesTheCheckFailUntilItIsGenerated() throws IOException {
    Path project = temp.resolve("project");
    Files.createDirectories(project);
    Files.copy(spec(2), project.resolve("save.ksy"));
    Path sources = project.resolve("parsers");
    List<Object> generate =
        List.of(
            "generate",
            "--spec",
            project.resolve("save.ksy"),
            "--lang",
            "python,go,java",
            "-d",
            sources);
    Object[] check = Stream.concat(generate.stream(), Stream.of("--check")).toArray();
    assertThat(diptych(check)).isEqualTo(1);
    done(generate.toArray());
    done(check);
    Files.write(project.resolve("save.ksy"), Files.readAllBytes(spec(3)));
    assertThat(diptych(check)).isEqualTo(1);
    assertThat(messages.toString(UTF_8)).contains("save.py", "save.go", "Save.java");
    done(generate.toArray());
    done(check);
  }

  /** A text of version 1 as a file of a version. */
  private Path compiled(String name, int version) throws IOException {
    Path text =
        version == 1 ? FORMAT.resolve(name + ".twin") : FORMAT.resolve(name + "." + version);
    Path copy = temp.resolve(name + version + ".twin");
    Files.write(copy, Files.readAllBytes(text));
    Path file = temp.resolve(name + version + ".sav");
    done("compile", "--spec", spec(version), copy, "-o", file);
    return file;
  }

  private static Map<String, String> values(int version, Path file) throws IOException {
    Engine engine = Specs.engine(spec(version));
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    LocatedDocument opened = engine.openBinary("save", bytes, Selection.ANY).value().orElseThrow();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InfosetWriter.write(opened.document(), out);
    return NamedValues.of(out.toByteArray());
  }
}
