package dev.diptych.lsp.analysis;

import dev.diptych.converter.Converter;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spi.ProjectSettings;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.jspecify.annotations.Nullable;

/** Finds in a text what the command {@code check} finds, in the same order. */
final class TextCheck {
  private final Analyzer analyzer;
  private final Analysis analysis;
  private final String name;
  private final ProjectSettings settings;
  private final CancelChecker cancelled;
  private final List<Diagnostic> found = new ArrayList<>();
  private @Nullable LocatedDocument opened;

  TextCheck(
      Analyzer analyzer,
      Analysis analysis,
      String name,
      ProjectSettings settings,
      CancelChecker cancelled) {
    this.analyzer = analyzer;
    this.analysis = analysis;
    this.name = name;
    this.settings = settings;
    this.cancelled = cancelled;
  }

  Findings run() {
    RecordedIncludes includes = new RecordedIncludes(analyzer.includes(analysis));
    check(analyzer.converter(analysis, includes));
    Places places = new Places(analysis.document(), name);
    Set<Path> files = new HashSet<>();
    includes
        .found()
        .forEach(
            file -> {
              Path path = RecordedIncludes.path(file);
              files.add(path);
              Document edited = analyzer.open(path);
              String uri = edited == null ? path.toUri().toString() : edited.uri();
              places.add(uri, file.source(), analysis.fileCharset());
            });
    List<Finding> findings = new ArrayList<>();
    found.forEach(diagnostic -> findings.addAll(places.findings(diagnostic)));
    return new Findings(findings, files, opened);
  }

  private void check(Converter converter) {
    ByteBuffer bytes = ByteBuffer.wrap(analysis.bytes());
    Result<LocatedDocument> result = converter.openText(name, bytes, Selection.ANY);
    if (rejects(result.diagnostics()) || !result.ok()) {
      return;
    }
    LocatedDocument document = result.value().orElseThrow();
    opened = document;
    converter.check(document, this::rejects);
  }

  /** Adds diagnostics with the severities that the user chose. */
  private boolean rejects(List<Diagnostic> diagnostics) {
    cancelled.checkCanceled();
    boolean rejected = false;
    for (Diagnostic diagnostic : diagnostics) {
      Diagnostic chosen = settings.severities().apply(diagnostic).orElse(null);
      if (chosen != null) {
        found.add(chosen);
        rejected |= chosen.isError();
      }
    }
    return rejected;
  }
}
