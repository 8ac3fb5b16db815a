package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;

/** A value as it is spelled. What it is worth depends on the field that it is for. */
public sealed interface Literal {
  /** Where it stands. */
  Span span();

  /** What the spelling looks like. */
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
    /** What is none of these. It was reported, so that nothing need be said about it again. */
    BAD
  }

  /**
   * One value.
   *
   * @param kind any but {@link Kind#TUPLE}
   * @param start where it starts
   * @param end where it ends
   */
  record Scalar(Kind kind, int start, int end) implements Literal {
    /** A value that stands at {@code span}. */
    public Scalar(Kind kind, Span span) {
      this(kind, span.start(), span.end());
    }

    @Override
    public Span span() {
      return new Span(start, end);
    }
  }

  /**
   * Values in parentheses. They are read when they are wanted, because a tuple may have millions.
   *
   * @param source the text
   * @param span where it stands, with its parentheses
   * @param rawStrings whether strings in it have no escapes
   */
  record Tuple(Source source, Span span, boolean rawStrings) implements Literal {
    /**
     * The values, read anew by each call: {@link RowCursor#of(Tuple)} is for those who go through
     * them once.
     */
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
