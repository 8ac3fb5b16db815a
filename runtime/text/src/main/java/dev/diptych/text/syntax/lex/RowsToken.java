package dev.diptych.text.syntax.lex;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.text.syntax.tree.Rows;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.misc.Pair;

/** A run of rows as one token. */
public final class RowsToken extends CommonToken {
  private final Rows rows;

  RowsToken(Pair<TokenSource, CharStream> origin, Rows rows) {
    super(origin, DiptychLexer.ROWS, DEFAULT_CHANNEL, rows.span().start(), rows.span().end() - 1);
    this.rows = rows;
  }

  public Rows rows() {
    return rows;
  }
}
