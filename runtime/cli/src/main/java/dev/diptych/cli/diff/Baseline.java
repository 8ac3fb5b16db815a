package dev.diptych.cli.diff;

import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.spectools.diff.change.SpecDifference;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A file with accepted differences: a line for each with its code, its path and its message,
 * separated by tabs. Lines that begin with {@code #} are comments.
 */
public final class Baseline {
  private static final int MAX_SIZE = 1 << 22;
  private static final String HEADER =
      "# Accepted differences of 'diptych spec diff'; written by --write-baseline.\n";

  private final Map<String, Location> entries = new LinkedHashMap<>();
  private final Set<String> used = new TreeSet<>();

  /** A baseline that accepts nothing. */
  public Baseline() {}

  /**
   * Reads a file.
   *
   * @throws IoFailure if it cannot be read
   * @throws IllegalArgumentException with one sentence if it is not a baseline
   */
  public static Baseline read(Path file) throws IoFailure {
    Baseline baseline = new Baseline();
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_SIZE + 1);
      if (bytes.length > MAX_SIZE) {
        throw new IllegalArgumentException("a baseline may have up to " + MAX_SIZE + " bytes");
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      baseline.parse(new Source(file.toString(), bytes), text);
      return baseline;
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("the baseline " + file + " is not UTF-8", e);
    } catch (IOException e) {
      throw IoFailure.reading(file.toString(), e);
    }
  }

  private void parse(Source source, String text) {
    int start = 0;
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      int end = start + line.getBytes(StandardCharsets.UTF_8).length;
      String entry = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
      if (!entry.isBlank() && !entry.startsWith("#")) {
        if (entry.split("\t", -1).length != 3) {
          throw new IllegalArgumentException(
              "line %d of the baseline %s is not a code, a path and a message, separated by tabs"
                  .formatted(number, source.name()));
        }
        entries.put(entry, new Location.InText(source, new Span(start, end)));
      }
      start = end + 1;
    }
  }

  /** Whether {@code difference} is accepted. */
  boolean accepts(SpecDifference difference) {
    String line = line(difference);
    return entries.containsKey(line) && (used.add(line) || used.contains(line));
  }

  /** A note for each entry that accepted no difference. */
  public List<Diagnostic> stale() {
    List<Diagnostic> notes = new ArrayList<>();
    entries.forEach(
        (line, at) -> {
          if (!used.contains(line)) {
            String[] parts = line.split("\t", -1);
            notes.add(
                Diagnostic.note(
                    "stale-baseline",
                    at,
                    "there is no difference '" + parts[0] + "' of " + parts[1] + " any more",
                    "remove the line, or write the baseline again with --write-baseline"));
          }
        });
    return notes;
  }

  /** The content of a baseline that accepts {@code differences}. */
  public static String text(List<SpecDifference> differences) {
    Set<String> lines = new TreeSet<>();
    differences.forEach(each -> lines.add(line(each)));
    StringBuilder text = new StringBuilder(HEADER);
    lines.forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  private static String line(SpecDifference difference) {
    String message = difference.message().replaceAll("[\\t\\r\\n]+", " ");
    return difference.code() + "\t" + difference.path() + "\t" + message;
  }
}
