package dev.diptych.cli.generate;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The files that a run generates, by path below the folder of the manifest. */
final class Sources {
  /**
   * One file.
   *
   * @param content its content
   * @param origins what generates it, such as {@code python toy.ksy}; several for an imported spec
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Source(byte[] content, SortedSet<String> origins) {}

  private final Map<String, Source> files = new TreeMap<>();
  private final TreeSet<String> origins = new TreeSet<>();
  private final Set<String> contradictions = new HashSet<>();
  private final List<Diagnostic> errors = new ArrayList<>();

  /**
   * Adds files of one origin.
   *
   * @param kind the language, or the kind of files
   * @param spec the path of the spec, relative to the folder of the manifest
   * @param texts contents by path below the folder of the manifest
   */
  void add(String kind, String spec, Map<String, String> texts) {
    String origin = kind + " " + spec;
    origins.add(origin);
    texts.forEach((path, text) -> add(path, text.getBytes(UTF_8), origin));
  }

  private void add(String path, byte[] content, String origin) {
    Source before = files.get(path);
    if (before == null) {
      files.put(path, new Source(content, new TreeSet<>(List.of(origin))));
    } else if (Arrays.equals(before.content(), content)) {
      before.origins().add(origin);
    } else if (contradictions.add(path)) {
      String message =
          "'%s' and '%s' generate this file with different content"
              .formatted(before.origins().first(), origin);
      String help = "give one of them another folder, package or id";
      errors.add(Diagnostic.error("same-output", new Location.Whole(path), message, help));
    }
  }

  /** The file at {@code path}, or null. */
  @Nullable Source get(String path) {
    return files.get(path);
  }

  /** All files, by path. */
  Map<String, Source> files() {
    return Collections.unmodifiableMap(files);
  }

  /** Everything that generates files in this run, also if it gave none. */
  SortedSet<String> origins() {
    return origins;
  }

  /** Contradictions between files. */
  List<Diagnostic> errors() {
    return List.copyOf(errors);
  }
}
