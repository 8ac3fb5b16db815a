package dev.diptych.lsp.context;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What precedes a brace.
 *
 * @param kind what it introduces
 * @param name its name, or the keyword
 * @param about the word after the name, or null
 */
record GroupHead(Group.Kind kind, Extent name, @Nullable Extent about) {
  private static final int MAX_LENGTH = 240;
  private static final String NAME = "[A-Za-z_][A-Za-z0-9_]*";
  private static final String QUANTITY =
      "(?:[+-]?[0-9][\\w.+-]*|\\$%s(?:\\.[xyzw])?|calc[ \\t]*\\(.{0,120}\\))".formatted(NAME);
  private static final Pattern LET = Pattern.compile("\\blet\\s+(" + NAME + ")\\s*=\\s*$");
  private static final Pattern TIMES =
      Pattern.compile(
          "\\b(repeat)\\s+%s(?:\\s+every\\s+%s)?\\s*$|\\b(at)\\s+%s\\s*$"
              .formatted(QUANTITY, QUANTITY, QUANTITY));
  private static final Pattern BLOCK =
      Pattern.compile("(?<![\\w.%$+-])(?:([A-Za-z_][\\w-]*)[ \\t]+)?([A-Za-z_][\\w-]*)\\s*$");

  /** The head before the brace at {@code brace}; nothing before {@code from} belongs to it. */
  static GroupHead before(String text, int from, int brace) {
    int start = Math.max(from, brace - MAX_LENGTH);
    String head = text.substring(start, brace);
    Matcher let = LET.matcher(head);
    if (let.find()) {
      return new GroupHead(Group.Kind.LET, extent(let, 1, start), null);
    }
    Matcher times = TIMES.matcher(head);
    if (times.find()) {
      boolean repeat = times.group(1) != null;
      Extent keyword = extent(times, repeat ? 1 : 2, start);
      return new GroupHead(repeat ? Group.Kind.REPEAT : Group.Kind.AT, keyword, null);
    }
    return block(head, start, brace);
  }

  private static GroupHead block(String head, int start, int brace) {
    Matcher block = BLOCK.matcher(head);
    if (!block.find()) {
      return new GroupHead(Group.Kind.BLOCK, Extent.at(brace), null);
    }
    boolean two = block.group(1) != null && !isValue(head, block.start(1));
    return two
        ? new GroupHead(Group.Kind.BLOCK, extent(block, 1, start), extent(block, 2, start))
        : new GroupHead(Group.Kind.BLOCK, extent(block, 2, start), null);
  }

  /** Whether the word at {@code at} is the value of an attribute. */
  private static boolean isValue(String head, int at) {
    String before = head.substring(0, at).stripTrailing();
    return before.endsWith("=");
  }

  private static Extent extent(Matcher matcher, int group, int start) {
    return new Extent(start + matcher.start(group), start + matcher.end(group));
  }
}
