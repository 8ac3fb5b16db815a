package dev.diptych.runner.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks that an implementation is expected to fail. Each line of the file has a {@linkplain Glob
 * glob} for names of checks, a tab, and a reason. Lines that start with {@code #} are comments.
 *
 * @param lines the lines in file order
 */
public record ExpectedFailures(List<Line> lines) {
  /** No expected failures. */
  public static final ExpectedFailures NONE = new ExpectedFailures(List.of());

  /**
   * One line.
   *
   * @param glob pattern for names of checks
   * @param reason why these checks fail
   */
  public record Line(String glob, String reason) {
    /** Whether this line matches the check {@code check}. */
    public boolean covers(String check) {
      return Glob.matches(glob, check);
    }
  }

  public ExpectedFailures {
    lines = List.copyOf(lines);
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, or a line has no reason
   */
  public static ExpectedFailures read(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.split("\t", 2);
        if (parts.length < 2 || parts[1].isBlank()) {
          throw new IOException(file + ": '" + line + "' has no reason after a tab");
        }
        lines.add(new Line(parts[0], parts[1].strip()));
      }
    }
    return new ExpectedFailures(lines);
  }

  /** Why the check {@code check} is expected to fail; empty if it is not. */
  public Optional<String> reason(String check) {
    return lines.stream().filter(line -> line.covers(check)).map(Line::reason).findFirst();
  }
}
