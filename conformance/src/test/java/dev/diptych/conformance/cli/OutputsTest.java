package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Outputs appear whole or not at all, and what was there is never lost. */
class OutputsTest {
  private static final String TEXT = "Input Animation Ver 1.1\nCamera { }\nEof\n";
  private static final int SIZE = 107;

  @TempDir Path folder;
  private Path text;

  @BeforeEach
  void write() throws IOException {
    text = folder.resolve("wave.twin");
    Files.writeString(text, TEXT, UTF_8);
  }

  @Test
  void aFullDeviceIsReported() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    Command command = new Command();
    assertThat(command.run("compile", text.toString(), "-o", full.toString())).isEqualTo(3);
    assertThat(command.err()).endsWith("cannot write /dev/full: the disk is full\n");
    assertThat(full).exists();
  }

  @Test
  void devicesAreWrittenToAndNotReplaced() {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device));
    assertThat(new Command().run("compile", text.toString(), "-o", "/dev/null")).isZero();
    assertThat(Files.isRegularFile(device)).isFalse();
  }

  @Test
  void aDeniedLossOfPropertiesLeavesTheOldFile() throws IOException {
    Path output = Files.writeString(folder.resolve("wave.bin"), "old");
    Path link = folder.resolve("link.bin");
    try {
      Files.createLink(link, output);
    } catch (UnsupportedOperationException | IOException e) {
      assumeTrue(false, "no hard links here");
    }
    Command command = new Command();
    int code =
        command.run("compile", text.toString(), "-o", output.toString(), "--deny", "not-kept");
    assertThat(command.err()).contains("error[not-kept]: ").contains("hard link");
    assertThat(code).isEqualTo(1);
    assertThat(output).hasContent("old");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactlyInAnyOrder(text, output, link);
    }
  }

  @Test
  void replacedFilesKeepTheirPermissions() throws IOException {
    Path output = folder.resolve("wave.bin");
    Files.createFile(output);
    assumeTrue(Files.getFileStore(output).supportsFileAttributeView("posix"));
    Files.setPosixFilePermissions(output, PosixFilePermissions.fromString("rw-r-----"));
    assertThat(new Command().run("compile", text.toString(), "-o", output.toString())).isZero();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(output)))
        .isEqualTo("rw-r-----");
    assertThat(output).hasSize(SIZE);
  }

  @Test
  void linksAreFollowed() throws IOException {
    Path real = Files.createFile(folder.resolve("real.bin"));
    Path link = Files.createSymbolicLink(folder.resolve("link.bin"), real);
    assertThat(new Command().run("compile", text.toString(), "-o", link.toString())).isZero();
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(real).hasSize(SIZE);
  }

  @Test
  void aLinkToTheInputIsRejected() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.bin"), text);
    int code = new Command().run("compile", text.toString(), "-o", link.toString());
    assertThat(code).isEqualTo(2);
    assertThat(text).isNotEmptyFile();
  }

  @Test
  void readOnlyFoldersAreReported() throws IOException {
    Path locked = Files.createDirectory(folder.resolve("locked"));
    assumeTrue(locked.toFile().setWritable(false));
    assumeFalse(Files.isWritable(locked), "root may write anywhere");
    Command command = new Command();
    String output = locked.resolve("wave.bin").toString();
    assertThat(command.run("compile", text.toString(), "-o", output)).isEqualTo(3);
    assertThat(command.err()).contains("permission denied");
  }

  @Test
  void unreadableFilesAreReported() throws IOException {
    assumeTrue(text.toFile().setReadable(false));
    assumeFalse(Files.isReadable(text), "root may read anything");
    Command command = new Command();
    assertThat(command.run("info", text.toString())).isEqualTo(3);
    assertThat(command.err()).contains("permission denied");
  }

  @ParameterizedTest
  @ValueSource(strings = {"migrate --to SPEC --in-place", "fmt", "verify", "compile -o -"})
  void unreadableFoldersAreReported(String command) throws IOException {
    Path locked = Files.createDirectories(folder.resolve("takes/locked"));
    Path spec = folder.resolve("toy.ksy");
    Files.writeString(spec, "meta: {id: toy}\nseq: [{id: a, type: u1}]\n");
    assumeTrue(locked.toFile().setReadable(false));
    assumeFalse(Files.isReadable(locked), "root may read anything");
    List<String> args = new ArrayList<>();
    for (String word : command.split(" ", -1)) {
      args.add(word.equals("SPEC") ? spec.toString() : word);
    }
    args.add(locked.getParent().toString());
    Command run = new Command();
    assertThat(run.run(args.toArray(String[]::new))).isEqualTo(3);
    assertThat(run.err()).contains("error[cannot-read]", "permission denied");
  }

  @Test
  void readOnlyFilesAreKept() throws IOException {
    Path output = Files.createFile(folder.resolve("wave.bin"));
    assumeTrue(output.toFile().setWritable(false));
    assumeFalse(Files.isWritable(output), "root may write anything");
    Command command = new Command();
    assertThat(command.run("compile", text.toString(), "-o", output.toString())).isEqualTo(3);
    assertThat(command.err()).contains("read-only");
    assertThat(output).isEmptyFile();
  }

  @Test
  void specsAreNotOverwritten() throws IOException {
    Path spec = folder.resolve("toy.ksy");
    Files.writeString(spec, "meta: {id: toy, imports: [part]}\nseq: [{id: a, type: part}]\n");
    Path part = folder.resolve("part.ksy");
    Files.writeString(part, "meta: {id: part}\nseq: [{id: b, type: u1}]\n");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("part.ksy"));
    Path hard = Files.createLink(folder.resolve("hard"), spec);
    Path toy = Files.write(folder.resolve("toy.bin"), new byte[1]);
    for (Path output : new Path[] {spec, part, link, hard}) {
      Snapshot before = Snapshot.of(folder);
      String[] words = {"decompile", "--spec", spec + "", toy + "", "-o", output + ""};
      Command command = new Command();
      assertThat(command.run(words)).isEqualTo(2);
      assertThat(command.err()).startsWith("error[output-is-input]: " + output + " is ");
      assertThat(Snapshot.of(folder).since(before)).isEmpty();
    }
  }

  @Test
  void inputsAreNotOverwritten() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    Files.copy(text, other.resolve("wave.twin"));
    String[] words = {"repair", text + "", other.resolve("wave.twin") + "", "-o", folder + "/"};
    assertThat(new Command().run(words)).isEqualTo(2);
    assertThat(text).hasContent(TEXT);
  }

  @Test
  void emptyNewFoldersAreRemoved() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.twin"), TEXT + "!");
    Path out = folder.resolve("new/out");
    String[] words = {"compile", broken + "", "-o", out + "/"};
    assertThat(new Command().run(words)).isEqualTo(1);
    assertThat(folder.resolve("new")).doesNotExist();
    words[1] = text.toString();
    assertThat(new Command().run(words)).isZero();
    assertThat(out.resolve("wave.bin")).hasSize(SIZE);
  }
}
