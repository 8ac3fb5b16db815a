package dev.diptych.generator.language;

import java.util.regex.Pattern;

/**
 * Makes descriptions safe in comments of a language. The Kaitai Struct compiler writes them
 * unchanged: after the end of a comment, the rest would become code.
 */
final class DocText {
  /** The line ends of all languages; a line feed replaces them. */
  private static final Pattern LINE = Pattern.compile("\\r\\n?|[\\x0b\\f\\x85\\u2028\\u2029]");

  /** Invisible characters, and those that change the order of text. */
  private static final Pattern HIDDEN =
      Pattern.compile(
          "[\\p{Cc}&&[^\\n\\t]]|[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]");

  private static final Pattern QUOTES = Pattern.compile("\"(?=\")|(?<=\")\"|\"\\z");

  private DocText() {}

  /** {@code text}, safe in comments of {@code language}. */
  static String of(Language language, String text) {
    String visible = HIDDEN.matcher(LINE.matcher(text).replaceAll("\n")).replaceAll("\ufffd");
    return switch (language) {
      case JAVA -> block(visible).replaceAll("\\\\(?=u)", "&#92;");
      case CPP, CSHARP, GO, JAVASCRIPT, PHP, RUST -> block(visible);
      case PYTHON -> QUOTES.matcher(visible.replace("\\", "\\\\")).replaceAll("\\\\\"");
      case NIM -> visible.replace("]#", "] #").replace("#[", "# [");
      case HTML -> visible.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
      case CONSTRUCT, GRAPHVIZ, LUA, PERL, RUBY -> visible;
    };
  }

  /** Some languages nest comments, so the begin of a comment is replaced as well. */
  private static String block(String text) {
    return text.replace("*/", "* /").replace("/*", "/ *");
  }
}
