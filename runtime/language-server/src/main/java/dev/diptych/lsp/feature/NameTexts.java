package dev.diptych.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.names.IncludedTexts;
import dev.diptych.lsp.names.Resolution;
import dev.diptych.lsp.names.Resolver;
import dev.diptych.lsp.names.Text;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
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
        String text = new String(source.bytes(), UTF_8);
        String id = "vocabulary:" + source.name();
        texts.add(new Text(id, source.name(), Outline.of(text, false, 0), true));
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
    Optional<Includes.Included> found = includes.read(file, statement, new Report());
    if (found.isEmpty()) {
      return null;
    }
    Analysis analysis = view.analysis();
    Source source = found.get().source();
    String content = new String(source.bytes(), analysis.encoding().charset());
    HeaderLineReader header = HeaderLineReader.read(Source.of(source.name(), content));
    Outline outline = Outline.of(content, analysis.raw(), bodyStart(header, content));
    Text text = new Text(found.get().identity(), source.name(), outline, false);
    documents.computeIfAbsent(text, this::document);
    return text;
  }

  private static int bodyStart(HeaderLineReader header, String content) {
    int bytes = header.line() == null ? header.firstWord() : header.bodyStart();
    byte[] all = content.getBytes(UTF_8);
    return new String(all, 0, Math.min(bytes, all.length), UTF_8).length();
  }

  private Document document(Text text) {
    Path file = Path.of(text.id());
    Document open = view.snapshot().analyzer().open(file);
    String uri = open == null ? file.toUri().toString() : open.uri();
    return Document.opened(uri, "", 0, text.outline().text());
  }

  /** Where {@code extent} of {@code text} is; null for a vocabulary. */
  @Nullable Location location(Text text, dev.diptych.lsp.context.Extent extent) {
    Document document = documents.get(text);
    if (document == null) {
      return null;
    }
    Range range = document.range(extent.start(), extent.end());
    return new Location(document.uri(), range);
  }
}
