package dev.diptych.generator.language;

import java.util.regex.Pattern;

/**
 * Escapes strings of expressions that the Kaitai Struct compiler writes unchanged into sources
 * whose language interprets them.
 */
final class Markup {
  /** Tags that the compiler writes itself. None of them runs code or links to another site. */
  private static final Pattern NO_TAG =
      Pattern.compile(
          "<(?!/?(?:h\\d|p|b|table|tr|th|td|div|body|html|a)"
              + "(?: class=\"[\\w ]*\"| name='[\\w-]*'| href=\"(?:#|\\w+\\.html#)[\\w-]*\")?>)");

  private static final String BODY = "<body>";
  private static final String FOOTER = "    <!-- Optional JavaScript -->";

  private Markup() {}

  /** {@code source}, generated for {@code language}, with such strings escaped. */
  static String safe(Language language, String source) {
    return switch (language) {
      case HTML -> page(source);
      // Before C++17, two question marks begin a trigraph.
      case CPP -> source.replace("??", "?\\?");
      // The compiler takes this to return a result, which it does not in the runtime library.
      case RUST -> source.replace(".align_to_byte()?;", ".align_to_byte();");
      default -> source;
    };
  }

  private static String page(String source) {
    int start = source.indexOf(BODY) + BODY.length();
    int end = Math.max(start, source.lastIndexOf(FOOTER));
    String body = NO_TAG.matcher(source.substring(start, end)).replaceAll("&lt;");
    return source.substring(0, start) + body + source.substring(end);
  }
}
