package dev.diptych.conformance.executors;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Commands that run test classes in their own processes. */
final class Processes {
  private Processes() {}

  /** {@code main} with what this test has on its class path. */
  static List<String> java(Class<?> main, String... arguments) {
    return java(System.getProperty("java.class.path"), main.getName(), arguments);
  }

  static List<String> java(String classPath, String main, String... arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        new ArrayList<>(List.of(java, "-XX:+UseSerialGC", "-cp", classPath, main));
    command.addAll(List.of(arguments));
    return command;
  }
}
