package dev.diptych.benchmarks.process;

import java.nio.file.Path;
import java.util.List;

/**
 * A program to run.
 *
 * @param command its command line
 * @param output its output, a file or a folder, which is deleted before each run; null if it has
 *     none
 */
public record Job(List<String> command, Path output) {
  public Job {
    command = List.copyOf(command);
  }
}
