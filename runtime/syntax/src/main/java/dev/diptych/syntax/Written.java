package dev.diptych.syntax;

import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Lexing;
import dev.diptych.syntax.table.Tokens;
import java.util.ArrayList;
import java.util.List;

/**
 * The tokens of a text as they are written, without what repairs made of them: for what must know a
 * text also where it is broken.
 */
public final class Written {
  private final Tokens tokens;
  private final Lexing lexing;
  private final int body;

  /**
   * @param lexing how the items were read
   * @param body the first token of the items
   */
  Written(Tokens tokens, Lexing lexing, int body) {
    this.tokens = tokens;
    this.lexing = lexing;
    this.body = body;
  }

  /** The kind of a token; of one that is skipped, what it would be without the error. */
  public Kind kind(int token) {
    Kind kind = tokens.kind(token);
    if (kind != Kind.ERROR) {
      return kind;
    }
    return tokens.rows(token) > 0 ? Kind.ROWS : lexing.kind(tokens.text(), tokens.start(token));
  }

  /**
   * The first token from {@code token} on that is written, skipped or not, and neither white space
   * nor a comment.
   */
  public int code(int token) {
    int at = Math.min(token, tokens.count() - 1);
    while (at < tokens.count() - 1 && !isWritten(at)) {
      at++;
    }
    return at;
  }

  /** The last such token before {@code token}, or -1. */
  public int codeBefore(int token) {
    int at = token - 1;
    while (at >= 0 && !isWritten(at)) {
      at--;
    }
    return at;
  }

  private boolean isWritten(int token) {
    Kind kind = tokens.kind(token);
    return tokens.length(token) > 0 && (kind == Kind.ERROR || !kind.isTrivia());
  }

  /**
   * The kinds and offsets of all tokens of the items as they are read, without runs and white
   * space; to be compared with another reading.
   */
  public List<String> items() {
    Tokens read = new Tokens(tokens.text());
    lexing.withoutRuns().read(read, tokens.start(body));
    List<String> all = new ArrayList<>();
    for (int token = 0; token < read.count(); token++) {
      if (read.kind(token) != Kind.SPACE) {
        Kind kind = read.kind(token) == Kind.TAIL ? Kind.AFTER_END : read.kind(token);
        all.add(kind + " " + read.start(token));
      }
    }
    return all;
  }
}
