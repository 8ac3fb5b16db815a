package dev.diptych.spark;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.twin.Selection;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a user asks of a read.
 *
 * @param paths files, folders and patterns, as Hadoop reads them
 * @param spec the {@code .ksy} file of the format, on the driver; null for the formats that ship
 * @param importPath folders for imports that begin with {@code /}
 * @param parameters values of the parameters of the spec
 * @param selection format and layout
 * @param table the name of the table; null for the only one
 * @param mode what happens to a damaged file
 * @param corruptColumn the name of the column for the errors of a damaged file
 * @param glob the names of files in folders; null for all
 * @param recursive whether folders in folders are read
 */
record ReadOptions(
    List<String> paths,
    @Nullable String spec,
    List<String> importPath,
    Map<String, String> parameters,
    Selection selection,
    @Nullable String table,
    Mode mode,
    String corruptColumn,
    @Nullable String glob,
    boolean recursive) {
  private static final String PARAMETER = "param.";

  /** What happens to a damaged file, by the names of Spark. */
  enum Mode {
    /** A row without values. */
    PERMISSIVE,
    /** No row. */
    DROPMALFORMED,
    /** The query fails. */
    FAILFAST
  }

  /**
   * The options of a read.
   *
   * @throws DiptychReadException if one is invalid
   */
  static ReadOptions of(Map<String, String> options) {
    Map<String, String> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    byName.putAll(options);
    Map<String, String> parameters = new TreeMap<>();
    options.forEach(
        (name, value) -> {
          if (name.toLowerCase(Locale.ROOT).startsWith(PARAMETER)) {
            parameters.put(name.substring(PARAMETER.length()), value);
          }
        });
    return new ReadOptions(
        paths(byName),
        byName.get("spec"),
        list(byName.get("importPath")),
        parameters,
        new Selection(byName.get("formatId"), byName.get("layout")),
        byName.get("table"),
        mode(byName.get("mode")),
        byName.getOrDefault("columnNameOfCorruptRecord", "_corrupt_record"),
        byName.get("pathGlobFilter"),
        Boolean.parseBoolean(byName.get("recursiveFileLookup")));
  }

  private static Mode mode(@Nullable String word) {
    for (Mode mode : Mode.values()) {
      if (word == null || mode.name().equalsIgnoreCase(word)) {
        return mode;
      }
    }
    throw new DiptychReadException(
        "invalid-option",
        "unknown mode '%s': it is PERMISSIVE, DROPMALFORMED or FAILFAST".formatted(word));
  }

  private static List<String> list(@Nullable String words) {
    return words == null || words.isBlank()
        ? List.of()
        : List.of(words.split(Pattern.quote(File.pathSeparator), -1));
  }

  /** One path in {@code path}, several as a JSON array of strings in {@code paths}. */
  private static List<String> paths(Map<String, String> options) {
    List<String> paths = new ArrayList<>();
    String several = options.get("paths");
    if (several != null) {
      try {
        paths.addAll(JSON.std.listOfFrom(String.class, several));
      } catch (IOException e) {
        throw new DiptychReadException("invalid-option", "paths is no JSON array of strings", e);
      }
    }
    String one = options.get("path");
    if (one != null) {
      paths.add(one);
    }
    return List.copyOf(paths);
  }
}
