package dev.diptych.benchmarks.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The high-water mark of a process's resident memory on Linux. */
final class PeakMemory {
  private static final String MARK = "VmHWM:";

  private PeakMemory() {}

  /** In bytes; 0 if it is not available or the process is gone. */
  static long of(long pid) {
    List<String> lines;
    try {
      lines = Files.readAllLines(Path.of("/proc", Long.toString(pid), "status"));
    } catch (IOException e) {
      return 0;
    }
    return lines.stream()
        .filter(line -> line.startsWith(MARK))
        .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElse(0);
  }
}
