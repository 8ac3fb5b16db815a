package dev.diptych.compiler.generate.language;

import java.util.regex.Pattern;

/**
 * Descriptions as comments of a language can hold them. The Kaitai Struct compiler writes them as
 * they are: what ends a comment in the language would become code there.
 */
final class DocText {
  /** What ends a line somewhere. Where it does not, a line feed does as well. */
  private static final Pattern LINE = Pattern.compile("\\r\\n?|[\\x0b\\f\\x85\\u2028\\u2029]");

  /** Invisible characters, and those that change the order of text. */
  private static final Pattern HIDDEN =
      Pattern.compile("[\\p{Cc}&&[^\\n\\t]]|[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]");

  private static final Pattern QUOTES = Pattern.compile("\"(?=\")|(?<=\")\"|\"\\z");

  private DocText() {}

  /** {@code text} as {@code language} can hold it. */
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

  /** Some languages count comments within comments: none is opened, either. */
  private static String block(String text) {
    return text.replace("*/", "* /").replace("/*", "/ *");
  }
}
