package dev.diptych.cli;

import dev.diptych.cli.session.Console;
import dev.diptych.cli.session.Fault;
import dev.diptych.model.document.Nesting;

/** Starts the command line. */
public final class Main {
  /** The exit code for a bug; this class must not need another one to report it. */
  private static final int INTERNAL = 70;

  private static volatile boolean ending;

  private Main() {}

  /** Runs the command that {@code args} name and exits with its code. */
  public static void main(String[] args) {
    try {
      Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> fail(thrown));
      Runnable command = () -> end(DiptychCommand.run(Console.standard(), args));
      new Thread(null, command, "diptych", Nesting.STACK_SIZE).start();
    } catch (RuntimeException | Error thrown) {
      fail(thrown);
    }
  }

  private static void end(int code) {
    ending = true;
    System.exit(code);
  }

  /** Exits with a message and the code for {@code thrown}, which any thread may have thrown. */
  private static void fail(Throwable thrown) {
    int code = INTERNAL;
    try {
      code = Fault.report(Console.standard().err(), null, thrown);
    } catch (RuntimeException | Error again) {
      System.err.println("error[internal]: " + thrown + ", then " + again);
    }
    if (ending) {
      // An exit during an exit would deadlock.
      Runtime.getRuntime().halt(code);
    }
    end(code);
  }
}
