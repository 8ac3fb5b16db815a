package dev.diptych.conformance.bvh;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Files and what becomes of them. A file {@code NAME.args} has the options of its export, one a
 * line, {@code NAME.messages} what the command reports; {@code -Dbless} rewrites what is expected.
 */
class BvhFilesTest {
  private static final Path FOLDER = Repository.path("conformance/src/test/resources/bvh");

  @TempDir Path work;

  private static List<Path> files(String folder, String extension) throws IOException {
    try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
      List<Path> found =
          files.filter(file -> file.toString().endsWith(extension)).sorted().toList();
      assertThat(found).isNotEmpty();
      return found;
    }
  }

  static List<Path> exported() throws IOException {
    return files("export", ".mkm");
  }

  static List<Path> imported() throws IOException {
    return files("import", ".bvh");
  }

  static List<Path> invalid() throws IOException {
    return files("invalid", ".bvh");
  }

  private static Path other(Path file, String extension) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + extension);
  }

  private static List<String> options(Path file) throws IOException {
    Path options = other(file, ".args");
    return Files.exists(options) ? Files.readAllLines(options) : List.of();
  }

  private static Command run(int code, List<String> args) {
    Command command = new Command();
    assertThat(command.run(args.toArray(String[]::new))).as(command.err()).isEqualTo(code);
    return command;
  }

  private static String messages(Command command, Path file) {
    return command.err().replace(file.getParent().toString() + "/", "");
  }

  private static List<String> export(Path motion, List<String> options) {
    List<String> args = new ArrayList<>(List.of("export", motion.toString(), "--to", "bvh"));
    args.addAll(options);
    return args;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("exported")
  void motionsAreExportedAndComeBack(Path motion) throws IOException {
    Command command = run(0, export(motion, options(motion)));
    byte[] bvh = command.out();
    Golden.hold(other(motion, ".bvh"), bvh);
    Golden.holdOptional(other(motion, ".messages"), messages(command, motion));
    Path file = Files.write(work.resolve("out.bvh"), bvh);
    Path back = work.resolve("back.mkm");
    run(0, List.of("import", file.toString(), "-o", back.toString()));
    byte[] again = run(0, export(back, List.of("--skeleton", file.toString()))).out();
    assertThat(new String(again, UTF_8)).isEqualTo(new String(bvh, UTF_8));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("exported")
  void whatIsLostMustBeAllowed(Path motion) throws IOException {
    List<String> options = new ArrayList<>(options(motion));
    if (options.remove("--allow-loss")) {
      Command command = run(1, export(motion, options));
      assertThat(command.err()).contains("error[would-lose]", "--allow-loss");
      assertThat(command.out()).isEmpty();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("imported")
  void filesAreImported(Path bvh) throws IOException {
    Command command = run(0, List.of("import", bvh.toString()));
    Golden.hold(other(bvh, ".mkm"), command.out());
    Golden.hold(other(bvh, ".messages"), messages(command, bvh));
    Path motion = Files.write(work.resolve("in.mkm"), command.out());
    byte[] again = run(0, export(motion, List.of("--skeleton", bvh.toString()))).out();
    BvhLawsTest.compare(Files.readString(bvh), new String(again, UTF_8));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("invalid")
  void invalidFilesAreRejected(Path bvh) throws IOException {
    Command command = run(1, List.of("import", bvh.toString()));
    assertThat(command.out()).isEmpty();
    assertThat(command.err()).startsWith("error[bad-bvh]: ");
    Golden.hold(other(bvh, ".errors"), messages(command, bvh));
  }
}
