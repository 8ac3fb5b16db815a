package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code generate} does with files of earlier runs, of other runs and of other programs. */
class GeneratedFilesTest {
  private static final String LIST = ".diptych-generated.tsv";

  @TempDir private Path folder;
  private Path spec;

  @BeforeEach
  void write() throws IOException {
    folder = folder.toRealPath();
    spec = folder.resolve("toy.ksy");
    write("u1");
    Files.writeString(
        folder.resolve("diptych.toml"),
        """
        [generate]
        specs = ["*.ksy"]
        [generate.python]
        folder = "py"
        [generate.go]
        folder = "go"
        """);
  }

  private void write(String type) throws IOException {
    Files.writeString(
        spec, "meta: {id: toy, endian: le}\nseq:\n  - {id: size_of, type: " + type + "}\n");
  }

  private int generate(String... more) {
    List<String> words = new ArrayList<>(List.of("generate", "--project"));
    words.add(folder.resolve("diptych.toml").toString());
    words.addAll(List.of(more));
    return new Command().run(words.toArray(String[]::new));
  }

  @Test
  void aChangedSpecIsDriftUntilItIsGenerated() throws IOException {
    assertThat(generate("--check")).isEqualTo(1);
    assertThat(generate()).isZero();
    assertThat(generate("--check")).isZero();
    write("u4");
    assertThat(generate("--check")).isEqualTo(1);
    assertThat(generate()).isZero();
    assertThat(generate("--check")).isZero();
    assertThat(Files.readString(folder.resolve("py/toy.py"))).contains("read_u4le");
  }

  @Test
  void severalSpecsShareWhatTheyImport() throws IOException {
    for (String name : List.of("one", "two")) {
      Files.writeString(
          folder.resolve(name + ".ksy"),
          "meta: {id: %s, endian: le, imports: [toy]}\nseq:\n  - {id: a, type: toy}\n"
              .formatted(name));
    }
    assertThat(generateSpecs("one.ksy", "two.ksy")).isZero();
    assertThat(folder.resolve("out")).isDirectoryContaining("glob:**/one.py");
    assertThat(folder.resolve("out")).isDirectoryContaining("glob:**/two.py");
    String list = Files.readString(folder.resolve("out").resolve(LIST));
    assertThat(list.lines().filter(line -> line.contains("toy.py"))).hasSize(1);
  }

  @Test
  void severalSpecsThatGiveOneFileTwoContentsWriteNothing() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    Files.writeString(
        other.resolve("toy.ksy"), "meta: {id: toy}\nseq:\n  - {id: another, type: u1}\n");
    Command command = new Command();
    assertThat(generateSpecs(command, "toy.ksy", "other/toy.ksy")).isEqualTo(1);
    assertThat(command.err()).contains("error[same-output]", "toy.py");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  private int generateSpecs(String... specs) {
    return generateSpecs(new Command(), specs);
  }

  private int generateSpecs(Command command, String... specs) {
    List<String> words = new ArrayList<>(List.of("generate", "--lang", "python"));
    words.addAll(List.of("-d", folder.resolve("out").toString()));
    for (String spec : specs) {
      words.addAll(List.of("--spec", folder.resolve(spec).toString()));
    }
    return command.run(words.toArray(String[]::new));
  }

  @Test
  void anUnchangedFileKeepsItsTime() throws IOException {
    generate();
    Path file = folder.resolve("py/toy.py");
    FileTime time = FileTime.fromMillis(1_000_000_000_000L);
    Files.setLastModifiedTime(file, time);
    assertThat(generate()).isZero();
    assertThat(Files.getLastModifiedTime(file)).isEqualTo(time);
  }

  @Test
  void anInterruptedRunIsContinued() throws IOException {
    generate();
    final String before = Files.readString(folder.resolve(LIST));
    final String python = Files.readString(folder.resolve("py/toy.py"));
    write("u4");
    generate();
    // One file is old and one is new, as in the middle of a run; then the spec changes again.
    Files.writeString(folder.resolve("py/toy.py"), python);
    Files.writeString(folder.resolve(LIST), both(before, Files.readString(folder.resolve(LIST))));
    write("u2");
    assertThat(generate()).isZero();
    assertThat(generate("--check")).isZero();
    assertThat(Files.readString(folder.resolve("py/toy.py"))).contains("read_u2le");
  }

  /** The list as it is during a run: with the sums of both contents. */
  private static String both(String before, String after) {
    List<String> old = before.lines().toList();
    List<String> now = after.lines().toList();
    StringBuilder both = new StringBuilder();
    for (int i = 0; i < old.size(); i++) {
      String[] cells = old.get(i).split("\t", -1);
      String line =
          cells.length < 3
              ? old.get(i)
              : String.join(
                  "\t", cells[0], cells[1] + "," + now.get(i).split("\t", -1)[1], cells[2]);
      both.append(line).append('\n');
    }
    return both.toString();
  }

  @Test
  void aKilledRunLeavesFilesThatTheNextRunAccepts() throws Exception {
    for (int delay : new int[] {300, 600, 900, 1200}) {
      write(delay % 600 == 0 ? "u4" : "u8");
      Process process = new Program(folder).start("generate");
      Thread.sleep(delay);
      process.destroyForcibly();
      Program.end(process);
    }
    assertThat(generate()).isZero();
    assertThat(generate("--check")).isZero();
  }

  @Test
  void runsAtTheSameTimeDoNotLoseFilesOfEachOther() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (String language : List.of("go", "python", "ruby")) {
      processes.add(
          new Program(folder)
              .start("generate", "--spec", "toy.ksy", "--lang", language, "-d", "out"));
    }
    for (Process process : processes) {
      assertThat(Program.end(process)).isZero();
    }
    assertThat(Files.readString(folder.resolve("out/" + LIST)))
        .contains("toy/toy.go\t", "toy.py\t", "toy.rb\t");
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("toy", "toy.py", "toy.rb", LIST);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../outside.txt\tSUM\tpython toy.ksy",
        "/outside.txt\tSUM\tpython toy.ksy",
        "py/../../outside.txt\tSUM\tpython toy.ksy",
        "py\\..\\x\tSUM\tpython toy.ksy",
        "py/toy.py\tshort\tpython toy.ksy",
        "py/toy.py\tSUM",
        "<<<<<<< main"
      })
  void aDamagedListIsRejected(String line) throws IOException {
    Files.writeString(folder.resolve(LIST), line.replace("SUM", "0".repeat(64)) + "\n");
    Command command = new Command();
    int code = command.run("generate", "--project", folder.resolve("diptych.toml").toString());
    assertThat(code).isEqualTo(1);
    assertThat(command.err()).contains("error[bad-manifest]");
    assertThat(folder.resolve("py")).doesNotExist();
  }

  @Test
  void withoutTheListFilesThatAreUpToDateAreFound() throws IOException {
    generate();
    Files.delete(folder.resolve(LIST));
    assertThat(generate("--check")).isZero();
    assertThat(generate()).isZero();
    write("u8");
    assertThat(generate()).isZero();
  }

  @Test
  void whatALinkLeadsToIsNotRemoved() throws IOException {
    generate();
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Files.move(folder.resolve("go/toy"), elsewhere.resolve("toy"));
    Files.createSymbolicLink(folder.resolve("go/toy"), elsewhere.resolve("toy"));
    Files.writeString(
        folder.resolve("diptych.toml"),
        "[generate]\nspecs = [\"*.ksy\"]\n[generate.python]\nfolder = \"py\"\n");
    assertThat(generate()).isEqualTo(1);
    assertThat(generate("--force")).isZero();
    assertThat(elsewhere.resolve("toy/toy.go")).exists();
  }

  @Test
  void noLinkLeadsOutOfTheProject(@TempDir Path elsewhere) throws IOException {
    Files.createSymbolicLink(folder.resolve("py"), elsewhere);
    assertThat(generate()).isEqualTo(3);
    assertThat(elsewhere).isEmptyDirectory();
    assertThat(folder.resolve("go")).doesNotExist();
    Files.delete(folder.resolve("py"));
    Files.createDirectory(folder.resolve("py"));
    Path file = Files.writeString(elsewhere.resolve("secret"), "secret");
    Files.createSymbolicLink(folder.resolve("py/toy.py"), file);
    assertThat(generate("--force")).isEqualTo(3);
    assertThat(file).hasContent("secret");
  }
}
