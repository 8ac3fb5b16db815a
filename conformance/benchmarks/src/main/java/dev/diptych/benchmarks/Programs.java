package dev.diptych.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Commands of the programs that are measured. */
final class Programs {
  private Programs() {}

  /** A benchmark program in its own JVM. */
  static List<String> java(Class<?> program, List<String> options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    return command;
  }

  /** The first line that a program prints, such as its version; empty if it cannot be started. */
  static Optional<String> firstLine(String... command) throws IOException, InterruptedException {
    Process process;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      return Optional.empty();
    }
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    return process.waitFor() == 0 ? output.lines().findFirst() : Optional.empty();
  }
}
