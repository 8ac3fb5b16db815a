package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import org.jspecify.annotations.Nullable;

/** Parses texts. */
public final class SyntaxParser {
  private static final ReducedText NOTHING = ReducedText.unchanged(new byte[0]);

  private SyntaxParser() {}

  /** Parses {@code source} and returns its tree, which may be incomplete, and its errors. */
  public static Parsed parse(Source source, SyntaxOptions options) {
    Parsed parsed = new ParseRun(source, options, NOTHING).run();
    if (parsed.ok() || !options.fastRows()) {
      return parsed;
    }
    // Error recovery depends on the tokens that the parser sees. Texts with errors are parsed again
    // without runs of rows, so that the result does not depend on the fast path.
    return new ParseRun(
            source, new SyntaxOptions(false, options.rawStrings(), options.header()), NOTHING)
        .run();
  }

  /**
   * Parses a text for its structure: as {@link #parse(Source, SyntaxOptions)} if it has no errors.
   * If it has errors, the tree may differ, but the fast path for rows is used nevertheless.
   */
  public static Parsed outline(Source source, SyntaxOptions options) {
    return new ParseRun(source, options, NOTHING).run();
  }

  /**
   * Parses a text without the runs that are parsed separately. If it has errors, the whole text
   * must be parsed.
   *
   * @param source the reduced text
   * @param shortened the reduced text with its runs
   */
  public static Parsed parse(Source source, SyntaxOptions options, ReducedText shortened) {
    return new ParseRun(source, options, shortened).run();
  }

  /**
   * Reads only the header line, which determines the format; null if there is none. Never throws.
   */
  public static @Nullable Header peekHeader(Source source) {
    return HeaderLineReader.read(source).line();
  }
}
