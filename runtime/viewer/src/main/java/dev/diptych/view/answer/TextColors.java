package dev.diptych.view.answer;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.TokenType;
import dev.diptych.syntax.TokenTypes;
import dev.diptych.twin.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** The types of the tokens of a text, line by line, as the engine reads it. */
final class TextColors {
  /** Texts that are longer are shown without colors: their tree would take much memory. */
  private static final int MAX_BYTES = 16 << 20;

  private final Map<Source, SyntaxTree> trees = new WeakHashMap<>();

  /**
   * For each line three numbers a token: its first letter, counted from 0, its letters, and the
   * index of its {@link TokenType}; nothing for a long text.
   *
   * @param first counts from 1
   */
  List<List<Integer>> of(Engine engine, Source text, int first, int count) {
    SyntaxTree tree = tree(engine, text);
    int last = (int) Math.min(TextLines.count(text), (long) first + count - 1);
    if (tree == null || last < first) {
      return List.of();
    }
    Lines lines = new Lines(text, first, last);
    Span part = new Span(lines.start(0), lines.start(last - first + 1));
    TokenTypes.each(tree, part, true, lines::add);
    return lines.tokens;
  }

  private synchronized @Nullable SyntaxTree tree(Engine engine, Source text) {
    if (text.length() > MAX_BYTES) {
      return null;
    }
    return trees.computeIfAbsent(text, source -> read(engine, source));
  }

  private static SyntaxTree read(Engine engine, Source text) {
    Header header = Header.peek(text);
    boolean raw = header != null && engine.rawCharset(header).isPresent();
    return Syntax.read(text, SyntaxOptions.of(null, raw).withRepairs(0));
  }

  /** Collects tokens, which are in ascending order; one of several lines is a token in each. */
  private static final class Lines {
    private final Source text;
    private final int[] starts;
    private final List<List<Integer>> tokens = new ArrayList<>();
    private int current;

    Lines(Source text, int first, int last) {
      this.text = text;
      this.starts = new int[last - first + 2];
      int count = TextLines.count(text);
      for (int i = 0; i < starts.length; i++) {
        starts[i] = first + i > count ? text.length() : text.offset(first + i);
      }
      for (int line = first; line <= last; line++) {
        tokens.add(new ArrayList<>());
      }
    }

    int start(int line) {
      return starts[line];
    }

    void add(Span span, TokenType type) {
      while (current < tokens.size() && starts[current + 1] <= span.start()) {
        current++;
      }
      for (int line = current; line < tokens.size() && starts[line] < span.end(); line++) {
        int from = Math.max(span.start(), starts[line]);
        int to = Math.min(span.end(), starts[line + 1]);
        if (from < to) {
          List<Integer> numbers = tokens.get(line);
          numbers.add(text.text(new Span(starts[line], from)).length());
          numbers.add(text.text(new Span(from, to)).stripTrailing().length());
          numbers.add(type.index());
        }
      }
    }
  }
}
