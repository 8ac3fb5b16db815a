package dev.diptych.syntax.error;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.ParserTable.Start;
import dev.diptych.syntax.table.Snapshot;
import dev.diptych.syntax.table.Tokens;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tokens and nodes of a text with errors. The tokens are the text as it was written: what is
 * missing has no bytes, and what is skipped is {@link Kind#ERROR}.
 *
 * @param tokens the tokens
 * @param nodes the nodes
 * @param errors the errors in the order of the text, at least one
 * @param repairs how it was repaired; empty if it was not tried
 * @param damaged the tokens that are not as they were meant: missing ones, skipped ones, and those
 *     of which a repair removed or inserted a part; must not be changed
 * @param mayHaveMore whether some of the text was skipped, so that it may have more errors
 */
public record Recovered(
    Tokens tokens,
    Nodes nodes,
    List<Diagnostic> errors,
    List<Repair> repairs,
    BitSet damaged,
    boolean mayHaveMore) {
  public Recovered {
    errors = List.copyOf(errors);
    repairs = List.copyOf(repairs);
  }

  /**
   * Recovers from the errors of a text by repairs; what they cannot repair is skipped.
   *
   * @param raw whether strings have no escapes
   * @param maxRepairs how many repairs there may be
   * @param start where parsing begins
   * @param head the tokens before the items
   * @param bodyStart where the items begin
   */
  public static Recovered of(
      Source source,
      Language language,
      boolean raw,
      int maxRepairs,
      Start start,
      Tokens head,
      int bodyStart) {
    Repairs repairs = new Recovery(language, raw, start, maxRepairs).repair(head, bodyStart);
    Tokens repaired = RepairedTokens.of(head.text(), repairs);
    Skipping skipping = new Skipping(language, start, repaired, head.count());
    boolean authored = language != Language.plain();
    List<Diagnostic> errors =
        SyntaxMessages.of(source, repairs.written(), repairs.list(), authored);
    int error = skipping.parse();
    if (error >= 0) {
      if (errors.isEmpty()) {
        int token = repairs.written().at(repaired.start(error));
        errors = List.of(SyntaxMessages.unexpected(source, repairs.written(), token));
      }
      skipping.skip(error);
    }
    return of(skipping, errors, repairs.list(), error >= 0);
  }

  /**
   * Parses up to shortly before an offset near which an error is likely, to {@link #skipped skip}
   * from there; null if that is not worth it, or an error precedes it.
   *
   * @param body the first token of the items
   */
  public static @Nullable Snapshot snapshotNear(
      Language language, Start start, Tokens tokens, int body, int offset) {
    return Skipping.near(language, start, tokens, body, offset);
  }

  /**
   * Skips the items that have errors.
   *
   * @param body the first token of the items
   * @param error the token of the first error
   * @param near what parsing had come to before it; null if that is not known
   */
  public static Recovered skipped(
      Source source,
      Language language,
      Start start,
      Tokens tokens,
      int body,
      int error,
      @Nullable Snapshot near) {
    Skipping skipping = new Skipping(language, start, tokens, body);
    skipping.from(near);
    skipping.skip(error);
    return of(skipping, List.of(SyntaxMessages.unexpected(source, tokens, error)), List.of(), true);
  }

  /**
   * Skips what is nested too deeply.
   *
   * @param body the first token of the items
   * @param error the token of the first error, at most {@code deep}
   * @param deep the first token that is too deep
   */
  public static Recovered tooDeep(
      Source source, Language language, Start start, Tokens tokens, int body, int error, int deep) {
    Skipping skipping = new Skipping(language, start, tokens, body);
    skipping.skip(error);
    Diagnostic diagnostic =
        error < deep
            ? SyntaxMessages.unexpected(source, tokens, error)
            : tooDeep(source, language, new Span(tokens.start(deep), tokens.end(deep)));
    return of(skipping, List.of(diagnostic), List.of(), false);
  }

  private static Diagnostic tooDeep(Source source, Language language, Span span) {
    Location at = new Location.InText(source, span);
    return Diagnostic.error("too-deep", at, Words.tooDeep(Depth.max(language)));
  }

  private static Recovered of(
      Skipping skipping, List<Diagnostic> errors, List<Repair> repairs, boolean mayHaveMore) {
    Tokens tokens = skipping.tokens();
    BitSet damaged = RepairedTokens.damaged(tokens, repairs);
    return new Recovered(tokens, skipping.nodes(), errors, repairs, damaged, mayHaveMore);
  }
}
