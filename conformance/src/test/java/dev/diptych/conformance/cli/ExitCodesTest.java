package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.RecordingGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever fails, in whatever thread: a sentence and an exit code that is not 0. */
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
  void aClassThatIsMissingIsAnInternalError() throws IOException, InterruptedException {
    Program program = new Program(folder).without("picocli");
    assertThat(program.run("info", take.toString())).isEqualTo(INTERNAL);
    assertThat(program.err()).startsWith("error[internal]: ").hasLineCount(1).contains("report");
    Program debugged = new Program(folder).without("picocli").set("DIPTYCH_DEBUG", "1");
    assertThat(debugged.run("info", take.toString())).isEqualTo(INTERNAL);
    assertThat(debugged.err()).contains("\tat dev.diptych.cli");
  }

  @Test
  void noMemoryIsSaidWithTheAdviceToRaiseIt() throws IOException, InterruptedException {
    Program program = new Program(folder).java("-Xmx12m");
    assertThat(program.run("decompile", take.toString(), "-o", "take.twin")).isEqualTo(NO_MEMORY);
    assertThat(program.err()).startsWith("error[out-of-memory]: ").contains("JAVA_OPTS=-Xmx");
    assertThat(names()).containsExactly("take.bin");
  }

  @Test
  void soItIsInABatch() throws IOException, InterruptedException {
    Path small = Files.writeString(folder.resolve("small.twin"), "Input Animation Ver 1.1\nEof\n");
    Program program = new Program(folder).java("-Xmx12m");
    int code = program.run("verify", take.toString(), small.toString(), take.toString());
    assertThat(code).isEqualTo(NO_MEMORY);
    assertThat(program.err()).contains("error[out-of-memory]: " + take).doesNotContain("\tat ");
    assertThat(program.out()).contains("ok " + small);
  }

  @Test
  void aReaderThatStopsEndsItQuietly() throws IOException, InterruptedException {
    Program program = new Program(folder).piped();
    Process process = program.start("decompile", take.toString());
    assertThat(process.getInputStream().read()).isEqualTo('I');
    process.getInputStream().close();
    assertThat(Program.end(process)).isEqualTo(READER_GONE);
    assertThat(program.err()).isEmpty();
  }

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList().stream();
    }
  }

  private static byte[] recording() {
    return IndependentWriter.write(
        RecordingGenerator.recording(
            40, 60, RecordingGenerator.REAL_KEEP, Layout.SHIPPED, 1, 20261121));
  }
}
