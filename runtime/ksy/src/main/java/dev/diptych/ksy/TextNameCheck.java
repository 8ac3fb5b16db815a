package dev.diptych.ksy;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Checks the names that a spec gives to parts of its texts, when it is read: a text with a name
 * that the grammar reads as anything else could not be compiled again. It checks each name by
 * itself; whether two are equal, only the schema shows.
 */
final class TextNameCheck {
  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  /** Words that the grammar has, which are no names; longer runs are. */
  private static final Set<String> WORDS = Set.of("Eof", "inf", "nan");

  /** Words of ASCII with one blank between them, none of which begins a comment. */
  private static final Pattern WORDS_OF_HEADER =
      Pattern.compile("[!-~&&[^#]][!-~]*( [!-~&&[^#]][!-~]*)*");

  private static final Pattern FORMAT_ID = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]*");

  /** Numbers that YAML reads as they are written. */
  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,17}|[0-9]{1,9}\\.[0-9]");

  private TextNameCheck() {}

  /** What is wrong with {@code scalar}, a name of {@code kind}; null if nothing is. */
  static @Nullable String problem(String kind, YamlNode.Scalar scalar) {
    String text = scalar.text();
    if (text.length() > SpecLimits.MAX_WORD) {
      return String.format(Locale.ROOT, "more than %d characters", SpecLimits.MAX_WORD);
    }
    boolean number = kind.equals("version") && NUMBER.matcher(text).matches();
    if (!scalar.isText() && !number) {
      return "YAML does not take '" + text + "' for a text: it needs quotes";
    }
    return switch (kind) {
      case "name" ->
          NAME.matcher(text).matches() && !WORDS.contains(text)
              ? null
              : quoted(text) + " is not a name that a text can have: letters, digits and _";
      case "format-id" ->
          FORMAT_ID.matcher(text).matches() ? null : quoted(text) + " is not the id of a format";
      default -> header(kind, text);
    };
  }

  private static @Nullable String header(String kind, String text) {
    boolean words = WORDS_OF_HEADER.matcher(text).matches();
    boolean reserved = List.of(text.split(" ", -1)).contains("Ver");
    // The key of a schema has a slash before the version and after it.
    boolean slash = kind.equals("version") && text.contains("/");
    return words && !reserved && !slash
        ? null
        : quoted(text)
            + " is not a "
            + kind
            + " that a header line can have: words of ASCII with"
            + " one blank between them, without Ver and #";
  }

  private static String quoted(String text) {
    return "'" + text.replaceAll("[\\p{C}\\p{Z}&&[^ ]]", "\uFFFD") + "'";
  }
}
