package dev.diptych.ksy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How deep the tree of an expression can be, before it is parsed. Trees are walked by recursion, so
 * that their depth is limited; the length of a list is not.
 */
final class ExpressionDepth {
  /** A string literal. */
  private static final Pattern STRING = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*+\"|'[^']*+'");

  private static final Pattern LONG_WORD =
      Pattern.compile("\\w{" + (SpecLimits.MAX_WORD + 1) + ",}+");
  private static final Pattern IGNORED = Pattern.compile(STRING + "|[0-9][0-9_]*+(?:\\.[0-9])?");
  private static final Pattern OPERATOR =
      Pattern.compile("[^\\w\\s\"']|\\b(?:and|or|not)\\b", Pattern.UNICODE_CHARACTER_CLASS);

  /** The levels of brackets that are open, the innermost first. */
  private final Deque<Level> open = new ArrayDeque<>();

  private Level level = new Level();

  private ExpressionDepth() {}

  /** An expression in brackets, or what is outside of all. */
  private static final class Level {
    /** Operators since the last comma: each may be within the next. */
    private int operators;

    /** The depth of the deepest brackets since the last comma. */
    private int inner;

    /** The depth of the deepest element before the last comma. */
    private int before;

    int depth() {
      return Math.max(before, operators + inner);
    }
  }

  /** Whether a name or a number in {@code expression} exceeds the limit. */
  static boolean hasLongWord(String expression) {
    return LONG_WORD.matcher(STRING.matcher(expression).replaceAll("")).find();
  }

  /**
   * A number that the depth of {@code expression} does not exceed, unless that is over the limit.
   */
  static int of(String expression) {
    ExpressionDepth depth = new ExpressionDepth();
    Matcher operators = OPERATOR.matcher(IGNORED.matcher(expression).replaceAll("0"));
    while (operators.find()) {
      depth.add(operators.group());
      int least = depth.open.size() + depth.level.operators;
      if (least > SpecLimits.MAX_EXPRESSION_DEPTH) {
        return least;
      }
    }
    while (!depth.open.isEmpty()) {
      depth.close();
    }
    return depth.level.depth();
  }

  private void add(String operator) {
    switch (operator) {
      case "(", "[", "{" -> {
        level.operators++;
        open.push(level);
        level = new Level();
      }
      case ")", "]", "}" -> close();
      case "," -> {
        level.before = level.depth();
        level.operators = 0;
        level.inner = 0;
      }
      default -> level.operators++;
    }
  }

  private void close() {
    if (!open.isEmpty()) {
      int inner = level.depth();
      level = open.pop();
      level.inner = Math.max(level.inner, inner);
    }
  }
}
