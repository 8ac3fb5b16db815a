package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.shape.Shapes;
import dev.diptych.twin.Engine;
import java.nio.charset.Charset;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The structure of one version of a document. Immutable.
 *
 * @param document the version
 * @param language what it is
 * @param tree its syntax tree, whose offsets are those of the document; empty for a spec
 * @param options how the tree was read
 * @param outline its outline, which is read when it is needed first
 * @param engine the engine for its format
 * @param charset the encoding of its file if its strings are raw; null for UTF-8
 * @param shapes the text face of its format; null if the format is not known
 * @param vocabularies the vocabularies for its format
 */
public record Analysis(
    Document document,
    Language language,
    SyntaxTree tree,
    SyntaxOptions options,
    Supplier<Outline> outline,
    Engine engine,
    @Nullable Charset charset,
    @Nullable Shapes shapes,
    List<Vocabulary> vocabularies) {
  /** The schema of its format; null if the format is not known. */
  public @Nullable Schema schema() {
    return shapes == null ? null : shapes.schema();
  }

  /** Its header line; null if it has none. */
  public @Nullable Header header() {
    return tree.header();
  }

  /** Its text. */
  public Source source() {
    return tree.source();
  }

  /** Whether it has words that expand. */
  public boolean isAuthored() {
    return tree.dialect() == Dialect.AUTHORED;
  }

  /** Whether it is a text of any format. */
  public boolean isText() {
    return language == Language.TEXT;
  }

  /** The bytes of its file. */
  public byte[] bytes() {
    return document.bytes(fileCharset());
  }

  /** The encoding of its file. */
  public Charset fileCharset() {
    return charset == null ? UTF_8 : charset;
  }
}
