package dev.diptych.cli;

import dev.diptych.cli.session.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs several commands in one process, so that the launcher can create an archive of what they
 * load.
 */
public final class Training {
  private static final String COMMENT = "#";

  private Training() {}

  /**
   * Runs the commands of the files {@code args}, which have one on each line, in the current
   * folder, and exits. A word is what is between two spaces.
   */
  public static void main(String[] args) throws IOException {
    for (String file : args) {
      for (String line : Files.readAllLines(Path.of(file))) {
        if (!line.startsWith(COMMENT)) {
          DiptychCommand.run(Console.standard(), line.split(" "));
        }
      }
    }
    // Started as the launcher starts a command, so that the archive also has what that loads.
    Main.main(new String[] {"--version"});
  }
}
