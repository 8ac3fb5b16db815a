package dev.diptych.compiler.generate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The statements of a method that choose among several constructions of one field, such as a {@code
 * switch}. A copy of them that notes arguments instead of creating structs takes the arguments of
 * the case that applies.
 */
final class Alternatives {
  /** The variable that takes the arguments. */
  static final String RESULT = "_arguments";

  private static final Pattern CASE = Pattern.compile("(case .*|default): \\{");
  private static final Pattern CONDITION =
      Pattern.compile("(if \\(.*\\)|else if \\(.*\\)|else|\\} else) \\{");

  private final List<String> lines;
  private final Map<Integer, String> returned = new TreeMap<>();
  private final Map<Integer, Integer> openers = new HashMap<>();
  private final Map<Integer, Integer> closers = new HashMap<>();

  /**
   * Alternatives.
   *
   * @param lines the lines of the method
   * @param made the constructions of one field by one class, in the order of the lines
   */
  Alternatives(List<String> lines, List<Construction> made) {
    this.lines = lines;
    made.forEach(one -> returned.put(one.line(), one.arguments()));
    blocks();
  }

  /** The statements; they leave {@link #RESULT} as it is where another case applies. */
  List<String> statements() {
    int start = common();
    int end = closers.get(start);
    List<String> copy = new ArrayList<>();
    for (int i = start; i < end; i++) {
      String text = lines.get(i).strip();
      boolean branch = CASE.matcher(text).matches() || CONDITION.matcher(text).matches();
      if (branch && !lines.get(i + 1).strip().startsWith("switch (")) {
        copy.add(lines.get(i));
        int close = closers.get(i);
        copy.addAll(body(i, close, text));
        i = close - 1;
      } else {
        copy.add(lines.get(i));
      }
    }
    copy.add(lines.get(end));
    return copy;
  }

  private List<String> body(int from, int to, String header) {
    String indent = lines.get(from).replaceFirst("\\S.*", "    ");
    List<String> body = new ArrayList<>();
    returned.forEach(
        (line, arguments) -> {
          if (line > from && line < to) {
            body.add(indent + RESULT + " = " + Arguments.array(arguments) + ";");
          }
        });
    if (CASE.matcher(header).matches()) {
      body.add(indent + "break;");
    }
    return body;
  }

  /** The line that opens the innermost block with all constructions in it. */
  private int common() {
    List<Integer> all = List.copyOf(returned.keySet());
    int last = all.get(all.size() - 1);
    int block = openers.get(all.get(0));
    while (closers.get(block) < last) {
      block = openers.get(block);
    }
    boolean checked = lines.get(block - 1).strip().equals("if (on != null) {");
    return checked ? openers.get(block - 1) : block;
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
