package dev.diptych.second;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks for tokens that generated code never has: comments after its first line, escapes outside
 * string literals, Unicode escapes of quotes and line ends, and characters that names of a spec
 * cannot have. A spec should not be able to produce them. If it does, the code is not compiled.
 */
final class SourceTokens {
  private static final String HEADER = "// This is a generated file!";

  /** Code without literals and comments, or a literal. */
  private static final Pattern EXPECTED =
      Pattern.compile(
          "(?:[\\n !#-&(-.0-\\[\\]-~]|/(?![/*]))++"
              + "|\"(?:[ !#-\\[\\]-~]|\\\\[btnfr\"'\\\\]|\\\\[0-3]?[0-7]{1,2}"
              + "|\\\\u(?!000[aAdD]|0022|005[cC])[0-9a-fA-F]{4})*+\"");

  private SourceTokens() {}

  /** The line, from 1, of the first unexpected token in {@code source}, or 0. */
  static long unexpected(String source) {
    String first = source.lines().findFirst().orElse("");
    int at = first.startsWith(HEADER) && first.indexOf('\\') < 0 ? first.length() : 0;
    Matcher next = EXPECTED.matcher(source).region(at, source.length());
    while (next.lookingAt()) {
      at = next.end();
      next.region(at, source.length());
    }
    return at == source.length()
        ? 0
        : 1 + source.substring(0, at).chars().filter(c -> c == '\n').count();
  }
}
