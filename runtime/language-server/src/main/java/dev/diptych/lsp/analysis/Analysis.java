package dev.diptych.lsp.analysis;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.tree.Item;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.document.Encoding;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.syntax.tree.TextFile;
import dev.diptych.twin.Twin;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/**
 * The structure of one version of a document. Spans and offsets are in bytes of {@link #source}.
 * Immutable.
 *
 * @param document the version
 * @param language what it is
 * @param encoding its bytes
 * @param source its bytes for the parsers
 * @param twin the engine for its format
 * @param header its header line; null if it has none
 * @param bodyStart where its items begin
 * @param raw whether its strings have no escapes
 * @param shapes the text face of its format; null if the format is not known
 * @param tree the plain syntax tree, incomplete if there are errors; without items for a spec
 * @param items the authored items, incomplete if there are errors; null for a plain text
 * @param vocabularies the vocabularies for its format
 * @param complete whether it has no syntax errors, so that nothing is missing in its items
 */
public record Analysis(
    Document document,
    Language language,
    Encoding encoding,
    Source source,
    Twin twin,
    @Nullable Header header,
    int bodyStart,
    boolean raw,
    @Nullable Shapes shapes,
    TextFile tree,
    @Nullable List<Item> items,
    List<Vocabulary> vocabularies,
    boolean complete) {
  /** The schema of its format; null if the format is not known. */
  public @Nullable Schema schema() {
    return shapes == null ? null : shapes.schema();
  }

  /** Whether it has words that expand. */
  public boolean isAuthored() {
    return items != null;
  }

  /** Whether it is a text of any format. */
  public boolean isText() {
    return language == Language.TEXT;
  }

  /** The range of {@code span}. */
  public Range range(Span span) {
    return document.range(encoding.toText(span.start()), encoding.toText(span.end()));
  }

  /** The position of the byte at {@code offset}. */
  public Position position(int offset) {
    return document.position(encoding.toText(offset));
  }

  /** The offset of the byte at {@code position}. */
  public int offset(Position position) {
    return encoding.toBytes(document.offset(position));
  }

  /** The span of {@code range}. */
  public Span span(Range range) {
    int start = offset(range.getStart());
    return new Span(start, Math.max(start, offset(range.getEnd())));
  }

  /**
   * The tokens that begin in {@code span}, comments included. The span must not begin inside a
   * token: the start of a line that is not inside of a byte literal is safe.
   */
  public List<Token> tokens(Span span) {
    TokenScanner scanner = new TokenScanner(source.bytes(), raw, isAuthored());
    List<Token> tokens = new ArrayList<>();
    int at = span.start();
    while (scanner.read(at) != TokenKind.NOTHING && scanner.start() < span.end()) {
      tokens.add(new Token(scanner.kind(), new Span(scanner.start(), scanner.end())));
      at = scanner.end();
    }
    return tokens;
  }
}
