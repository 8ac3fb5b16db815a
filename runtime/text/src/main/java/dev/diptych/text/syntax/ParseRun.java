package dev.diptych.text.syntax;

import dev.diptych.grammar.DiptychParser;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.syntax.error.ErrorRecovery;
import dev.diptych.text.syntax.error.SourceLines;
import dev.diptych.text.syntax.error.SyntaxErrors;
import dev.diptych.text.syntax.error.SyntaxReporter;
import dev.diptych.text.syntax.error.UnclosedBlockFinder;
import dev.diptych.text.syntax.lex.BodyTokenSource;
import dev.diptych.text.syntax.lex.EncodingCheck;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.text.syntax.tree.NameCache;
import dev.diptych.text.syntax.tree.TextFile;
import java.util.List;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;

/** Parses one text. */
final class ParseRun {
  private final Source source;
  private final SyntaxOptions options;
  private final HeaderLineReader header;
  private final ReducedText shortened;
  private final SyntaxReporter reporter;

  /**
   * @param source the text
   * @param options the options
   * @param shortened the runs that are parsed separately
   */
  ParseRun(Source source, SyntaxOptions options, ReducedText shortened) {
    this.source = source;
    this.options = options;
    this.header = HeaderLineReader.read(source, options.header());
    this.shortened = shortened;
    this.reporter = new SyntaxReporter(source);
  }

  Parsed run() {
    TextFile file =
        isText() ? body() : new TextFile(source, null, List.of(), Span.at(source.length()));
    return new Parsed(file, reporter.list());
  }

  /** Whether to continue: a file that is not a text would cause one error after another. */
  private boolean isText() {
    EncodingCheck encoding = new EncodingCheck(source);
    Diagnostic foreign = encoding.notText(options.rawStrings());
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
    // One error is enough for an empty text.
    reporter.isNewError(start, start);
    Replacement meant = MeantHeader.of(source, start, end);
    reporter.report(
        "missing-header",
        start,
        end,
        "the text does not start with a header line" + (meant == null ? "" : meant.question()),
        meant,
        "a header line has the form '<title> Ver <version>'");
  }

  private TextFile body() {
    NameCache names = new NameCache(source);
    BodyTokenSource feed =
        new BodyTokenSource(source, header.bodyStart(), options, shortened, names, reporter);
    UnclosedBlockFinder indents = new UnclosedBlockFinder(source);
    SyntaxErrors errors = new SyntaxErrors(source, reporter, indents);
    ErrorRecovery recovery = new ErrorRecovery(errors);
    TreeBuilder builder =
        new TreeBuilder(source, names, options.rawStrings(), recovery, errors, indents);
    // Unbuffered: a token per number must not stay in memory.
    DiptychParser parser = new DiptychParser(new UnbufferedTokenStream<>(feed.tokens()));
    parser.removeErrorListeners();
    parser.setBuildParseTree(false);
    // Two tokens of lookahead suffice, so that full-context prediction is never needed.
    parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
    parser.setErrorHandler(recovery);
    parser.addParseListener(builder);
    parser.body();
    return builder.file(header.line());
  }
}
