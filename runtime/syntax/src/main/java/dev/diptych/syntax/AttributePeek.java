package dev.diptych.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Tokens;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Finds an attribute outside of all blocks in the first bytes of a text, before it is read. */
public final class AttributePeek {
  private static final int MAX_LENGTH = 1 << 12; // bytes of items that are looked at

  private AttributePeek() {}

  /**
   * The word that is the value of an attribute; null if there is none, or it is another value.
   *
   * @param start the first bytes of a text, which may end inside of anything
   */
  public static @Nullable String word(Source start, String name) {
    int body = new HeaderReader(start, false).bodyStart();
    int end = Math.min(start.length(), body + MAX_LENGTH);
    Tokens tokens = new Tokens(Arrays.copyOf(start.bytes(), end));
    Language.plain().lexing(false).read(tokens, body);
    int depth = 0;
    for (int token = tokens.code(0); tokens.kind(token) != Kind.EOF; ) {
      Kind kind = tokens.kind(token);
      depth += kind == Kind.LBRACE ? 1 : kind == Kind.RBRACE ? -1 : 0;
      int next = tokens.code(token + 1);
      if (depth == 0
          && tokens.kind(next) == Kind.ASSIGN
          && name.equals(text(start, tokens, token))) {
        int value = tokens.code(next + 1);
        return tokens.kind(value) == Kind.NAME ? text(start, tokens, value) : null;
      }
      token = next;
    }
    return null;
  }

  private static String text(Source source, Tokens tokens, int token) {
    return source.text(new Span(tokens.start(token), tokens.end(token)));
  }
}
