package dev.diptych.text.syntax.lex;

import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * A word that is wrong and was reported, in the guise of the good word that it was probably meant
 * to be, so that the parser goes on.
 */
public final class ReplacedToken extends CommonToken {
  ReplacedToken(Token wrong, int type) {
    super(wrong);
    setType(type);
  }
}
