package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.AuthoringSyntax;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Value;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.document.Encoding;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.syntax.Parsed;
import dev.diptych.text.syntax.SyntaxParser;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Block;
import dev.diptych.text.syntax.tree.TextFile;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.nio.charset.Charset;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses a document. Long runs of rows are scanned, not parsed, also in a text with errors. */
final class Structure {
  /** Attributes that only authored texts have. */
  private static final Set<String> ATTRIBUTES = Set.of("fps");

  /**
   * Bytes of a text that is parsed in any case. Of a longer one, only the beginning is searched for
   * words that no plain text has, and it is not parsed if braces or parentheses do not match.
   */
  private static final int MAX_SEARCH = 1 << 18;

  private final Document document;
  private final Twin twin;
  private final List<Vocabulary> vocabularies;
  private final @Nullable Header header;
  private final @Nullable Charset charset;
  private final Encoding encoding;
  private final Source source;
  private final int bodyStart;

  /**
   * A structure.
   *
   * @param name the name of the document in messages
   */
  Structure(Document document, String name, Twin twin, List<Vocabulary> vocabularies) {
    this.document = document;
    this.twin = twin;
    this.vocabularies = vocabularies;
    Encoding plain = document.encoding(UTF_8);
    Header line = SyntaxParser.peekHeader(new Source(name, plain.bytes()));
    this.charset = line == null ? null : twin.rawCharset(line).orElse(null);
    this.encoding = charset == null ? plain : document.encoding(charset);
    Source bytes = new Source(name, encoding.bytes());
    this.source = charset == null ? bytes : bytes.withCharset(charset);
    HeaderLineReader reader = HeaderLineReader.read(source);
    this.header = reader.line();
    this.bodyStart = header == null ? reader.firstWord() : reader.bodyStart();
  }

  Analysis analysis() {
    if (Language.of(document) == Language.SPEC) {
      TextFile empty = new TextFile(source, null, List.of(), Span.at(source.length()));
      return analysis(Language.SPEC, empty, null, true);
    }
    if (isLong() && !Pairs.match(source.bytes(), bodyStart, charset != null)) {
      // Runs of rows cannot be told from what a missing parenthesis would make of them.
      boolean authored = new AuthoringSyntax(charset != null).isNeverPlain(source, bodyStart);
      TextFile empty = new TextFile(source, header, List.of(), Span.at(source.length()));
      return analysis(Language.TEXT, empty, authored ? List.of() : null, false);
    }
    SyntaxOptions options = new SyntaxOptions(true, charset != null, header);
    Parsed parsed = SyntaxParser.outline(source, options);
    if (!isAuthored(parsed)) {
      return analysis(Language.TEXT, parsed.file(), null, parsed.ok());
    }
    AuthoringSyntax syntax = new AuthoringSyntax(charset != null);
    AuthoredFile authored =
        isLong()
            ? syntax.outline(source, bodyStart, header == null)
            : syntax.parse(source, bodyStart, header == null);
    boolean complete = authored.diagnostics().isEmpty();
    return analysis(Language.TEXT, parsed.file(), authored.items(), complete);
  }

  private Analysis analysis(
      Language language, TextFile tree, @Nullable List<Item> items, boolean complete) {
    Shapes shapes = shapes(tree, items).orElse(null);
    List<Vocabulary> own =
        shapes == null
            ? List.of()
            : vocabularies.stream()
                .filter(each -> each.appliesTo(shapes.schema().format()))
                .toList();
    return new Analysis(
        document,
        language,
        encoding,
        source,
        twin,
        header,
        bodyStart,
        charset != null,
        shapes,
        tree,
        items,
        own,
        complete);
  }

  private boolean isAuthored(Parsed parsed) {
    AuthoringSyntax syntax = new AuthoringSyntax(charset != null);
    Set<String> words = new HashSet<>();
    vocabularies.forEach(vocabulary -> words.addAll(vocabulary.words()));
    if (parsed.ok()) {
      return hasWord(parsed.file().items(), words)
          && syntax.isAuthored(source, bodyStart, words, ATTRIBUTES);
    }
    return isLong()
        ? syntax.isNeverPlain(source, bodyStart) || hasWord(parsed.file().items(), words)
        : syntax.isAuthored(source, bodyStart, words, ATTRIBUTES);
  }

  private boolean isLong() {
    return source.length() > MAX_SEARCH;
  }

  private static boolean hasWord(List<dev.diptych.text.syntax.tree.Item> items, Set<String> words) {
    for (dev.diptych.text.syntax.tree.Item item : items) {
      boolean found =
          item instanceof Block block
              ? words.contains(block.name()) || hasWord(block.items(), words)
              : item instanceof Attribute attribute && ATTRIBUTES.contains(attribute.name());
      if (found) {
        return true;
      }
    }
    return false;
  }

  private Optional<Shapes> shapes(TextFile tree, @Nullable List<Item> items) {
    if (header == null) {
      return Optional.empty();
    }
    String layout = items == null ? layout(tree) : layout(items);
    return twin.shapes(header, layout, Selection.ANY)
        .or(() -> twin.shapes(header, null, Selection.ANY));
  }

  private @Nullable String layout(TextFile tree) {
    for (dev.diptych.text.syntax.tree.Item item : tree.items()) {
      if (item instanceof Attribute attribute && attribute.name().equals(FormatName.LAYOUT)) {
        return source.text(attribute.value().span());
      }
    }
    return null;
  }

  private static @Nullable String layout(List<Item> items) {
    for (Item item : items) {
      if (item instanceof Item.Attribute attribute
          && attribute.name().equals(FormatName.LAYOUT)
          && attribute.value() instanceof Value.Word word) {
        return word.text();
      }
    }
    return null;
  }
}
