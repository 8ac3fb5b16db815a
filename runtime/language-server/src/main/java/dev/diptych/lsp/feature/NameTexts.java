package dev.diptych.lsp.feature;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.VocabularyWord;
import dev.diptych.authoring.evaluate.IncludedFiles;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.names.IncludedTexts;
import dev.diptych.lsp.names.Resolution;
import dev.diptych.lsp.names.Resolver;
import dev.diptych.lsp.names.Text;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.lsp4j.Location;
import org.jspecify.annotations.Nullable;

/** The texts whose names a document can use: itself, included files and the vocabularies. */
final class NameTexts implements IncludedTexts {
  private final TextView view;
  private final Includes includes;
  private final Map<String, @Nullable Text> read = new HashMap<>();
  private final Map<Text, Document> documents = new HashMap<>();
  private final Text main;

  NameTexts(TextView view) {
    this.view = view;
    this.includes = view.snapshot().analyzer().includes(view.analysis());
    String uri = view.document().uri();
    Path file = DocumentPath.real(uri);
    String id = file == null ? uri : file.toString();
    this.main = new Text(id, view.analysis().source().name(), view.outline(), false);
    documents.put(main, view.document());
  }

  /** The words of the vocabularies of the document's format. */
  List<VocabularyWord> words() {
    return view.words();
  }

  /** The document itself. */
  Text main() {
    return main;
  }

  /** What names mean; {@code offset} is where the visible names are wanted, or -1. */
  Resolution resolve(int offset) {
    return new Resolver(this).resolve(main, library(), offset);
  }

  /** The definitions of the vocabularies. */
  List<Text> library() {
    List<Text> texts = new ArrayList<>();
    for (Vocabulary vocabulary : view.analysis().vocabularies()) {
      for (Source source : vocabulary.definitions()) {
        String id = "vocabulary:" + source.name();
        texts.add(new Text(id, source.name(), outline(source, false), true));
      }
    }
    return texts;
  }

  @Override
  public @Nullable Text read(Text from, String file) {
    return read.computeIfAbsent(from.name() + '\n' + file, key -> find(from, file));
  }

  private @Nullable Text find(Text from, String file) {
    Origin statement = Origin.of(new Source(from.name(), new byte[0]), Span.at(0));
    Optional<Includes.Included> found =
        includes.read(file, IncludedFiles.MAX_BYTES, statement, new Report());
    if (found.isEmpty()) {
      return null;
    }
    Source source = found.get().source();
    String content = new String(source.bytes(), view.analysis().fileCharset());
    Outline outline = outline(Source.of(source.name(), content), view.analysis().tree().isRaw());
    Text text = new Text(found.get().identity(), source.name(), outline, false);
    documents.computeIfAbsent(text, this::document);
    return text;
  }

  private static Outline outline(Source included, boolean raw) {
    SyntaxOptions options =
        new SyntaxOptions(raw, Dialect.AUTHORED, Set.of(), Set.of(), true, true);
    return Outline.of(Syntax.read(included, options));
  }

  private Document document(Text text) {
    Path file = Path.of(text.id());
    Document open = view.snapshot().analyzer().open(file);
    String uri = open == null ? file.toUri().toString() : open.uri();
    Outline outline = text.outline();
    Span all = new Span(0, outline.tree().source().length());
    return Document.opened(uri, "", 0, outline.text(all));
  }

  /** Where {@code span} of {@code text} is; null for a vocabulary. */
  @Nullable Location location(Text text, Span span) {
    Document document = documents.get(text);
    if (document == null) {
      return null;
    }
    return new Location(document.uri(), document.range(span));
  }
}
