package dev.diptych.authoring.format;

/** The tokens of the body that layout distinguishes. */
enum TokenKind {
  NUMBER,
  NAME,
  HYPHENATED,
  REFERENCE,
  /** {@code calc}, if a parenthesis follows. */
  CALC,
  STRING,
  BYTES,
  OPEN,
  CLOSE,
  LBRACE,
  RBRACE,
  ASSIGN,
  COMMA,
  RANGE,
  COMMENT,
  OTHER,
  /** {@code Eof}. */
  END,
  /** The end of the text. */
  NOTHING
}
