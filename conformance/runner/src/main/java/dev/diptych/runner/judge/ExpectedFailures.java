package dev.diptych.runner.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an implementation is known to get wrong: a line each, a {@linkplain Glob glob} for names of
 * checks, a tab, and the reason. Lines that begin with {@code #} are comments.
 *
 * @param lines in the order of the file
 */
public record ExpectedFailures(List<Line> lines) {
  /** Nothing is known to be wrong. */
  public static final ExpectedFailures NONE = new ExpectedFailures(List.of());

  /**
   * One line.
   *
   * @param glob for names of checks
   * @param reason why it is not to be helped
   */
  public record Line(String glob, String reason) {
    /** Whether it is about the check of this name. */
    public boolean covers(String check) {
      return Glob.matches(glob, check);
    }
  }

  /** Keeps its own copy. */
  public ExpectedFailures {
    lines = List.copyOf(lines);
  }

  /**
   * Reads a file.
   *
   * @throws IOException where it cannot be read, or a line has no reason
   */
  public static ExpectedFailures read(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.split("\t", 2);
        if (parts.length < 2 || parts[1].isBlank()) {
          throw new IOException(file + ": '" + line + "' has no reason behind a tab");
        }
        lines.add(new Line(parts[0], parts[1].strip()));
      }
    }
    return new ExpectedFailures(lines);
  }

  /** Why the check of this name fails, where that is known. */
  public Optional<String> reason(String check) {
    return lines.stream().filter(line -> line.covers(check)).map(Line::reason).findFirst();
  }
}
