package dev.diptych.lsp.server;

import dev.diptych.lsp.analysis.Analyzer;
import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.analysis.OpenDocuments;
import dev.diptych.lsp.document.Document;
import dev.diptych.spi.Workspace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.jspecify.annotations.Nullable;

/** The open documents. Only the thread that reads messages changes them; all threads read them. */
final class Documents implements OpenDocuments {
  private final Map<String, Version> byUri = new ConcurrentHashMap<>();
  private final Map<Path, String> byPath = new ConcurrentHashMap<>();
  private final Analyzer analyzer;

  Documents(Workspace workspace) {
    this.analyzer = new Analyzer(workspace, this);
  }

  Analyzer analyzer() {
    return analyzer;
  }

  void open(TextDocumentItem item) {
    String uri = item.getUri();
    Document document =
        Document.opened(uri, item.getLanguageId(), item.getVersion(), item.getText());
    byUri.put(uri, Version.opened(document, analyzer));
    Path file = DocumentPath.of(uri);
    if (file != null) {
      byPath.put(DocumentPath.key(file), uri);
    }
  }

  /** Applies an edit; one of a document that is not open is ignored. */
  void edit(DidChangeTextDocumentParams edit) {
    byUri.computeIfPresent(
        edit.getTextDocument().getUri(),
        (uri, before) -> {
          int number = Objects.requireNonNullElse(edit.getTextDocument().getVersion(), 0);
          Document document = before.document().edited(number, edit.getContentChanges());
          return before.edited(document);
        });
  }

  void close(String uri) {
    byUri.remove(uri);
    byPath.values().remove(uri);
  }

  /** The current version of a document; null if it is not open. */
  @Nullable Version get(String uri) {
    return byUri.get(uri);
  }

  /** The open documents. */
  List<Version> all() {
    return List.copyOf(byUri.values());
  }

  @Override
  public @Nullable Document of(Path file) {
    String uri = byPath.get(file);
    Version version = uri == null ? null : byUri.get(uri);
    return version == null ? null : version.document();
  }
}
