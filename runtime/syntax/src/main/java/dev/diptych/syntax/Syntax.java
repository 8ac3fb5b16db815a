package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.error.Depth;
import dev.diptych.syntax.error.Recovered;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Lexing;
import dev.diptych.syntax.table.Nodes;
import dev.diptych.syntax.table.ParserTable;
import dev.diptych.syntax.table.ParserTable.Start;
import dev.diptych.syntax.table.Snapshot;
import dev.diptych.syntax.table.Tokens;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads texts. */
public final class Syntax {
  private static final int BEGINNING = 1 << 12; // bytes

  private final Source source;
  private final SyntaxOptions options;
  private final SyntaxTree.Head head;
  private final Lexed lexed;
  private final @Nullable SyntaxTree before;
  private final int edited;

  /**
   * @param before the tree before an edit, or null
   * @param edited where the edit is; 0 without one
   */
  private Syntax(
      Source source,
      SyntaxOptions options,
      SyntaxTree.Head head,
      Lexed lexed,
      @Nullable SyntaxTree before,
      int edited) {
    this.source = source;
    this.options = options;
    this.head = head;
    this.lexed = lexed;
    this.before = before;
    this.edited = edited;
  }

  /**
   * Reads a text. Never throws: a text that is not valid has a tree, too, with its errors.
   *
   * @param source the text, with its byte order mark if it has one
   */
  public static SyntaxTree read(Source source, SyntaxOptions options) {
    return of(source, options).read().withoutLexed();
  }

  /**
   * Reads a text that will be edited. Its tokens in both languages are kept, so that no later edit
   * reads all of a long text again, even if it makes a valid text invalid.
   */
  public static SyntaxTree readToEdit(Source source, SyntaxOptions options) {
    Syntax syntax = of(source, options);
    if (options.dialect() == null) {
      syntax.lexed.of(Dialect.AUTHORED);
    }
    return syntax.read();
  }

  /** Whether a word is a name, in both languages; a keyword is one where it begins no item. */
  public static boolean isName(String word) {
    Tokens tokens = new Tokens(word.getBytes(UTF_8));
    lexing(Dialect.AUTHORED, SyntaxOptions.DEFAULT).read(tokens, 0);
    Kind kind = tokens.kind(0);
    return tokens.count() == 2 && kind.isIn(Kind.WORDS) && kind != Kind.HYPHENATED;
  }

  private static Syntax of(Source source, SyntaxOptions options) {
    HeaderReader header = new HeaderReader(source, options.isIncluded());
    Lexed lexed = new Lexed(source, options, header.tokens(), header.bodyStart());
    return new Syntax(source, options, head(header), lexed, null, 0);
  }

  private static SyntaxTree.Head head(HeaderReader header) {
    return new SyntaxTree.Head(header.header(), header.firstWord(), header.tokens().count());
  }

  /**
   * The tree of a text after an edit.
   *
   * @param source the text after it
   * @param written the tokens before it; null if they are not known
   */
  static SyntaxTree edited(
      SyntaxTree before, @Nullable Lexed written, Edit edit, Source source, SyntaxOptions options) {
    SyntaxTree.Head head = before.head();
    boolean isSame = written != null && edit.offset() > before.bodyStart();
    if (isSame && head.line() == null) {
      // The edit may make a header line of what is taken for the first item.
      isSame = head.equals(head(new HeaderReader(source, options.isIncluded())));
    }
    return written == null || !isSame
        ? readToEdit(source, options)
        : new Syntax(source, options, head, written.edited(edit, source), before, edit.offset())
            .read();
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
    return of(first, SyntaxOptions.of(Dialect.PLAIN, raw)).beginning();
  }

  private Cursor beginning() {
    Reading reading = parsed(Dialect.PLAIN);
    reading.nodes().closeAll(reading.error());
    return new SyntaxTree(source, options, Dialect.PLAIN, head, reading, null, null).items();
  }

  private SyntaxTree read() {
    if (options.dialect() != null) {
      return tree(options.dialect());
    }
    Reading plain = parsed(Dialect.PLAIN);
    if (plain.error() == ParserTable.NONE) {
      return isPlain(plain) ? tree(Dialect.PLAIN, plain) : tree(Dialect.AUTHORED);
    }
    Tokens authored = lexed.of(Dialect.AUTHORED);
    Dialect dialect =
        Dialect.ofInvalid(authored, head.body(), options.words(), options.attributes());
    return dialect == Dialect.PLAIN ? tree(dialect, plain) : tree(dialect);
  }

  /** Whether a text that is valid as a plain text is one. */
  private boolean isPlain(Reading reading) {
    return Dialect.ofPlain(reading.tokens(), reading.nodes(), options.words(), options.attributes())
        == Dialect.PLAIN;
  }

  /**
   * Tokens and nodes.
   *
   * @param error the token of the first error, or {@link ParserTable#NONE}
   * @param near what parsing had come to before an edit if there is an error; or null
   */
  record Reading(Tokens tokens, Nodes nodes, int error, @Nullable Snapshot near) {
    Reading(Tokens tokens, Nodes nodes) {
      this(tokens, nodes, ParserTable.NONE, null);
    }
  }

  static Lexing lexing(Dialect dialect, SyntaxOptions options) {
    Lexing lexing = dialect.language().lexing(options.raw());
    return options.hasRuns() ? lexing : lexing.withoutRuns();
  }

  /** The nodes in a language: those before an edit if it has not changed the kind of a token. */
  private Reading parsed(Dialect dialect) {
    Tokens tokens = lexed.of(dialect);
    Nodes same = before == null ? null : before.validNodes(dialect, tokens);
    return same == null
        ? parsed(dialect.language(), options, tokens, head.body(), edited)
        : new Reading(tokens, same);
  }

  /**
   * Parses tokens.
   *
   * @param body the first token of the items
   * @param edited an offset near which an error is likely; 0 for none
   */
  static Reading parsed(
      Language language, SyntaxOptions options, Tokens tokens, int body, int edited) {
    Nodes nodes = new Nodes();
    Start start = options.isIncluded() ? Start.INCLUDED : Start.TEXT;
    Snapshot near = Recovered.snapshotNear(language, start, tokens, body, edited);
    int error =
        near == null
            ? language.parser().parse(tokens, body, start, nodes)
            : language.parser().parse(tokens, near, nodes);
    int deep = nodes.isDeep() ? Depth.firstTooDeep(language, tokens, body) : ParserTable.NONE;
    error = deep >= 0 && (error < 0 || deep < error) ? deep : error;
    nodes.trim();
    return new Reading(tokens, nodes, error, error < 0 ? null : near);
  }

  private SyntaxTree tree(Dialect dialect) {
    return tree(dialect, parsed(dialect));
  }

  private SyntaxTree tree(Dialect dialect, Reading reading) {
    Recovered recovered = reading.error() < 0 ? null : recovered(dialect.language(), reading);
    return new SyntaxTree(source, options, dialect, head, reading, recovered, lexed);
  }

  private Recovered recovered(Language language, Reading reading) {
    Start start = options.isIncluded() ? Start.INCLUDED : Start.TEXT;
    Tokens tokens = reading.tokens();
    int body = head.body();
    int deep = Depth.firstTooDeep(language, tokens, body);
    if (deep < 0 && options.maxRepairs() == 0) {
      return Recovered.skipped(
          source, language, start, tokens, body, reading.error(), reading.near());
    }
    if (deep >= 0) {
      // What is too deep somewhere is not repaired: trying would cost too much.
      return Recovered.tooDeep(source, language, start, tokens, body, reading.error(), deep);
    }
    int most = options.maxRepairs();
    boolean raw = options.raw();
    return Recovered.of(source, language, raw, most, start, lexed.head(source), lexed.bodyStart());
  }
}
