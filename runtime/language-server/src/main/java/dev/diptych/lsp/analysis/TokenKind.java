package dev.diptych.lsp.analysis;

/** The tokens of the body that layout distinguishes. */
public enum TokenKind {
  /** A number, with or without a unit. */
  NUMBER,
  /** A name, a keyword or a word. */
  NAME,
  /** A word with hyphens. */
  HYPHENATED,
  /** {@code $name}. */
  REFERENCE,
  /** {@code calc}, if a parenthesis follows. */
  CALC,
  /** A string with its quotes. */
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
  /** A comment, without the blanks at its end. */
  COMMENT,
  /** A character that is none of these. */
  OTHER,
  /** {@code Eof}. */
  END,
  /** The end of the text. */
  NOTHING
}
