package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.Main;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.RecordingGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where there is one processor, all is done that is else done on several. */
class OneProcessorTest {
  @TempDir Path folder;

  @Test
  void longTablesRoundTrip() throws IOException, InterruptedException {
    Path take = folder.resolve("take.bin");
    Path text = folder.resolve("take.twin");
    Path back = folder.resolve("back.bin");
    Files.write(take, recording());
    run("decompile", take.toString(), "-o", text.toString());
    run("compile", text.toString(), "-o", back.toString());
    assertThat(Files.mismatch(take, back)).isEqualTo(-1);
    String output = run("verify", take.toString(), text.toString(), back.toString());
    assertThat(output.lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("ok " + take).contains("byte for byte"),
            line -> assertThat(line).startsWith("ok " + text).endsWith(", canonical"),
            line -> assertThat(line).startsWith("ok " + back).contains("byte for byte"));
  }

  private static byte[] recording() {
    return IndependentWriter.write(
        RecordingGenerator.recording(8, 60, 1, Layout.SHIPPED, 1, 20261121));
  }

  private String run(String... args) throws IOException, InterruptedException {
    Path output = folder.resolve("output.txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:ActiveProcessorCount=1", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add(Main.class.getName());
    command.addAll(List.of(args));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(process.waitFor()).as(Files.readString(output)).isZero();
    return Files.readString(output);
  }
}
