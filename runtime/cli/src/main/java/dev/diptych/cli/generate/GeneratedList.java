package dev.diptych.cli.generate;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Root;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The manifest of generated files, next to them: a line for each file with its path, the SHA-256 of
 * its content and what it is generated from, separated by tabs. During a run, a line has the sums
 * of the old and of the new content, so that an interrupted run leaves no file that seems edited.
 *
 * @param entries the files by path
 */
record GeneratedList(Map<String, Entry> entries) {
  /** The name of the file. */
  static final String NAME = ".diptych-generated.tsv";

  /** Some hundred thousand lines. */
  private static final int MAX_BYTES = 16 << 20;

  private static final Pattern SUM = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern PART = Pattern.compile("\\.{1,2}|.*[\\p{Cntrl}\\\\:].*|");

  /**
   * A file.
   *
   * @param sums the contents that it may have
   * @param origins what it is generated from
   */
  record Entry(TreeSet<String> sums, TreeSet<String> origins) {}

  GeneratedList {
    entries = new TreeMap<>(entries);
  }

  /**
   * Reads the manifest of {@code folder}; empty if there is none.
   *
   * @throws IoFailure if it cannot be read
   */
  static Result<GeneratedList> read(Path folder) throws IoFailure {
    Path file = folder.resolve(NAME);
    byte[] content = Root.of(folder).read(file, MAX_BYTES);
    if (content == null) {
      return Result.of(new GeneratedList(Map.of()), List.of());
    }
    try {
      String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
      return parse(file, text.lines().toList());
    } catch (CharacterCodingException e) {
      return invalid(file, "it is not UTF-8");
    }
  }

  private static Result<GeneratedList> parse(Path file, List<String> lines) {
    Map<String, Entry> entries = new TreeMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length != 3 || !isPath(cells[0]) || !areSums(cells[1]) || cells[2].isBlank()) {
        return invalid(file, "line %d is not a path, a SHA-256 and a source".formatted(i + 1));
      }
      entries.put(cells[0], new Entry(words(cells[1], ","), words(cells[2], "; ")));
    }
    return Result.of(new GeneratedList(entries), List.of());
  }

  private static Result<GeneratedList> invalid(Path file, String why) {
    String help = "without this file, generated files that are up to date are found again";
    Location at = new Location.Whole(file.toString());
    return Result.failed(Diagnostic.error("bad-manifest", at, why, help));
  }

  /** Whether {@code path} is below the folder of the manifest, as {@code generate} writes it. */
  static boolean isPath(String path) {
    return Arrays.stream(path.split("/", -1)).noneMatch(part -> PART.matcher(part).matches());
  }

  private static boolean areSums(String cell) {
    return Arrays.stream(cell.split(",", -1)).allMatch(sum -> SUM.matcher(sum).matches());
  }

  private static TreeSet<String> words(String cell, String separator) {
    return new TreeSet<>(List.of(cell.split(Pattern.quote(separator), -1)));
  }

  /** The content of the file, with the versions of {@code tools}. */
  byte[] content(String tools) {
    StringBuilder text = new StringBuilder();
    text.append("# The files that diptych generate wrote here. Do not edit; keep it with them.\n");
    text.append("# ").append(tools).append('\n');
    entries.forEach(
        (path, entry) ->
            text.append(path)
                .append('\t')
                .append(String.join(",", entry.sums()))
                .append('\t')
                .append(String.join("; ", entry.origins()))
                .append('\n'));
    return text.toString().getBytes(UTF_8);
  }
}
