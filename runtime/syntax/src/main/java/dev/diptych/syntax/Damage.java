package dev.diptych.syntax;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.error.Encoding;
import dev.diptych.syntax.error.MissingHeader;
import dev.diptych.syntax.error.Recovered;
import dev.diptych.syntax.table.Tokens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is wrong with a text: its errors, and which of its tokens are not as they were meant. */
public final class Damage {
  /** No place. */
  static final int NONE = -1;

  private static final int MAX_LINE = 100; // tokens beside an item that may have an error

  private final Source source;
  private final Tokens tokens;
  private final @Nullable Recovered recovered;
  private final int header;
  private final Encoding.@Nullable Fault encoding;

  /**
   * The damage of a text.
   *
   * @param raw whether strings have no escapes
   * @param recovered how the errors of the items were recovered from; null if they have none
   * @param header where the header line should be, if it is missing; otherwise {@link #NONE}
   */
  Damage(Source source, Tokens tokens, boolean raw, @Nullable Recovered recovered, int header) {
    this.source = source;
    this.tokens = tokens;
    this.recovered = recovered;
    this.header = header;
    this.encoding = Encoding.check(source, raw);
  }

  /** Whether the text has no error. */
  boolean isNone() {
    return recovered == null && encoding == null && header == NONE;
  }

  /** How the errors of the items were recovered from; null if they have none. */
  @Nullable Recovered recovered() {
    return recovered;
  }

  /** Whether a part of the text with many errors was skipped, so that it may have more. */
  public boolean mayHaveMoreErrors() {
    return recovered != null && recovered.mayHaveMore();
  }

  /** The errors in the order of the text. */
  List<Diagnostic> errors() {
    List<Diagnostic> errors = new ArrayList<>();
    if (encoding != null) {
      errors.add(encoding.error());
      if (encoding.isNoText()) {
        return errors; // No other error matters.
      }
    }
    if (header != NONE) {
      Diagnostic missing = MissingHeader.of(source, header);
      errors.add(missing);
      if (!MissingHeader.isNearly(missing)) {
        return errors; // It may be another file; other errors in it would mislead.
      }
    }
    if (recovered != null) {
      errors.addAll(recovered.errors());
      // Reported once for the whole text.
      errors.removeIf(error -> encoding != null && isMalformed(error));
    }
    errors.sort(Comparator.comparingInt(Diagnostic::offset));
    return errors;
  }

  private boolean isMalformed(Diagnostic error) {
    return error.code().equals("bad-character")
        && error.location() instanceof Location.InText at
        && source.text(at.span()).indexOf(Character.toString(0xFFFD)) >= 0;
  }

  /**
   * Whether one of some tokens is not as it was meant: it is missing, it is skipped, or a part of
   * it is. Then what is made of the tokens must not cause further errors.
   *
   * @param end the token after the last of them
   */
  public boolean isIn(int first, int end) {
    int damaged = recovered == null ? NONE : recovered.damaged().nextSetBit(first);
    return damaged >= 0 && damaged < end;
  }

  /**
   * Whether some tokens may not be what was meant: one of them {@link #isIn is damaged}, or one
   * beside them or in their lines.
   *
   * @param end the token after the last of them
   */
  boolean isNear(int first, int end) {
    if (recovered == null) {
      return false;
    }
    int from = first;
    int to = end;
    for (int i = 0; i < MAX_LINE && from > 0 && !hasLineEnd(from - 1); i++) {
      from--;
    }
    for (int i = 0; i < MAX_LINE && to < tokens.count() && !hasLineEnd(to); i++) {
      to++;
    }
    int before = Math.max(0, tokens.codeBefore(first));
    return isIn(Math.min(from, before), Math.max(to, tokens.code(end) + 1));
  }

  private boolean hasLineEnd(int token) {
    Trivia trivia = new Trivia(tokens);
    return trivia.isWhite(token) && trivia.hasLineEnd(token);
  }
}
