package dev.diptych.generator;

import dev.diptych.generator.language.Language;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A source without its comments and its strings, found by a lexer of each language's own rules:
 * what remains is code.
 */
final class CodeText {
  private static final Pattern ESCAPE =
      Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\\\u+(\\p{XDigit}{4})");

  private final Language language;
  private final String source;
  private final StringBuilder code = new StringBuilder();
  private int at;

  private CodeText(Language language, String source) {
    this.language = language;
    this.source = source;
  }

  /**
   * The code in {@code source}.
   *
   * @throws AssertionError where a comment or a string does not end, or a string holds code
   */
  static String of(Language language, String source) {
    CodeText text =
        new CodeText(
            language,
            switch (language) {
              case JAVA -> ESCAPE.matcher(source).replaceAll(CodeText::character);
              case CPP -> source.replace("??/", "\\").replace("\\\n", "");
              default -> source;
            });
    while (text.at < text.source.length()) {
      text.next();
    }
    return text.code.toString();
  }

  /** Java reads these before it knows what a comment is. */
  private static String character(MatchResult found) {
    String character = Character.toString(Integer.parseInt(found.group(2), 16));
    return java.util.regex.Matcher.quoteReplacement(found.group(1) + character);
  }

  private void next() {
    for (String[] block : blocks()) {
      if (source.startsWith(block[0], at)) {
        block(block[0], block[1]);
        return;
      }
    }
    for (String line : lines()) {
      if (source.startsWith(line, at)) {
        while (at < source.length() && !endsLine(source.charAt(at))) {
          at++;
        }
        return;
      }
    }
    for (String quote : quotes()) {
      if (source.startsWith(quote, at)) {
        string(quote);
        return;
      }
    }
    code.append(source.charAt(at++));
  }

  private void block(String open, String close) {
    int depth = 0;
    boolean nested = language == Language.RUST || language == Language.NIM;
    do {
      if (at >= source.length()) {
        throw new AssertionError("a comment does not end");
      }
      if (source.startsWith(close, at)) {
        depth--;
        at += close.length();
      } else if (source.startsWith(open, at) && (nested || depth == 0)) {
        depth++;
        at += open.length();
      } else {
        at++;
      }
    } while (depth > 0);
  }

  private void string(String quote) {
    int start = at;
    at += quote.length();
    while (!source.startsWith(quote, at)) {
      boolean lineEnds = at < source.length() && source.charAt(at) == '\n' && quote.length() == 1;
      if (at >= source.length() || (lineEnds && !quote.equals("`"))) {
        throw new AssertionError("a string does not end: " + source.substring(start, at));
      }
      at += source.charAt(at) == '\\' && !quote.equals("`") ? 2 : 1;
    }
    at += quote.length();
    String inside = source.substring(start, at).replaceAll("\\\\.", "");
    String codes =
        switch (language) {
          case RUBY -> "#[{$@](?!Kaitai::Struct::VERSION\\})";
          case PERL -> "[$@]";
          case PHP -> "\\$";
          case JAVASCRIPT -> quote.equals("`") ? "\\$\\{" : "\\z.";
          default -> "\\z.";
        };
    if (quote.equals("\"") && Pattern.compile(codes).matcher(inside).find()) {
      throw new AssertionError("a string holds code: " + inside);
    }
  }

  private boolean endsLine(char c) {
    boolean more =
        switch (language) {
          case CSHARP -> c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
          case JAVASCRIPT -> c == '\r' || c == '\u2028' || c == '\u2029';
          case JAVA, LUA, PYTHON, CONSTRUCT, NIM, PHP -> c == '\r';
          default -> false;
        };
    return c == '\n' || more;
  }

  private List<String[]> blocks() {
    return switch (language) {
      case CPP, CSHARP, GO, JAVA, JAVASCRIPT, PHP, RUST -> List.<String[]>of(pair("/*", "*/"));
      case LUA -> List.<String[]>of(pair("--[[", "]]"));
      case NIM -> List.of(pair("##[", "]##"), pair("#[", "]#"));
      case PERL -> List.<String[]>of(pair("\n=", "\n=cut"));
      case RUBY -> List.<String[]>of(pair("\n=begin", "\n=end"));
      default -> List.of();
    };
  }

  private List<String> lines() {
    return switch (language) {
      case CPP, CSHARP, GO, JAVA, JAVASCRIPT, RUST -> List.of("//");
      case PHP -> List.of("//", "#");
      case LUA -> List.of("--");
      case CONSTRUCT, NIM, PERL, PYTHON, RUBY -> List.of("#");
      case GRAPHVIZ, HTML -> List.of();
    };
  }

  private List<String> quotes() {
    return switch (language) {
      case CONSTRUCT, PYTHON -> List.of("\"\"\"", "'''", "\"", "'");
      case NIM -> List.of("\"\"\"", "\"");
      case GO, JAVASCRIPT -> List.of("\"", "'", "`");
      case CPP, CSHARP, JAVA, RUST -> List.of("\"");
      case LUA, PERL, PHP, RUBY -> List.of("\"", "'");
      case GRAPHVIZ, HTML -> List.of();
    };
  }

  private static String[] pair(String open, String close) {
    return new String[] {open, close};
  }
}
