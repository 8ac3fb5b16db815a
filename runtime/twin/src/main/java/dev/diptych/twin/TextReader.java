package dev.diptych.twin;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.model.source.TextBytes;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.MergeConflicts;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.antlr.AntlrReading;
import dev.diptych.text.bind.Binder;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.rows.RowPlanLookup;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Parses a text, chooses its format, and binds it. */
final class TextReader {
  private static final ReducedText NOTHING = ReducedText.unchanged(new byte[0]);

  private final Formats formats;
  private final String name;
  private final TextBytes text;
  private final Selection selection;
  private final TextPath path;
  private final @Nullable Dialect dialect;
  private final Allowance allowance;
  private final boolean isPart;
  private final Source start;
  private final @Nullable Header header;
  private final @Nullable Charset raw;
  private @Nullable SyntaxTree tree;
  private @Nullable Struct expected;

  /**
   * A reader.
   *
   * @param dialect the dialect of the text; null to find out
   * @param allowance memory that the text may use without containing it
   * @param isPart whether it is a part of a text, whose rows are too few to be read apart
   */
  TextReader(
      Formats formats,
      String name,
      TextBytes text,
      Selection selection,
      @Nullable Dialect dialect,
      TextPath path,
      Allowance allowance,
      boolean isPart) {
    this.isPart = isPart;
    this.dialect = dialect;
    this.formats = formats;
    this.name = name;
    this.text = text;
    this.selection = selection;
    this.path = path;
    this.allowance = allowance;
    byte[] bytes = new byte[Math.min(Header.MAX_PREFIX, text.length())];
    text.copy(0, bytes, 0, bytes.length);
    this.start = new Source(name, bytes);
    this.header = Header.peek(start);
    this.raw = header == null ? null : formats.rawCharset(header).orElse(null);
  }

  /** Sets the root that the text was printed from; null if that is not known. */
  TextReader expecting(@Nullable Struct root) {
    expected = root;
    return this;
  }

  /** The text that was read last; null before. */
  @Nullable SyntaxTree tree() {
    return tree;
  }

  Result<LocatedDocument> open() {
    Result<LocatedDocument> opened = openAny();
    SyntaxTree read = tree;
    List<Diagnostic> conflicts =
        header == null || read == null || read.isValid()
            ? List.of()
            : MergeConflicts.in(read.source());
    // Other errors follow from the conflicts.
    return conflicts.isEmpty() ? opened : Result.failed(conflicts);
  }

  private Result<LocatedDocument> openAny() {
    if (path == TextPath.FAST && !isPart) {
      ReducedText shortened = ReducedText.of(text, raw != null, expectedRows());
      if (shortened.runs().isEmpty()) {
        return open(read(source(shortened.text()), options()), NOTHING);
      }
      Optional<Result<LocatedDocument>> opened = open(shortened);
      if (opened.isPresent()) {
        return opened.get();
      }
    }
    return open(read(source(text.whole()), options()), NOTHING);
  }

  private SyntaxOptions options() {
    SyntaxOptions options = SyntaxOptions.of(dialect, raw != null);
    return path == TextPath.FAST ? options : options.withoutRuns();
  }

  private SyntaxTree read(Source source, SyntaxOptions options) {
    tree = Syntax.read(source, options);
    return tree;
  }

  private RowPlanLookup expectedRows() {
    return header == null
        ? RowPlanLookup.NONE
        : new LayoutPrediction(formats, start, header, raw != null);
  }

  /** Opens a text whose long runs of rows are read separately; empty if that failed. */
  private Optional<Result<LocatedDocument>> open(ReducedText shortened) {
    List<Source.Gap> gaps =
        shortened.runs().stream()
            .map(run -> new Source.Gap(run.end(), run.bytes(), run::lines))
            .toList();
    Source source = source(shortened.text()).withGaps(gaps);
    // With an error, the whole text is read again.
    SyntaxTree tree = read(source, options().withRepairs(0));
    if (tree.isValid()) {
      Result<LocatedDocument> opened = open(tree, shortened);
      if (opened.ok() && shortened.isValid()) {
        text.requireUnchanged();
        return Optional.of(opened);
      }
    }
    shortened.cancel();
    return Optional.empty();
  }

  private Source source(byte[] bytes) {
    Source source = new Source(name, bytes);
    return raw == null ? source : source.withCharset(raw);
  }

  private Result<LocatedDocument> open(SyntaxTree tree, ReducedText separate) {
    String difference = path == TextPath.ANTLR ? AntlrReading.difference(tree) : null;
    if (difference != null) {
      return Result.failed(otherwise(tree, difference));
    }
    List<Diagnostic> errors = tree.errors();
    Header read = tree.header();
    if (read == null) {
      // Without a header line this is probably another kind of text: its other errors do not help.
      return Result.failed(withoutHeader(errors.get(0)));
    }
    HeaderChoice.Choice choice = new HeaderChoice(formats, selection, tree, read).choose();
    List<Diagnostic> found = new ArrayList<>(choice.diagnostics());
    found.addAll(errors);
    if (choice.format() == null && choice.diagnostics().get(0).code().equals("known-variant")) {
      // Its other errors follow from that.
      return Result.failed(choice.diagnostics());
    }
    if (choice.format() == null && hasBadEncoding(errors)) {
      // A title that is not UTF-8 is always unknown.
      return Result.failed(errors);
    }
    if (choice.format() == null) {
      return Result.failed(inOrder(found));
    }
    if (!choice.isSure()) {
      return Result.failed(inOrder(found));
    }
    if (tree.dialect() == Dialect.AUTHORED) {
      return Result.failed(found.isEmpty() ? List.of(unexpanded(tree, read)) : inOrder(found));
    }
    Result<Binder.BoundText> bound =
        Binder.bind(
            tree,
            separate,
            found,
            choice.format().shapes(),
            allowance,
            expected,
            path == TextPath.FAST);
    return bound.ok()
        ? complete(bound.value().orElseThrow(), choice.format(), bound.diagnostics())
        : Result.failed(inOrder(MisplacedItems.withoutConsequences(bound.diagnostics(), errors)));
  }

  private static Diagnostic otherwise(SyntaxTree tree, String difference) {
    Location at = new Location.InText(tree.source(), Span.at(tree.bodyStart()));
    String message = "ANTLR reads this text otherwise: " + difference;
    return Diagnostic.error("oracle", at, message, "this is a bug of Diptych: please report it");
  }

  /** An error in place of a document, which only an expansion gives. */
  private static Diagnostic unexpanded(SyntaxTree tree, Header header) {
    Location at = new Location.InText(tree.source(), header.span());
    return Diagnostic.error("syntax", at, "the text has words that expand");
  }

  /** Adds the values of parameters that the text omits. */
  private Result<LocatedDocument> complete(
      Binder.BoundText bound, Format format, List<Diagnostic> diagnostics) {
    if (format.parameters().all().isEmpty()) {
      return Result.of(opened(bound.document(), bound.locations()), diagnostics);
    }
    Result<Document> document = format.parameters().complete(bound.document(), bound.locations());
    List<Diagnostic> found = new ArrayList<>(diagnostics);
    found.addAll(document.diagnostics());
    return document.ok()
        ? Result.of(opened(document.value().orElseThrow(), bound.locations()), found)
        : Result.failed(inOrder(found));
  }

  /** The same error with hints for a binary file that looks like a text. */
  private Diagnostic withoutHeader(Diagnostic found) {
    List<String> help = new ArrayList<>(found.help());
    help.addAll(formats.advice());
    return found.with(help);
  }

  /** Errors of syntax and of meaning together, in the order of the text. */
  private static List<Diagnostic> inOrder(List<Diagnostic> found) {
    return found.stream().sorted(Comparator.comparingInt(TextReader::place)).toList();
  }

  private static int place(Diagnostic diagnostic) {
    return diagnostic.location() instanceof Location.InText text
        ? text.span().start()
        : Integer.MAX_VALUE;
  }

  private static boolean hasBadEncoding(List<Diagnostic> found) {
    return found.stream().anyMatch(diagnostic -> diagnostic.code().equals("bad-encoding"));
  }

  private LocatedDocument opened(Document document, Locations locations) {
    return new LocatedDocument(name, Face.TEXT, document, locations);
  }
}
