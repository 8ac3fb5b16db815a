package dev.diptych.syntax.table;

/**
 * What a token is. The names are those of the grammars, of which the authored one has all tokens of
 * the plain one; the last four are what no parser sees.
 */
public enum Kind {
  /** The end of the text, without bytes. */
  EOF,

  /** A word of the header line. */
  WORD,
  /** {@code Ver} in the header line. */
  VER,
  /** The end of the header line. */
  LINE_END,

  LBRACE,
  RBRACE,
  LPAREN,
  RPAREN,
  ASSIGN,
  /** {@code Eof}. */
  END,
  INT,
  HEXINT,
  FLOAT,
  /** {@code inf}, {@code -nan:0x1}; in raw texts also {@code 1.#INF}. */
  SPECIAL,
  NAME,
  STRING,
  BYTES,
  /** A run of rows that is one token; see {@link RunTable}. */
  ROWS,
  /** A tuple that a driver of ANTLR's parser reads by itself; never made by tables. */
  TUPLE,

  LET,
  USE,
  INCLUDE,
  REPEAT,
  EVERY,
  AT,
  /** {@code calc(}. */
  CALC,
  /** {@code ..}. */
  RANGE,
  COMMA,
  /** {@code $name}, {@code $name.x}. */
  REFERENCE,
  /** A number with a unit. */
  QUANTITY,
  /** A number after {@code +}. */
  RELATIVE,
  HYPHENATED,
  /** A part of something: {@code Right.IndexTip}. */
  DOTTED,
  CALC_OPEN,
  CALC_CLOSE,
  CALC_NUMBER,
  PLUS,
  MINUS,
  TIMES,
  DIVIDE,

  BAD_WORD,
  UNTERMINATED_STRING,
  BAD_BYTES,
  UNTERMINATED_BYTES,
  BAD_CHAR,
  CALC_BAD,
  /** What follows {@code Eof}, to the end of the text. */
  AFTER_END,

  /** White space. */
  SPACE,
  /** From {@code #} to the end of the line. */
  COMMENT,
  /** What follows {@code Eof} in a plain raw text: the format defines it. */
  TAIL,
  /** What a repair of an invalid text skips; see {@code dev.diptych.syntax.error}. */
  ERROR;

  /** Number of kinds that parsers see: all before the white space. */
  public static final int SEEN = SPACE.number();

  /** Names and keywords, without or with hyphens, as bits. */
  public static final long WORDS = bits(NAME, HYPHENATED, LET, USE, INCLUDE, REPEAT, EVERY, AT);

  /** What opens parentheses, as bits. */
  public static final long OPENING = bits(LPAREN, CALC, CALC_OPEN);

  /** What closes parentheses, as bits. */
  public static final long CLOSING = bits(RPAREN, CALC_CLOSE);

  private static final Kind[] ALL = values();

  /** The kind with a number. */
  public static Kind of(int number) {
    return ALL[number];
  }

  /** Its number in arrays and tables; {@link #EOF} is 0. */
  @SuppressWarnings("EnumOrdinal") // Tables are built with the enum, never kept.
  public int number() {
    return ordinal();
  }

  /** Whether parsers skip it: white space, comments, a tail and what a repair skips. */
  public boolean isTrivia() {
    return number() >= SEEN;
  }

  /** Whether it is a whole number. */
  public boolean isInteger() {
    return this == INT || this == HEXINT;
  }

  /** Whether no rule of a grammar allows it. */
  public boolean isBad() {
    return number() >= BAD_WORD.number() && number() <= AFTER_END.number();
  }

  /** A set of kinds as bits; there are fewer than 64. */
  public static long bits(Kind... kinds) {
    long bits = 0;
    for (Kind kind : kinds) {
      bits |= 1L << kind.number();
    }
    return bits;
  }

  /** Whether a set of bits has this kind. */
  public boolean isIn(long bits) {
    return (bits >>> number() & 1) != 0;
  }
}
