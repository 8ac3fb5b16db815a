package dev.diptych.authoring.syntax;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;

/** Reports no text of the tokens before an error: they are no longer in memory. */
final class QuietErrorStrategy extends DefaultErrorStrategy {
  @Override
  protected void reportNoViableAlternative(Parser parser, NoViableAltException e) {
    parser.notifyErrorListeners(e.getOffendingToken(), "no alternative", e);
  }
}
