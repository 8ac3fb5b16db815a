package dev.diptych.benchmarks.process;

import java.nio.file.Path;
import java.util.List;

/**
 * A program to run.
 *
 * @param command its words
 * @param output the file that it makes, which is deleted before each run; null where it makes none
 */
public record Job(List<String> command, Path output) {
  /** Keeps its own copy of the list. */
  public Job {
    command = List.copyOf(command);
  }
}
