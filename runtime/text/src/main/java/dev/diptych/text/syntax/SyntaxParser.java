package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.syntax.lex.HeaderReader;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.text.syntax.tree.HeaderLine;

/** Parses texts. */
public final class SyntaxParser {
  private static final ReducedText NOTHING = ReducedText.unchanged(new byte[0]);

  private SyntaxParser() {}

  /** The tree of {@code source}, as far as there is one, and all that is wrong with it. */
  public static Parsed parse(Source source, SyntaxOptions options) {
    Parsed parsed = new ParseRun(source, options, NOTHING).run();
    if (parsed.ok() || !options.fastRows()) {
      return parsed;
    }
    // How the parser goes on after an error depends on which tokens it sees. So that nobody need
    // prove that it comes to the same with and without runs of rows, it decides without.
    return new ParseRun(source, new SyntaxOptions(false, options.rawStrings()), NOTHING).run();
  }

  /**
   * The tree of a text without the runs that are read apart, each of which is one run of rows in
   * it. Where it has errors, the whole text has to be parsed.
   *
   * @param source what is left of the text
   * @param shortened the same, and its runs
   */
  public static Parsed parse(Source source, SyntaxOptions options, ReducedText shortened) {
    return new ParseRun(source, options, shortened).run();
  }

  /** Only the header line, which tells the format; null where there is none. Never throws. */
  public static HeaderLine peekHeader(Source source) {
    return HeaderReader.read(source).line();
  }
}
