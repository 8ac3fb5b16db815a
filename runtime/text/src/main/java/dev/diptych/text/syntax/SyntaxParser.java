package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;
import java.util.Set;

/** Parses texts. */
public final class SyntaxParser {
  private SyntaxParser() {}

  /** The tree of {@code source}, as far as there is one, and all that is wrong with it. */
  public static Parsed parse(Source source, SyntaxOptions options) {
    ParseRun run = new ParseRun(source, options, Set.of());
    Parsed parsed = run.run();
    if (!options.fastRows()) {
      return parsed;
    }
    if (parsed.ok()) {
      Set<Integer> wrong = run.failures();
      return wrong.isEmpty() ? parsed : again(source, options, wrong);
    }
    run.drop();
    // How the parser goes on after an error depends on which tokens it sees. So that nobody need
    // prove that it comes to the same with and without runs of rows, it decides without.
    return plain(source, options);
  }

  /** The same without a head start where it was wrong; no other is expected to be wrong then. */
  private static Parsed again(Source source, SyntaxOptions options, Set<Integer> wrong) {
    ParseRun run = new ParseRun(source, options, wrong);
    Parsed parsed = run.run();
    boolean settled = parsed.ok() && run.failures().isEmpty();
    return settled ? parsed : plain(source, options);
  }

  private static Parsed plain(Source source, SyntaxOptions options) {
    return new ParseRun(source, new SyntaxOptions(false, options.rawStrings()), Set.of()).run();
  }

  /** Only the header line, which tells the format; null where there is none. Never throws. */
  public static HeaderLine peekHeader(Source source) {
    return HeaderReader.read(source).line();
  }
}
