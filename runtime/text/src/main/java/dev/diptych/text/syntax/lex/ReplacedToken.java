package dev.diptych.text.syntax.lex;

import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/** A reported invalid token, with the type of a valid one so that the parser continues. */
public final class ReplacedToken extends CommonToken {
  ReplacedToken(Token wrong, int type) {
    super(wrong);
    setType(type);
  }
}
