package dev.diptych.generator.language;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The package of generated code, as each language spells it.
 *
 * @param words its parts, outermost first; empty for none
 */
public record PackageName(List<String> words) {
  /** No package. */
  public static final PackageName NONE = new PackageName(List.of());

  private static final Pattern NAME =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");

  /** Keeps its own copy. */
  public PackageName {
    words = List.copyOf(words);
  }

  /**
   * Reads a name such as {@code dev.example.formats}.
   *
   * @throws IllegalArgumentException with a sentence if it is invalid
   */
  public static PackageName parse(String text) {
    if (!NAME.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is not a package name: names of letters, digits and _ with dots between them");
    }
    return new PackageName(List.of(text.split("\\.", -1)));
  }

  /** Checks that {@code language} has packages of this name; in Go, the last part counts. */
  void check(Language language) {
    Conventions names = Conventions.of(language);
    if (names == null || isEmpty()) {
      return;
    }
    for (String part : language == Language.GO ? List.of(last()) : words) {
      if (names.isPackageWord(part)) {
        throw new IllegalArgumentException(
            "'%s' is not a package name: '%s' is a word of %s"
                .formatted(joined("."), part, language.id()));
      }
    }
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  String joined(String separator) {
    return String.join(separator, words);
  }

  /** Each part in upper camel case: {@code Dev.ExampleFormats}. */
  public String camel(String separator) {
    return words.stream().map(PackageName::capital).collect(Collectors.joining(separator));
  }

  /** The innermost part, in lower case. */
  String last() {
    return words.get(words.size() - 1).toLowerCase(Locale.ROOT);
  }

  private static String capital(String word) {
    StringBuilder capital = new StringBuilder();
    for (String part : word.split("_", -1)) {
      if (!part.isEmpty()) {
        capital.append(part.substring(0, 1).toUpperCase(Locale.ROOT)).append(part.substring(1));
      }
    }
    return capital.isEmpty() ? word : capital.toString();
  }
}
