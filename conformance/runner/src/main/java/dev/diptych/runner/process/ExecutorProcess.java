package dev.diptych.runner.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A running executor. */
final class ExecutorProcess {
  private static final int MAX_ERROR_OUTPUT = 2000;

  private final Process process;
  private final ProcessGroup processGroup;
  private final Thread reaper;
  private final Thread listener;
  private final StringBuilder errorOutput = new StringBuilder();

  private ExecutorProcess(Process process, ProcessGroup processGroup) {
    this.process = process;
    this.processGroup = processGroup;
    // The shutdown hook ends the executor with the runner.
    this.reaper = new Thread(this::kill);
    Runtime.getRuntime().addShutdownHook(reaper);
    this.listener = new Thread(this::listen, "executor-error");
    listener.setDaemon(true);
    listener.start();
  }

  static ExecutorProcess start(List<String> command) throws IOException {
    Watchdog.watch();
    ProcessGroup processGroup = new ProcessGroup();
    ProcessBuilder builder = new ProcessBuilder(command);
    processGroup.mark(builder);
    return new ExecutorProcess(builder.start(), processGroup);
  }

  /** Whether the process is running. */
  boolean isAlive() {
    return process.isAlive();
  }

  @Nullable Map<String, Object> exchange(Map<String, ?> request) throws IOException {
    OutputStream out = process.getOutputStream();
    Frames.write(request, out);
    return Frames.read(process.getInputStream());
  }

  /**
   * Collects the end of standard error without blocking the process. Bytes that are read while the
   * process exits may be exchanged: a thread of the JDK reads the same pipe then.
   */
  private void listen() {
    byte[] some = new byte[4096];
    try (InputStream in = process.getErrorStream()) {
      for (int count = in.read(some); count >= 0; count = in.read(some)) {
        String words = new String(some, 0, count, StandardCharsets.UTF_8);
        synchronized (errorOutput) {
          errorOutput.append(words);
          errorOutput.delete(0, Math.max(0, errorOutput.length() - MAX_ERROR_OUTPUT));
        }
      }
    } catch (IOException e) {
      // The process is gone.
    }
  }

  String errorOutput() {
    synchronized (errorOutput) {
      return errorOutput.toString().strip();
    }
  }

  /** Waits a short time for the process to exit and returns its exit status. */
  int end() {
    try {
      if (process.waitFor(1, TimeUnit.SECONDS)) {
        // Processes that it left behind keep its standard error open.
        processGroup.kill(process);
      } else {
        kill();
      }
      listener.join(1000);
      unregister();
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      kill();
      return -1;
    }
  }

  /** Kills the process and all processes that it started. */
  void kill() {
    processGroup.kill(process);
    if (!Thread.currentThread().equals(reaper)) {
      unregister();
    }
  }

  private void unregister() {
    try {
      Runtime.getRuntime().removeShutdownHook(reaper);
    } catch (IllegalStateException e) {
      // The JVM is shutting down, and the hook is running.
      return;
    }
  }
}
