package dev.diptych.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Commands that start benchmark programs in their own JVM. */
final class Programs {
  private Programs() {}

  static List<String> java(Class<?> program, List<String> options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    return command;
  }
}
