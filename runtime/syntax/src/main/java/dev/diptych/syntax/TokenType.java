package dev.diptych.syntax;

import java.util.List;

/** What a token is to a reader. */
public enum TokenType {
  /** A word of a statement, such as {@code let}. */
  KEYWORD,

  /** The name of a block. */
  BLOCK,

  /** The name of an attribute or a setting. */
  ATTRIBUTE,

  /** A word among values, such as a member of an enum. */
  MEMBER,

  /** A word with values in parentheses. */
  FUNCTION,

  /** A name that the text defines, or its use. */
  VARIABLE,

  /** Text or bytes in quotes. */
  STRING,

  /** A number, with its unit. */
  NUMBER,

  /** A comment. */
  COMMENT,

  /** The header line. */
  TITLE;

  private static final List<TokenType> ALL = List.of(values());

  /** Its index where types are numbers; new types follow the others. */
  public int index() {
    return ALL.indexOf(this);
  }
}
