package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;

/** A literal. Its value depends on the type of its field. */
public sealed interface Literal {
  /** The span of the literal. */
  Span span();

  /** The form of a literal. */
  enum Kind {
    /** {@code -12}, {@code 0x1F}. */
    INTEGER,
    /** {@code 1.5}, {@code 1e-7}. */
    FLOAT,
    /** {@code inf}, {@code -nan:0x1}. */
    SPECIAL,
    /** {@code Loop}, {@code true}. */
    NAME,
    /** {@code "text"}, with its quotes. */
    STRING,
    /** {@code x"0a0b"}. */
    BYTES,
    /** {@code (…)}, with its parentheses. */
    TUPLE,
    /** None of these. An error was reported. */
    BAD
  }

  /**
   * A single value.
   *
   * @param kind any except {@link Kind#TUPLE}
   * @param start start offset
   * @param end end offset
   */
  record Scalar(Kind kind, int start, int end) implements Literal {
    /** Creates a single value at {@code span}. */
    public Scalar(Kind kind, Span span) {
      this(kind, span.start(), span.end());
    }

    @Override
    public Span span() {
      return new Span(start, end);
    }
  }

  /**
   * Values in parentheses. They are parsed on demand, because a tuple may have millions.
   *
   * @param source the text
   * @param span the span with parentheses
   * @param rawStrings whether strings in it have no escapes
   */
  record Tuple(Source source, Span span, boolean rawStrings) implements Literal {
    /** The values, parsed on each call; use {@link RowCursor#of(Tuple)} for a single pass. */
    public List<Literal> elements() {
      RowCursor cursor = RowCursor.of(this);
      cursor.nextRow();
      List<Literal> elements = new ArrayList<>();
      while (cursor.nextCell()) {
        elements.add(cursor.cell());
      }
      return elements;
    }
  }
}
