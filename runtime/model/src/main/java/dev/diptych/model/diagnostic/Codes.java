package dev.diptych.model.diagnostic;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The registered diagnostic codes. Each module lists its own in {@code META-INF/diptych/codes.tsv};
 * the documentation is generated from these lists.
 */
public final class Codes {
  private static final String RESOURCE = "META-INF/diptych/codes.tsv";

  private Codes() {}

  /**
   * A registered code.
   *
   * @param section heading of the documentation that lists it
   * @param id the code, in kebab-case
   * @param severity severity of its diagnostics
   * @param meaning one line of Markdown
   */
  public record Code(String section, String id, Severity severity, String meaning) {}

  /** All codes, in the order of the lists. A code may be in several sections. */
  public static List<Code> all() {
    return all(Codes.class.getClassLoader());
  }

  /** The codes of the modules that {@code loader} finds. */
  public static List<Code> all(ClassLoader loader) {
    // A class path may have the same module twice: by itself and by the manifest of another jar.
    Set<Code> codes = new LinkedHashSet<>();
    try {
      for (URL list : Collections.list(loader.getResources(RESOURCE))) {
        codes.addAll(read(list));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(codes);
  }

  private static List<Code> read(URL list) throws IOException {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(list.openStream(), UTF_8))) {
      return lines.lines().map(Codes::code).toList();
    }
  }

  private static Code code(String line) {
    String[] cells = line.split("\t", -1);
    return new Code(
        cells[0], cells[1], Severity.valueOf(cells[2].toUpperCase(Locale.ROOT)), cells[3]);
  }

  /** Whether {@code id} is registered. */
  static boolean isRegistered(String id) {
    return Registered.IDS.contains(id);
  }

  /** Loaded on first use: only runs with assertions ask. */
  private static final class Registered {
    static final Set<String> IDS = all().stream().map(Code::id).collect(Collectors.toSet());
  }
}
