package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.RecordingGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any failure in any thread results in a message and an exit code other than 0. */
class ExitCodesTest {
  private static final int NO_MEMORY = 3;
  private static final int INTERNAL = 70;
  private static final int READER_GONE = 141;

  @TempDir Path folder;
  private Path take;

  @BeforeEach
  void write() throws IOException {
    take = Files.write(folder.resolve("take.bin"), recording());
  }

  @Test
  void aClassThatCannotBeLoadedIsAnInternalError() throws IOException, InterruptedException {
    Path broken = folder.resolve("broken");
    Path struct = Files.createDirectories(broken.resolve("dev/diptych/binary/stream"));
    Files.write(struct.resolve("Input.class"), new byte[4]);
    Program program = new Program(folder).before(broken);
    assertThat(program.run("info", take.toString())).isEqualTo(INTERNAL);
    assertThat(program.err()).startsWith("error[internal]: ").hasLineCount(1).contains("report");
    Program debugged = new Program(folder).before(broken).set("DIPTYCH_DEBUG", "1");
    assertThat(debugged.run("info", take.toString())).isEqualTo(INTERNAL);
    assertThat(debugged.err()).contains("\tat dev.diptych.cli");
  }

  @Test
  void outOfMemoryIsReportedWithAHint() throws IOException, InterruptedException {
    Path large = large();
    Program program = new Program(folder).java("-Xmx16m");
    assertThat(program.run("decompile", large.toString(), "-o", "new.twin")).isEqualTo(NO_MEMORY);
    assertThat(program.err()).startsWith("error[out-of-memory]: ").contains("JAVA_OPTS=-Xmx");
    assertThat(folder.resolve("new.twin")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--version", "--help", "new --list", "info take.bin", "decompile take.bin"})
  void aFullStandardOutputIsReported(String words) throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    try (OutputStream out = Files.newOutputStream(full)) {
      Command command = new Command().out(out);
      String[] args = words.replace("take.bin", take.toString()).split(" ", -1);
      assertThat(command.run(args)).isEqualTo(3);
      assertThat(command.err())
          .isEqualTo("error[cannot-write]: cannot write standard output: the disk is full\n");
    }
  }

  @Test
  void outOfMemoryIsReportedInABatch() throws IOException, InterruptedException {
    Path small = Files.writeString(folder.resolve("small.twin"), "Input Animation Ver 1.1\nEof\n");
    Path large = large();
    Program program = new Program(folder).java("-Xmx16m");
    int code = program.run("verify", large.toString(), small.toString(), large.toString());
    assertThat(code).isEqualTo(NO_MEMORY);
    assertThat(program.err()).contains("error[out-of-memory]: " + large).doesNotContain("\tat ");
    assertThat(program.out()).contains("ok " + small);
  }

  @Test
  void aClosedPipeEndsSilently() throws IOException, InterruptedException {
    Program program = new Program(folder).piped();
    Process process = program.start("decompile", take.toString());
    assertThat(process.getInputStream().read()).isEqualTo('I');
    process.getInputStream().close();
    assertThat(Program.end(process)).isEqualTo(READER_GONE);
    assertThat(program.err()).isEmpty();
  }

  /** A file that takes more memory than there is, and no room on the disk. */
  private Path large() throws IOException {
    Path file = folder.resolve("large.bin");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1 << 26);
    }
    return file;
  }

  private static byte[] recording() {
    return IndependentWriter.write(
        RecordingGenerator.recording(
            40, 60, RecordingGenerator.REAL_KEEP, Layout.SHIPPED, 1, 20261121));
  }
}
