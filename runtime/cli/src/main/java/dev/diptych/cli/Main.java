package dev.diptych.cli;

import dev.diptych.cli.command.Console;
import dev.diptych.cli.command.DiptychCommand;
import dev.diptych.cli.command.Fault;

/** Starts the command line. */
public final class Main {
  /** As in the table of exit codes; this class must not need another one to end. */
  private static final int INTERNAL = 70;

  private static volatile boolean ending;

  private Main() {}

  /** Runs the command that {@code args} name and exits with its code. */
  public static void main(String[] args) {
    try {
      Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> fail(thrown));
      Runnable command = () -> end(DiptychCommand.run(Console.standard(), args));
      new Thread(null, command, "diptych", DiptychCommand.STACK).start();
    } catch (RuntimeException | Error thrown) {
      fail(thrown);
    }
  }

  private static void end(int code) {
    ending = true;
    System.exit(code);
  }

  /** Ends with a message and the right code, whichever thread failed and for whatever reason. */
  private static void fail(Throwable thrown) {
    int code = INTERNAL;
    try {
      code = Fault.report(Console.standard().err(), null, thrown);
    } catch (RuntimeException | Error again) {
      System.err.println("error[internal]: " + thrown + ", and then " + again);
    }
    if (ending) {
      // An exit within an exit would wait for itself for ever.
      Runtime.getRuntime().halt(code);
    }
    end(code);
  }
}
