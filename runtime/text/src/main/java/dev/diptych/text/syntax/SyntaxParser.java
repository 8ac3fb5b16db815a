package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;

/** Parses texts. */
public final class SyntaxParser {
  private SyntaxParser() {}

  /** The tree of {@code source}, as far as there is one, and all that is wrong with it. */
  public static Parsed parse(Source source, SyntaxOptions options) {
    Parsed parsed = new ParseRun(source, options).run();
    if (parsed.ok() || !options.fastRows()) {
      return parsed;
    }
    // How the parser goes on after an error depends on which tokens it sees. So that nobody need
    // prove that it comes to the same with and without runs of rows, it decides without.
    return new ParseRun(source, new SyntaxOptions(false, options.rawStrings())).run();
  }

  /** Only the header line, which tells the format; null where there is none. Never throws. */
  public static HeaderLine peekHeader(Source source) {
    return HeaderReader.read(source).line();
  }
}
