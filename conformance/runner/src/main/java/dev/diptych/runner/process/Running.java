package dev.diptych.runner.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A process that runs. */
final class Running {
  private static final int LAST_WORDS = 2000;

  private final Process process;
  private final Family family;
  private final Thread reaper;
  private final Thread listener;
  private final StringBuilder lastWords = new StringBuilder();

  private Running(Process process, Family family) {
    this.process = process;
    this.family = family;
    // Whoever ends us ends it, too.
    this.reaper = new Thread(this::kill);
    Runtime.getRuntime().addShutdownHook(reaper);
    this.listener = new Thread(this::listen, "executor-error");
    listener.setDaemon(true);
    listener.start();
  }

  static Running start(List<String> command) throws IOException {
    Watchdog.watch();
    Family family = new Family();
    ProcessBuilder builder = new ProcessBuilder(command);
    family.mark(builder);
    return new Running(builder.start(), family);
  }

  /** Whether it has not ended yet. */
  boolean lives() {
    return process.isAlive();
  }

  Map<String, Object> exchange(Map<String, ?> request) throws IOException {
    OutputStream out = process.getOutputStream();
    Frames.write(request, out);
    return Frames.read(process.getInputStream());
  }

  /** Keeps the end of what it says on standard error, and lets it say as much as it likes. */
  private void listen() {
    byte[] some = new byte[4096];
    try (InputStream in = process.getErrorStream()) {
      for (int count = in.read(some); count >= 0; count = in.read(some)) {
        String words = new String(some, 0, count, StandardCharsets.UTF_8);
        synchronized (lastWords) {
          lastWords.append(words);
          lastWords.delete(0, Math.max(0, lastWords.length() - LAST_WORDS));
        }
      }
    } catch (IOException e) {
      // It is gone, and so is what it had to say.
    }
  }

  String lastWords() {
    synchronized (lastWords) {
      return lastWords.toString().strip();
    }
  }

  /** Waits until it has ended, not for long, and returns its exit status. */
  int end() {
    try {
      if (process.waitFor(1, TimeUnit.SECONDS)) {
        // What it has started and left keeps its standard error open.
        family.kill(process);
      } else {
        kill();
      }
      listener.join(1000);
      forget();
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      kill();
      return -1;
    }
  }

  /** Ends it and all that it has started. */
  void kill() {
    family.kill(process);
    if (!Thread.currentThread().equals(reaper)) {
      forget();
    }
  }

  private void forget() {
    try {
      Runtime.getRuntime().removeShutdownHook(reaper);
    } catch (IllegalStateException e) {
      // We are being ended ourselves, and the reaper is at work.
      return;
    }
  }
}
