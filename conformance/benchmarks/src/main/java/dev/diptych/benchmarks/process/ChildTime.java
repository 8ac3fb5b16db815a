package dev.diptych.benchmarks.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The processor time of the programs that this one has started and seen end, on Linux. */
final class ChildTime {
  private static final Path STATUS = Path.of("/proc/self/stat");

  /** Fields after the name, which is in parentheses and can have spaces: user and system time. */
  private static final int USER = 13;

  private static final int SYSTEM = 14;
  private static final double TICKS_PER_SECOND = 100;

  private ChildTime() {}

  /** In seconds, of all together; 0 if not available. */
  static double seconds() {
    String line;
    try {
      line = Files.readString(STATUS);
    } catch (IOException e) {
      return 0;
    }
    String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
    return (Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM])) / TICKS_PER_SECOND;
  }
}
