package dev.diptych.lsp.spec;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A key of a spec.
 *
 * @param map the kind of map that has it
 * @param name the key
 * @param values the kinds of its values: words with {@code /} between them, the name of another
 *     kind of map, <code>[x]</code> for a list of these, <code>{x}</code> for a map to these
 * @param doc one sentence
 */
public record SpecKey(String map, String name, List<String> values, String doc) {
  /** All keys. */
  public static final List<SpecKey> ALL = read();

  /** Keeps its own copy. */
  public SpecKey {
    values = List.copyOf(values);
  }

  /** The keys of maps of a kind. */
  public static List<SpecKey> of(String map) {
    return ALL.stream().filter(key -> key.map().equals(map)).toList();
  }

  private static List<SpecKey> read() {
    var in = Objects.requireNonNull(SpecKey.class.getResourceAsStream("keys.tsv"));
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return lines.lines().map(SpecKey::of4).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SpecKey of4(String line) {
    String[] cells = line.split("\t", -1);
    return new SpecKey(cells[0], cells[1], List.of(cells[2].split("\\|", -1)), cells[3]);
  }

  /** Whether its value is a map, a list or a block of these. */
  public boolean isNested() {
    return values.stream()
        .allMatch(each -> each.startsWith("[") || each.startsWith("{") || isMap(each));
  }

  /** Whether there are maps of the kind {@code name}. */
  public static boolean isMap(String name) {
    return ALL.stream().anyMatch(key -> key.map().equals(name));
  }
}
