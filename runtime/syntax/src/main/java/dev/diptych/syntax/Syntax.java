package dev.diptych.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.error.Depth;
import dev.diptych.syntax.error.Recovered;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Lexing;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.ParserTable;
import dev.diptych.syntax.table.ParserTable.Start;
import dev.diptych.syntax.table.Tokens;
import java.util.Arrays;

/** Reads texts. */
public final class Syntax {
  private static final int BEGINNING = 1 << 12; // bytes

  private final Source source;
  private final SyntaxOptions options;
  private final HeaderReader header;
  private final int body;

  private Syntax(Source source, SyntaxOptions options) {
    this.source = source;
    this.options = options;
    this.header = new HeaderReader(source, options.isIncluded());
    this.body = header.tokens().count();
  }

  /**
   * Reads a text. Never throws: a text that is not valid has a tree, too, with its errors.
   *
   * @param source the text, with its byte order mark if it has one
   */
  public static SyntaxTree read(Source source, SyntaxOptions options) {
    return new Syntax(source, options).read();
  }

  /**
   * The first items of a plain text, before it is read: up to an error, or as many as a few
   * kilobytes have. The last ones may not be whole.
   *
   * @param start the first bytes of the text, which may end inside of anything
   * @param raw whether strings have no escapes
   */
  public static Cursor beginning(Source start, boolean raw) {
    int body = new HeaderReader(start, false).bodyStart();
    int end = Math.min(start.length(), body + BEGINNING);
    Source first = start.withBytes(Arrays.copyOf(start.bytes(), end));
    return new Syntax(first, SyntaxOptions.of(Dialect.PLAIN, raw)).beginning();
  }

  private Cursor beginning() {
    Reading reading = parsed(Dialect.PLAIN, lexed(Dialect.PLAIN));
    reading.nodes().closeAll(reading.error());
    return new SyntaxTree(source, options, Dialect.PLAIN, head(), reading, null).items();
  }

  private SyntaxTree read() {
    if (options.dialect() != null) {
      return tree(options.dialect(), lexed(options.dialect()));
    }
    Tokens plain = lexed(Dialect.PLAIN);
    Reading reading = parsed(Dialect.PLAIN, plain);
    if (reading.error() == ParserTable.NONE) {
      return isPlain(reading, options)
          ? tree(Dialect.PLAIN, reading)
          : tree(Dialect.AUTHORED, lexed(Dialect.AUTHORED));
    }
    Tokens authored = lexed(Dialect.AUTHORED);
    Dialect dialect = Dialect.ofInvalid(authored, body, options.words(), options.attributes());
    return dialect == Dialect.PLAIN ? tree(dialect, reading) : tree(dialect, authored);
  }

  /** Whether a text that is valid as a plain text is one. */
  static boolean isPlain(Reading reading, SyntaxOptions options) {
    return Dialect.ofPlain(reading.tokens(), reading.nodes(), options.words(), options.attributes())
        == Dialect.PLAIN;
  }

  /**
   * Tokens and nodes.
   *
   * @param error the token of the first error, or {@link ParserTable#NONE}
   */
  record Reading(Tokens tokens, Nodes nodes, int error) {}

  private Tokens lexed(Dialect dialect) {
    Tokens tokens = new Tokens(source.bytes());
    tokens.addAll(header.tokens());
    lexing(dialect, options).read(tokens, header.bodyStart());
    tokens.trim();
    return tokens;
  }

  static Lexing lexing(Dialect dialect, SyntaxOptions options) {
    Lexing lexing = dialect.language().lexing(options.raw());
    return options.hasRuns() ? lexing : lexing.withoutRuns();
  }

  private Reading parsed(Dialect dialect, Tokens tokens) {
    return parsed(dialect.language(), options, tokens, body);
  }

  static Reading parsed(Language language, SyntaxOptions options, Tokens tokens, int body) {
    Nodes nodes = new Nodes();
    Start start = options.isIncluded() ? Start.INCLUDED : Start.TEXT;
    int error = language.parser().parse(tokens, body, start, nodes);
    int deep = nodes.isDeep() ? Depth.firstTooDeep(language, tokens, body) : ParserTable.NONE;
    error = deep >= 0 && (error < 0 || deep < error) ? deep : error;
    nodes.trim();
    return new Reading(tokens, nodes, error);
  }

  private SyntaxTree tree(Dialect dialect, Tokens tokens) {
    return tree(dialect, parsed(dialect, tokens));
  }

  private SyntaxTree tree(Dialect dialect, Reading reading) {
    Recovered recovered = reading.error() < 0 ? null : recovered(dialect.language(), reading);
    return new SyntaxTree(source, options, dialect, head(), reading, recovered);
  }

  private SyntaxTree.Head head() {
    return new SyntaxTree.Head(header.header(), header.firstWord(), body);
  }

  private Recovered recovered(Language language, Reading reading) {
    Start start = options.isIncluded() ? Start.INCLUDED : Start.TEXT;
    Tokens tokens = reading.tokens();
    int deep = Depth.firstTooDeep(language, tokens, body);
    if (deep < 0 && options.maxRepairs() == 0) {
      return Recovered.skipped(source, language, start, tokens, body, reading.error());
    }
    if (deep >= 0) {
      // What is too deep somewhere is not repaired: trying would cost too much.
      return Recovered.tooDeep(source, language, start, tokens, body, reading.error(), deep);
    }
    int most = options.maxRepairs();
    boolean raw = options.raw();
    Tokens head = header.tokens();
    return Recovered.of(source, language, raw, most, start, head, header.bodyStart());
  }
}
