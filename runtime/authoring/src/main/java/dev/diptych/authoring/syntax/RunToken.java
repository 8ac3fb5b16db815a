package dev.diptych.authoring.syntax;

import dev.diptych.grammar.AuthoringLexer;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.misc.Pair;

/** A run of rows as one token. */
final class RunToken extends CommonToken {
  private final RunScanner.Run run;

  RunToken(Pair<TokenSource, CharStream> origin, RunScanner.Run run) {
    super(origin, AuthoringLexer.ROWS, DEFAULT_CHANNEL, run.span().start(), run.span().end() - 1);
    this.run = run;
  }

  RunScanner.Run run() {
    return run;
  }
}
