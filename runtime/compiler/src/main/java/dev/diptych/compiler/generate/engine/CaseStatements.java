package dev.diptych.compiler.generate.engine;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The statements of a method that select one of several constructions of a field, such as a {@code
 * switch}. A copy of them stores the arguments of the selected construction instead of creating the
 * struct.
 */
final class CaseStatements {
  /** The variable for the arguments. */
  static final String RESULT = "_arguments";

  private static final Pattern CASE = Pattern.compile("(case .*|default): \\{");
  private static final Pattern CHOSEN_BY = Pattern.compile("[\\w.<>\\[\\]]+ on = .*;");
  private static final Pattern CONDITION =
      Pattern.compile("(if \\(.*\\)|else if \\(.*\\)|else|\\} else) \\{");

  private final List<String> lines;
  private final Map<Integer, String> made = new TreeMap<>();
  private final List<String> copy = new ArrayList<>();
  private final Map<Integer, Integer> openers = new HashMap<>();
  private final Map<Integer, Integer> closers = new HashMap<>();

  /**
   * Alternatives.
   *
   * @param lines the lines of the method
   * @param constructions those of one field by one class, in the order of the lines
   */
  CaseStatements(List<String> lines, List<Construction> constructions) {
    this.lines = lines;
    constructions.forEach(each -> made.put(each.line(), each.arguments()));
    blocks();
  }

  /** The statements; they leave {@link #RESULT} as it is where another case applies. */
  List<String> statements() {
    int block = common();
    if (isChoice(block)) {
      block(block);
    } else {
      inside(block);
    }
    return copy;
  }

  /** Copies the statements about the constructions from the block that begins at {@code open}. */
  private void inside(int open) {
    for (int i = open + 1; i < close(open); i++) {
      String text = lines.get(i).strip();
      if (closers.containsKey(i)) {
        i = block(i);
      } else if (made.containsKey(i)) {
        String indent = lines.get(i).replaceFirst("\\S.*", "");
        copy.add(indent + RESULT + " = " + ArgumentMethods.array(made.get(i)) + ";");
      } else if (text.equals("break;") || CHOSEN_BY.matcher(text).matches()) {
        copy.add(lines.get(i));
      }
    }
  }

  /** Copies the block that {@code open} opens and returns its last line. */
  private int block(int open) {
    int close = close(open);
    boolean continues = closers.containsKey(close);
    if (!isChoice(open)) {
      // A loop and its conditions: the index is a parameter here.
      inside(open);
    } else if (needed(open)) {
      copy.add(lines.get(open));
      inside(open);
      if (!continues) {
        copy.add(lines.get(close));
      }
    }
    return continues ? close - 1 : close;
  }

  /** Whether the block that {@code open} opens takes part in a choice. */
  private boolean isChoice(int open) {
    String text = lines.get(open).strip();
    return text.equals("{")
        || text.startsWith("switch (")
        || CASE.matcher(text).matches()
        || CONDITION.matcher(text).matches();
  }

  /** Whether constructions are in the block that {@code open} opens, or where it does not apply. */
  private boolean needed(int open) {
    int close = close(open);
    if (made.keySet().stream().anyMatch(line -> line > open && line < close)) {
      return true;
    }
    String text = lines.get(open).strip();
    String next = lines.get(close).strip() + " " + lines.get(close + 1).strip();
    boolean chain = text.contains("else") || next.startsWith("} else");
    return CASE.matcher(text).matches() || (chain && CONDITION.matcher(text).matches());
  }

  /** The line that opens the innermost block with all constructions in it. */
  private int common() {
    List<Integer> all = List.copyOf(made.keySet());
    int last = all.get(all.size() - 1);
    int block = opener(all.get(0));
    while (close(block) < last) {
      block = opener(block);
    }
    boolean checked = lines.get(block - 1).strip().equals("if (on != null) {");
    return checked ? opener(block - 1) : block;
  }

  private int close(int open) {
    return requireNonNull(closers.get(open));
  }

  private int opener(int line) {
    return requireNonNull(openers.get(line));
  }

  /** Finds the blocks: statements of generated code span no lines. */
  private void blocks() {
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < lines.size(); i++) {
      String text = lines.get(i).strip();
      if (text.startsWith("}")) {
        closers.put(open.pop(), i);
      }
      if (!open.isEmpty()) {
        openers.put(i, open.peek());
      }
      if (text.endsWith("{")) {
        open.push(i);
      }
    }
  }
}
