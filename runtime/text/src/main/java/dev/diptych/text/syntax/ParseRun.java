package dev.diptych.text.syntax;

import dev.diptych.grammar.DiptychParser;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;

/** One run of the parser over one text. */
final class ParseRun {
  private final Source source;
  private final SyntaxOptions options;
  private final HeaderReader header;
  private final HeadStart headStart;
  private final Reporter reporter;

  /**
   * A run.
   *
   * @param wrong where rows are known not to be as expected
   */
  ParseRun(Source source, SyntaxOptions options, Set<Integer> wrong) {
    this.source = source;
    this.options = options;
    this.header = HeaderReader.read(source);
    this.headStart = new HeadStart(source, options, wrong);
    this.reporter = new Reporter(source);
  }

  Parsed run() {
    TextFile file =
        isText() ? body() : new TextFile(source, null, List.of(), Span.at(source.length()));
    return new Parsed(file, reporter.list());
  }

  /** Waits for what was begun while parsing, and tells where that was not as expected. */
  Set<Integer> failures() {
    return headStart.failures();
  }

  /** Gives up what was begun while parsing. */
  void drop() {
    headStart.drop();
  }

  /** Whether to go on: what is not even a text would be one error after another. */
  private boolean isText() {
    EncodingCheck encoding = new EncodingCheck(source);
    Diagnostic foreign = encoding.foreign(options.rawStrings());
    if (foreign != null) {
      reporter.add(foreign);
      return false;
    }
    Diagnostic malformed = options.rawStrings() ? null : encoding.malformed();
    if (malformed != null) {
      reporter.add(malformed);
      return header.line() != null;
    }
    if (header.line() == null) {
      missingHeader();
    }
    return true;
  }

  private void missingHeader() {
    int start = header.firstWord();
    int end = SourceLines.end(source.bytes(), start);
    // Of an empty text it is enough to say that it has no header.
    reporter.stumble(start, start);
    reporter.report(
        "missing-header",
        start,
        end,
        "the text does not begin with a header line",
        "a header line is '<title> Ver <version>'");
  }

  private TextFile body() {
    TokenFeed feed = new TokenFeed(source, header.bodyStart(), options, headStart, reporter);
    BlockIndents indents = new BlockIndents(source);
    SyntaxErrors errors = new SyntaxErrors(source, reporter, indents);
    Recovery recovery = new Recovery(errors);
    TreeBuilder builder = new TreeBuilder(source, options.rawStrings(), recovery, errors, indents);
    // Unbuffered: a token per number must not stay in memory.
    DiptychParser parser = new DiptychParser(new UnbufferedTokenStream<>(feed));
    parser.removeErrorListeners();
    parser.setBuildParseTree(false);
    // Two tokens decide everything, so that the context of a rule never does.
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    parser.setErrorHandler(recovery);
    parser.addParseListener(builder);
    parser.body();
    return builder.file(header.line());
  }
}
