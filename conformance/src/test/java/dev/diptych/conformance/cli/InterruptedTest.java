package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.RecordingGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that end by a signal or a full disk leave no files. */
class InterruptedTest {
  private static final int TERMINATED = 143;

  @TempDir Path folder;
  private Path take;
  private Path temporary;

  @BeforeEach
  void write() throws IOException {
    temporary = Files.createDirectory(folder.resolve("tmp"));
    take = Files.write(folder.resolve("take.bin"), recording());
  }

  @Test
  void theTemporaryFolderIsEmptied() throws IOException, InterruptedException {
    for (boolean force : new boolean[] {false, true}) {
      Program program = new Program(folder).piped().java("-Djava.io.tmpdir=" + temporary);
      Process process = program.start("decompile", take.toString());
      // The whole text is buffered, and no one reads it.
      assertThat(process.getInputStream().read()).isEqualTo('I');
      Process ended = force ? process.destroyForcibly() : process;
      ended.destroy();
      Program.end(process);
      assertThat(names(temporary)).isEmpty();
    }
  }

  @Test
  void aTerminatedRunLeavesNoTemporaryFile() throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Process process = new Program(folder).start("decompile", take.toString(), "-o", out + "/");
    while (process.isAlive() && names(out).isEmpty()) {
      Thread.onSpinWait();
    }
    process.destroy();
    int code = Program.end(process);
    // It may have been quicker than the signal.
    assertThat(code).isIn(TERMINATED, 0);
    assertThat(names(out)).isSubsetOf("take.twin");
    assertThat(code == 0).isEqualTo(Files.exists(out.resolve("take.twin")));
  }

  @Test
  void aFullDiskLeavesNoneOfSeveralFiles() throws IOException, InterruptedException {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    boolean mounted = call("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString());
    assumeTrue(mounted, "only root may mount a small disk");
    try {
      Path spec = Files.writeString(folder.resolve("toy.ksy"), spec());
      Command generate = new Command();
      String parsers = disk.resolve("parsers/all").toString();
      int code =
          generate.run("generate", "--spec", spec.toString(), "--lang", "all", "-d", parsers);
      assertThat(code).as(generate.err()).isEqualTo(3);
      assertThat(generate.err()).contains("the disk is full");
      assertThat(names(disk)).isEmpty();
      Command decompile = new Command();
      String text = disk.resolve("new/take.twin").toString();
      assertThat(decompile.run("decompile", take.toString(), "-o", disk + "/new/")).isEqualTo(3);
      assertThat(decompile.err()).contains("cannot write " + text + ": the disk is full");
      assertThat(names(disk)).isEmpty();
      Program held = new Program(folder).java("-Djava.io.tmpdir=" + disk);
      assertThat(held.run("decompile", take.toString())).isEqualTo(3);
      assertThat(held.err()).contains("the temporary folder " + disk + ": the disk is full");
      assertThat(names(disk)).isEmpty();
    } finally {
      assertThat(call("umount", "-l", disk.toString())).isTrue();
    }
  }

  /** Its parsers together take more than the disk has, and each of them alone does not. */
  private static String spec() {
    StringBuilder spec = new StringBuilder("meta:\n  id: toy\n  endian: le\nseq:\n");
    for (int i = 0; i < 60; i++) {
      spec.append("  - {id: field_").append(i).append(", type: u4}\n");
    }
    return spec.toString();
  }

  private static boolean call(String... command) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(1, TimeUnit.MINUTES) && process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static List<String> names(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  private static byte[] recording() {
    return IndependentWriter.write(
        RecordingGenerator.recording(60, 60, 1, Layout.SHIPPED, 1, 20261121));
  }
}
