package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Common commands do not load what takes long and is not needed for a valid file. */
class StartedClassesTest {
  private static final Path EXAMPLE =
      Repository.path("spec/formats/input_animation/examples/head_turn.twin");

  /** Prefixes of classes, and what loads them. */
  private static final List<String> SLOW =
      List.of(
          "picocli.CommandLine$Model", // the model of the command line
          "com.fasterxml.jackson.jr.", // mapping JSON to objects
          "java.lang.runtime.ObjectMethods", // equals, hashCode or toString of a record
          "java.util.Formatter", // String.format
          "java.text.", // numbers in the format of a locale
          "sun.util.locale.provider.",
          "java.util.regex.CharPredicates", // regular expressions with classes of characters
          "java.lang.reflect.Proxy");

  @TempDir Path folder;
  private Path binary;

  @BeforeEach
  void compile() throws IOException, InterruptedException {
    binary = folder.resolve("a.bin");
    String out = binary.toString();
    assertThat(new Program(folder).run("compile", EXAMPLE.toString(), "-o", out)).isZero();
  }

  /** The classes that a command loads. */
  private List<String> loaded(String... args) throws IOException, InterruptedException {
    Path log = folder.resolve("classes");
    Program program = new Program(folder).java(listing(log));
    assertThat(program.run(args)).as(program.err()).isZero();
    return names(log);
  }

  /** The classes that the packaged command loads: fewer, as those of an archive are verified. */
  private List<String> packaged(String... args) throws IOException, InterruptedException {
    Path log = folder.resolve("classes");
    List<String> words = new ArrayList<>(PackagedCommand.words());
    words.add(words.indexOf("-cp"), listing(log));
    words.addAll(List.of(args));
    assertThat(new ProcessBuilder(words).inheritIO().start().waitFor()).isZero();
    return names(log);
  }

  private static String listing(Path log) {
    return "-Xlog:class+load:file=" + log + "::filecount=0";
  }

  private static List<String> names(Path log) throws IOException {
    List<String> names = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      String[] words = line.split(" +", -1);
      names.add(words[Math.min(1, words.length - 1)]);
    }
    return names;
  }

  private static List<String> slow(List<String> loaded) {
    return loaded.stream().filter(name -> SLOW.stream().anyMatch(name::startsWith)).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"compile TEXT -o OUT", "decompile BINARY -o OUT", "verify TEXT BINARY"})
  void slowClassesAreNotLoaded(String command) throws IOException, InterruptedException {
    String line =
        command
            .replace("TEXT", EXAMPLE.toString())
            .replace("BINARY", binary.toString())
            .replace("OUT", folder.resolve("out").toString());
    List<String> loaded = loaded(line.split(" ", -1));
    assertThat(loaded).contains("dev.diptych.cli.Main", "dev.diptych.twin.Engine");
    assertThat(slow(loaded)).isEmpty();
  }

  @Test
  void aSpecIsReadWithoutSlowClasses() throws IOException, InterruptedException {
    String folder = "conformance/features/switch_framed_values/";
    String spec = Repository.path(folder + "switch_framed_values.ksy").toString();
    String file = Repository.path(folder + "0.bin").toString();
    String out = this.folder.resolve("out").toString();
    List<String> loaded = loaded("decompile", "--spec", spec, file, "-o", out);
    assertThat(loaded)
        .contains("dev.diptych.ksy.Modules")
        .noneMatch(StartedClassesTest::readsObjects);
    assertThat(slow(loaded)).isEmpty();
  }

  /** Reading a spec, and what its files need that others do not. */
  @Test
  void aSpecNeedsFewMoreClassesThanAFormatThatShips() throws IOException, InterruptedException {
    String specs = "conformance/benchmarks/specs/";
    String spec = Repository.path(specs + "asset_pack.ksy").toString();
    String text = Repository.path(specs + "asset_pack.twin").toString();
    String file = folder.resolve("pack.bin").toString();
    String out = folder.resolve("out").toString();
    assertThat(new Program(folder).run("compile", "--spec", spec, text, "-o", file)).isZero();
    List<String> shipped = packaged("decompile", binary.toString(), "-o", out);
    List<String> own = packaged("decompile", "--spec", spec, file, "-o", out);
    assertThat(own)
        .contains("dev.diptych.ksy.Modules")
        .noneMatch(name -> name.startsWith("dev.diptych.grammar.KaitaiExpression"))
        .doesNotContain("java.util.stream.Collectors", "java.util.concurrent.FutureTask");
    assertThat(own.size() - shipped.size()).isLessThanOrEqualTo(400);
  }

  /** Whether a class is a part of the YAML library that is not needed for common scalars. */
  private static boolean readsObjects(String name) {
    return name.startsWith("org.yaml.snakeyaml.constructor.")
        || name.startsWith("org.yaml.snakeyaml.resolver.")
        || name.startsWith("scala.");
  }

  @Test
  void theVersionNeedsNoFormats() throws IOException, InterruptedException {
    List<String> loaded = loaded("--version");
    assertThat(loaded).contains("dev.diptych.cli.Main").doesNotContain("dev.diptych.twin.Engine");
    assertThat(slow(loaded)).isEmpty();
  }

  @Test
  void helpLoadsTheModelOfTheCommandLine() throws IOException, InterruptedException {
    assertThat(slow(loaded("compile", "--help")))
        .anyMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("picocli."));
  }
}
