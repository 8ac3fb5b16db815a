package dev.diptych.ksy.resolve;

import dev.diptych.ksy.expression.Tree;
import java.util.ArrayList;
import java.util.List;

/** The characters of each name of a path such as {@code a::b::c}, in code points of its scalar. */
record NamePath(List<Tree.Span> names) {
  /** All names in {@code text} from the character {@code from} on. */
  static NamePath of(String text, int from) {
    return of(text, from, Integer.MAX_VALUE);
  }

  /** The first {@code count} names in {@code text} from the character {@code from} on. */
  static NamePath of(String text, int from, int count) {
    List<Tree.Span> names = new ArrayList<>();
    int at = from;
    while (names.size() < count && at < text.length()) {
      int start = at;
      while (at < text.length() && isName(text.charAt(at))) {
        at++;
      }
      if (at > start) {
        int first = text.codePointCount(0, start);
        names.add(new Tree.Span(first, first + at - start));
      } else {
        at++;
      }
    }
    return new NamePath(List.copyOf(names));
  }

  private static boolean isName(char c) {
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  int size() {
    return names.size();
  }

  Tree.Span at(int index) {
    return names.get(index);
  }

  /** All but the last. */
  NamePath owner() {
    return new NamePath(names.subList(0, Math.max(0, names.size() - 1)));
  }

  Tree.Span last() {
    return names.isEmpty() ? new Tree.Span(0, 0) : names.get(names.size() - 1);
  }
}
