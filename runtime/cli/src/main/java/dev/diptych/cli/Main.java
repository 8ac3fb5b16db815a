package dev.diptych.cli;

import dev.diptych.cli.command.Console;
import dev.diptych.cli.command.DiptychCommand;

/** Starts the command line. */
public final class Main {
  private Main() {}

  /** Runs the command that {@code args} name and exits with its code. */
  public static void main(String[] args) {
    Runnable command = () -> System.exit(DiptychCommand.run(Console.standard(), args));
    new Thread(null, command, "diptych", DiptychCommand.STACK).start();
  }
}
