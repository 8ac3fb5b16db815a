package dev.diptych.lsp.context;

/**
 * A token of a body.
 *
 * @param kind its kind
 * @param start offset of its first character
 * @param end offset after its last character
 */
public record Token(Kind kind, int start, int end) {
  /** The kinds that matter for finding a position. */
  public enum Kind {
    /** A name, also with hyphens. */
    WORD,
    /** A number, with or without a unit. */
    NUMBER,
    /** {@code $name} or {@code $name.x}. */
    REFERENCE,
    /** A string, also one that is not closed. */
    STRING,
    /** {@code x"…"}. */
    BYTES,
    /** {@code (}. */
    OPEN,
    /** {@code )}. */
    CLOSE,
    /** An opening brace. */
    LBRACE,
    /** A closing brace. */
    RBRACE,
    /** {@code =}. */
    ASSIGN,
    /** {@code ,}. */
    COMMA,
    /** {@code ..}. */
    RANGE,
    /** A comment. */
    COMMENT,
    /** Any other character. */
    OTHER,
    /** The end of the text. */
    NOTHING
  }

  /** Its range. */
  public Extent extent() {
    return new Extent(start, end);
  }

  /** Whether it is of {@code wanted}. */
  public boolean is(Kind wanted) {
    return kind == wanted;
  }
}
