package dev.diptych.compiler.generate.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The string literals of a Java source, removed while it is rewritten: text of a spec in a literal
 * may look like code.
 */
final class StringLiterals {
  private static final Pattern LITERAL = Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\.)*+\"");
  private static final Pattern PLACE = Pattern.compile("\"#(\\d+)\"");

  private final List<String> literals = new ArrayList<>();

  /** {@code source} with the content of each literal replaced by a number. */
  String hidden(String source) {
    return LITERAL
        .matcher(source)
        .replaceAll(
            found -> {
              literals.add(found.group());
              return "\"#" + (literals.size() - 1) + "\"";
            });
  }

  /** {@code source} with each number replaced by its literal. */
  String restored(String source) {
    return PLACE
        .matcher(source)
        .replaceAll(
            found -> Matcher.quoteReplacement(literals.get(Integer.parseInt(found.group(1)))));
  }
}
