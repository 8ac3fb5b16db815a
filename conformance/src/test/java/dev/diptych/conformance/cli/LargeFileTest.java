package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.RecordingGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files so large that they are read in several chunks. */
class LargeFileTest {
  private static final int CHUNK = 1 << 20;

  @TempDir Path folder;

  @Test
  void largeFilesRoundTrip() throws IOException {
    Path recording = folder.resolve("take.bin");
    Path text = folder.resolve("take.twin");
    Path back = folder.resolve("back.bin");
    byte[] bytes = recording();
    assertThat(bytes.length).isGreaterThan(CHUNK);
    Files.write(recording, bytes);

    run("decompile", recording.toString(), "-o", text.toString());
    run("compile", text.toString(), "-o", back.toString());

    assertThat(Files.mismatch(recording, back)).isEqualTo(-1);
    run("verify", recording.toString(), text.toString());
    run("info", recording.toString(), text.toString());
    run("check", recording.toString(), text.toString());
  }

  private static byte[] recording() {
    return IndependentWriter.write(
        RecordingGenerator.recording(
            40, 60, RecordingGenerator.REAL_KEEP, Layout.SHIPPED, 1, 20261121));
  }

  private static void run(String... args) {
    Command command = new Command();
    assertThat(command.run(args)).as(command.err()).isZero();
    assertThat(command.err()).doesNotContain("error[");
  }
}
