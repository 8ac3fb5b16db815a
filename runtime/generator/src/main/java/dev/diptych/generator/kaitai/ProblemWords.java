package dev.diptych.generator.kaitai;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Rewords what the compiler reports in the terms of a spec. Only messages whose form is known are
 * used: others may have names of classes in them.
 */
final class ProblemWords {
  private static final int MAX_QUOTED = 60;
  private static final List<MessageForm> FORMS =
      lines("messages.tsv").stream().map(MessageForm::of).toList();
  private static final Map<String, String> FOREIGN_TYPES = foreignTypes();

  private ProblemWords() {}

  private static Map<String, String> foreignTypes() {
    Map<String, String> types = new HashMap<>();
    for (String line : lines("types.tsv")) {
      types.put(line.substring(0, line.indexOf('\t')), line.substring(line.indexOf('\t') + 1));
    }
    return types;
  }

  private static List<String> lines(String name) {
    var in = requireNonNull(ProblemWords.class.getResourceAsStream(name), name);
    try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A message in our words; nothing if its form is unknown.
   *
   * @param message what the compiler reports
   * @param at what the spec has at the location, if it is a scalar
   * @param key the key there, or nothing
   */
  static Optional<String> of(String message, Optional<String> at, String key) {
    String quoted = at.filter(text -> text.length() <= MAX_QUOTED).orElse("");
    String shown = quoted.isEmpty() ? "this" : "`" + quoted.strip() + "`";
    return FORMS.stream()
        .flatMap(form -> form.translate(message, shown, key.isEmpty() ? "it" : key).stream())
        .findFirst();
  }

  /** The type of specs for a type of another language, if there is one. */
  static Optional<String> nativeType(String name) {
    return Optional.ofNullable(FOREIGN_TYPES.get(name.toLowerCase(Locale.ROOT)));
  }
}
