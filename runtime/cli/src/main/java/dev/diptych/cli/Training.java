package dev.diptych.cli;

import dev.diptych.cli.session.Console;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs several commands in one process, so that the launcher can create an archive of the classes
 * that they load.
 */
public final class Training {
  private static final String SEPARATOR = "+";

  private Training() {}

  /** Runs the commands in {@code args}, which are separated by {@code +}. */
  public static void main(String[] args) {
    List<String> command = new ArrayList<>();
    for (String word : args) {
      if (word.equals(SEPARATOR)) {
        run(command);
        command.clear();
      } else {
        command.add(word);
      }
    }
    run(command);
  }

  private static void run(List<String> command) {
    DiptychCommand.run(Console.standard(), command.toArray(String[]::new));
  }
}
