package dev.diptych.ksy.expression;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Operators of other languages, and what is written instead. */
final class ForeignOperators {
  private static final Map<String, String> ADVICE =
      Map.ofEntries(
          Map.entry("&&", "`and` joins conditions"),
          Map.entry("||", "`or` joins conditions"),
          Map.entry("!", "`not` negates a condition"),
          Map.entry("!!", "`not` negates a condition"),
          Map.entry("=", "`==` compares"),
          Map.entry("===", "`==` compares"),
          Map.entry(":=", "`==` compares"),
          Map.entry("!==", "`!=` is true of different values"),
          Map.entry("<>", "`!=` is true of different values"),
          Map.entry("~=", "`!=` is true of different values"),
          Map.entry("=>", "`>=` means at least"),
          Map.entry("=<", "`<=` means at most"),
          Map.entry("->", "`.` selects a field"),
          Map.entry("**", "there is no power; `1 << n` is a power of two"),
          Map.entry("//", "`/` of two integers is an integer"),
          Map.entry(">>>", "`>>` shifts"),
          Map.entry("<<<", "`<<` shifts"),
          Map.entry("++", "`a + 1` is the next number"),
          Map.entry("??", "`a ? b : c` is b where the condition a is true"));
  private static final List<String> LONGEST_FIRST =
      ADVICE.keySet().stream().sorted(Comparator.comparingInt(String::length).reversed()).toList();

  private ForeignOperators() {}

  /** The error where such an operator covers {@code at}; null where there is none. */
  static @Nullable SyntaxError error(String text, Tree.Span at) {
    int start = text.offsetByCodePoints(0, at.start());
    int length = at.end() - at.start();
    for (String operator : LONGEST_FIRST) {
      int before = operator.length() - length;
      for (int from = Math.max(0, start - before); length > 0 && from <= start; from++) {
        if (text.startsWith(operator, from)) {
          int first = at.start() - (start - from);
          Tree.Span span = new Tree.Span(first, first + operator.length());
          String message = "`%s` is not an operator".formatted(operator);
          return new SyntaxError(span, message, ADVICE.get(operator));
        }
      }
    }
    return null;
  }
}
