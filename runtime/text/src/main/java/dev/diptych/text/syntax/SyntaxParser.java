package dev.diptych.text.syntax;

import dev.diptych.grammar.DiptychParser;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;

/** Parses texts. */
public final class SyntaxParser {
  private final Source source;
  private final SyntaxOptions options;
  private final HeaderReader header;
  private final List<Diagnostic> before = new ArrayList<>();
  private Reporter reporter;

  private SyntaxParser(Source source, SyntaxOptions options) {
    this.source = source;
    this.options = options;
    this.header = HeaderReader.read(source);
  }

  /** The tree of {@code source}, as far as there is one, and all that is wrong with it. */
  public static Parsed parse(Source source, SyntaxOptions options) {
    return new SyntaxParser(source, options).parse();
  }

  /** Only the header line, which tells the format; null where there is none. Never throws. */
  public static HeaderLine peekHeader(Source source) {
    return HeaderReader.read(source).line();
  }

  private Parsed parse() {
    if (!isText()) {
      TextFile empty = new TextFile(source, null, List.of(), Span.at(source.length()));
      return new Parsed(empty, before);
    }
    TextFile file = body(options.fastRows());
    // Where a text has errors, what the parser makes of them is what it makes of single tokens.
    if (options.fastRows() && reporter.hasNew()) {
      file = body(false);
    }
    return new Parsed(file, reporter.list());
  }

  /** Whether to go on: what is not even a text would be one error after another. */
  private boolean isText() {
    EncodingCheck encoding = new EncodingCheck(source);
    Diagnostic foreign = encoding.foreign();
    if (foreign != null) {
      before.add(foreign);
      return false;
    }
    Diagnostic malformed = options.rawStrings() ? null : encoding.malformed();
    if (malformed != null) {
      before.add(malformed);
      return header.line() != null;
    }
    if (header.line() == null) {
      before.add(missingHeader());
    }
    return true;
  }

  private Diagnostic missingHeader() {
    int start = header.firstWord();
    Span line = new Span(start, SourceLines.end(source.bytes(), start));
    return Diagnostic.error(
        "missing-header",
        new Location.InText(source, line),
        "the text does not begin with a header line",
        "a header line is '<title> Ver <version>'");
  }

  private TextFile body(boolean fastRows) {
    // Of an empty text it is enough to say that it has no header.
    int stumbledAt = header.line() == null ? header.firstWord() : -1;
    reporter = new Reporter(source, before, stumbledAt);
    SyntaxOptions how = new SyntaxOptions(fastRows, options.rawStrings());
    TokenFeed feed = new TokenFeed(source, header.bodyStart(), how, reporter);
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
