package dev.diptych.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.table.Lexing;
import dev.diptych.syntax.table.Tokens;
import org.jspecify.annotations.Nullable;

/**
 * The tokens of a text as they are written, in both languages; each is read when it is needed
 * first. After an edit, only what the edit may have changed is read again, whether the text is
 * valid or not.
 */
final class Lexed {
  private final Source source;
  private final SyntaxOptions options;
  private final Tokens head;
  private final int bodyStart;
  private @Nullable Tokens plain;
  private @Nullable Tokens authored;

  /**
   * The tokens of a text of which none has been read.
   *
   * @param head those before the items
   * @param bodyStart where the items begin
   */
  Lexed(Source source, SyntaxOptions options, Tokens head, int bodyStart) {
    this.source = source;
    this.options = options;
    this.head = head;
    this.bodyStart = bodyStart;
  }

  /**
   * The tokens of a text that was read in one language.
   *
   * @param tokens all of its tokens
   * @param body the first token of the items
   */
  Lexed(Source source, SyntaxOptions options, Dialect dialect, Tokens tokens, int body) {
    this(source, options, tokens.upTo(body), tokens.start(body));
    set(dialect, tokens);
  }

  /** Those before the items, as tokens of the text after all edits. */
  Tokens head(Source text) {
    Tokens tokens = new Tokens(text.bytes(), head.count());
    tokens.addAll(head);
    return tokens;
  }

  /** Where the items begin. */
  int bodyStart() {
    return bodyStart;
  }

  /** All tokens in a language. */
  Tokens of(Dialect dialect) {
    Tokens known = known(dialect);
    if (known != null) {
      return known;
    }
    Tokens tokens = new Tokens(source.bytes());
    tokens.addAll(head);
    Syntax.lexing(dialect, options).read(tokens, bodyStart);
    tokens.trim();
    set(dialect, tokens);
    return tokens;
  }

  private @Nullable Tokens known(Dialect dialect) {
    return dialect == Dialect.PLAIN ? plain : authored;
  }

  private void set(Dialect dialect, Tokens tokens) {
    if (dialect == Dialect.PLAIN) {
      plain = tokens;
    } else {
      authored = tokens;
    }
  }

  /**
   * The tokens after an edit of the items.
   *
   * @param after the text after it
   */
  Lexed edited(Edit edit, Source after) {
    Lexed lexed = new Lexed(after, options, head, bodyStart);
    for (Dialect dialect : Dialect.values()) {
      Tokens before = known(dialect);
      if (before != null) {
        Lexing lexing = Syntax.lexing(dialect, options);
        byte[] text = after.bytes();
        lexed.set(
            dialect, lexing.edited(before, head.count(), edit.offset(), edit.removed(), text));
      }
    }
    return lexed;
  }
}
