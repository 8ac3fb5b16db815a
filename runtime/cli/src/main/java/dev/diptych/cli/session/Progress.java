package dev.diptych.cli.session;

import dev.diptych.cli.render.Printable;
import java.io.PrintStream;
import java.util.function.LongSupplier;

/**
 * Shows how many of several files are done: one line on standard error if that is a terminal, and
 * only after a while. The line must be removed before anything else is written.
 */
public final class Progress implements AutoCloseable {
  /** When the line appears first, in nanoseconds. */
  static final long MIN_NANOSECONDS = 1_000_000_000L;

  private static final int MAX_NAME = 50;

  /** To the start of the line, and delete it. Source: ECMA-48, EL. */
  private static final String CLEAR = "\r\033[K";

  private final PrintStream err;
  private final boolean wanted;
  private final int files;
  private final LongSupplier clock;
  private final long started;
  private int done;
  private boolean shown;

  /**
   * Progress of a run.
   *
   * @param console has the terminal
   * @param files the number of files; the progress of one is not shown
   * @param clock returns the time in nanoseconds
   */
  Progress(Console console, int files, LongSupplier clock) {
    this.err = console.err();
    this.wanted = console.terminals().err() && files > 1;
    this.files = files;
    this.clock = clock;
    this.started = clock.getAsLong();
  }

  /** Counts {@code file} as done. */
  public void step(String file) {
    done++;
    if (wanted && clock.getAsLong() - started >= MIN_NANOSECONDS) {
      String name = Printable.of(file);
      int end = Math.min(name.length(), MAX_NAME);
      err.print(CLEAR + done + " of " + files + ": " + name.substring(0, end));
      err.flush();
      shown = true;
    }
  }

  /** Removes the line. */
  public void clear() {
    if (shown) {
      err.print(CLEAR);
      err.flush();
      shown = false;
    }
  }

  @Override
  public void close() {
    clear();
  }
}
