package dev.diptych.runner.process;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A small process that kills all executors when its standard input ends, that is, when the runner
 * is gone, even if the runner was killed.
 */
final class Watchdog {
  private static final String SCRIPT =
      """
      trap '' HUP INT TERM
      cat > /dev/null
      for round in 1 2 3 4 5; do
        for environment in /proc/[0-9]*/environ; do
          if tr '\\0' '\\n' < "$environment" | grep -q "^$1"; then
            process=${environment#/proc/}
            kill -KILL "${process%/environ}"
          fi
        done
      done 2> /dev/null
      """;

  private static @Nullable Process running;

  private Watchdog() {}

  /** Starts the watchdog. Without a shell, executors only see the end of their input. */
  static synchronized void watch() {
    if (running == null || !running.isAlive()) {
      String mark = ProcessGroup.VARIABLE + "=" + ProcessGroup.RUN + "/";
      ProcessBuilder shell = new ProcessBuilder("/bin/sh", "-c", SCRIPT, "watchdog", mark);
      shell.redirectOutput(ProcessBuilder.Redirect.DISCARD);
      shell.redirectError(ProcessBuilder.Redirect.DISCARD);
      try {
        running = shell.start();
      } catch (IOException e) {
        return;
      }
    }
  }
}
