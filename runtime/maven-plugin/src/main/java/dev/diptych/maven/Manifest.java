package dev.diptych.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.files.Output;
import dev.diptych.files.Root;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The outputs of an earlier run: a line for each with its path, the sum of its inputs and the sum
 * of its content, separated by tabs. A manifest that cannot be read counts as empty.
 *
 * @param entries the outputs by path, with slashes
 */
record Manifest(Map<String, Entry> entries) {
  /**
   * An output.
   *
   * @param inputs the sum of everything that it was made from
   * @param content the sum of its content
   */
  record Entry(String inputs, String content) {}

  private static final int MAX_BYTES = 64 << 20;

  Manifest {
    entries = new TreeMap<>(entries);
  }

  /** Reads {@code file}. */
  static Manifest read(Path file) throws IOException {
    Map<String, Entry> entries = new TreeMap<>();
    byte[] content = Root.USER.read(file, MAX_BYTES);
    if (content != null) {
      for (String line : new String(content, UTF_8).lines().toList()) {
        List<String> cells = List.of(line.split("\t", -1));
        if (cells.size() == 3) {
          entries.put(cells.get(0), new Entry(cells.get(1), cells.get(2)));
        }
      }
    }
    return new Manifest(entries);
  }

  /** Whether the output {@code path} of {@code folder} is what {@code inputs} gave. */
  boolean isCurrent(Path folder, String path, String inputs) throws IOException {
    Entry entry = entries.get(path);
    return entry != null
        && entry.inputs().equals(inputs)
        && Sums.matches(folder.resolve(path), entry.content());
  }

  /** Whether {@code file}, the output {@code path}, is as an earlier run wrote it. */
  boolean wrote(String path, Path file) throws IOException {
    Entry entry = entries.get(path);
    return entry != null && Sums.matches(file, entry.content());
  }

  /** Writes {@code file} unless it has this content. */
  void write(Path file) throws IOException {
    if (read(file).equals(this)) {
      return;
    }
    StringBuilder text = new StringBuilder();
    entries.forEach(
        (path, entry) ->
            text.append(path)
                .append('\t')
                .append(entry.inputs())
                .append('\t')
                .append(entry.content())
                .append('\n'));
    replace(file, text.toString().getBytes(UTF_8));
  }

  /** Deletes the outputs in {@code folder} that are not in {@code current}, unless edited. */
  void deleteStale(Path folder, Set<String> current) throws IOException {
    for (String path : entries.keySet()) {
      Path file = folder.resolve(path);
      if (!current.contains(path) && wrote(path, file)) {
        Root.of(folder).delete(file);
      }
    }
  }

  /** Replaces {@code file} unless it has {@code content}; returns whether it did. */
  static boolean update(Path file, byte[] content) throws IOException {
    boolean differs = !Sums.matches(file, Sums.of(content));
    if (differs) {
      replace(file, content);
    }
    return differs;
  }

  /** Replaces {@code file} completely or not at all, and creates its folder. */
  static void replace(Path file, byte[] content) throws IOException {
    Output.files(Map.of(file, out -> out.write(content)), (path, lost) -> {});
  }
}
