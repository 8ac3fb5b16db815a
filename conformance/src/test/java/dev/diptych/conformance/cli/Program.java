package dev.diptych.conformance.cli;

import dev.diptych.cli.Main;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the command in a process of its own, for what only a whole process can show. */
final class Program {
  private static final long GUARD_MINUTES = 5;

  private final List<String> options = new ArrayList<>();
  private final ProcessBuilder builder;
  private final Path err;
  private final Path out;
  private String classPath = System.getProperty("java.class.path");
  private boolean messagesOnly;

  /**
   * Starts a program in {@code folder}; its output is stored next to it.
   *
   * @throws IOException if the disk is full
   */
  Program(Path folder) throws IOException {
    this.builder = new ProcessBuilder().directory(folder.toFile());
    this.err = Files.createTempFile("diptych-test", ".err");
    this.out = Files.createTempFile("diptych-test", ".out");
    err.toFile().deleteOnExit();
    out.toFile().deleteOnExit();
  }

  /** Passes options to Java. */
  Program java(String... more) {
    options.addAll(List.of(more));
    return this;
  }

  /** Sets a variable of the environment. */
  Program set(String name, String value) {
    builder.environment().put(name, value);
    return this;
  }

  /** Puts {@code classes}, a folder, before all other classes. */
  Program before(Path classes) {
    classPath = classes + File.pathSeparator + classPath;
    return this;
  }

  /** Leaves standard output to the reader of the process. */
  Program piped() {
    messagesOnly = true;
    return this;
  }

  /** Starts {@code diptych args}. */
  Process start(String... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath, Main.class.getName()));
    command.addAll(List.of(args));
    builder.command(command).redirectError(err.toFile());
    if (!messagesOnly) {
      builder.redirectOutput(out.toFile());
    }
    return builder.start();
  }

  /** Runs {@code diptych args} and returns its exit code. */
  int run(String... args) throws IOException, InterruptedException {
    return end(start(args));
  }

  /** Waits for {@code process} to exit and returns its exit code. */
  static int end(Process process) throws InterruptedException {
    if (!process.waitFor(GUARD_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("it does not end");
    }
    return process.exitValue();
  }

  /** Its standard error. */
  String err() throws IOException {
    return Files.readString(err);
  }

  /** Its standard output. */
  String out() throws IOException {
    return Files.readString(out);
  }
}
