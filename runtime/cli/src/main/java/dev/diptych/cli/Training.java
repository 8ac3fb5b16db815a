package dev.diptych.cli;

import dev.diptych.cli.command.Console;
import dev.diptych.cli.command.DiptychCommand;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs several commands in one process, for the archive of classes that the launcher makes: it
 * holds what they load.
 */
public final class Training {
  private static final String NEXT = "+";

  private Training() {}

  /** Runs the commands in {@code args}, which a {@code +} stands between. */
  public static void main(String[] args) {
    List<String> command = new ArrayList<>();
    for (String word : args) {
      if (word.equals(NEXT)) {
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
