package dev.diptych.lsp.analysis;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.family.FormatFamily;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.lint.Lint;
import dev.diptych.spi.ProjectSettings;
import dev.diptych.spi.Workspace;
import dev.diptych.twin.ChecksumFindings;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LintRunner;
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
  private final Analysis analysis;
  private final String name;
  private final Workspace workspace;
  private final OpenDocuments open;
  private final ProjectSettings settings;
  private final CancelChecker cancelled;
  private final List<Diagnostic> found = new ArrayList<>();
  private @Nullable LocatedDocument opened;

  TextCheck(
      Analysis analysis,
      String name,
      Workspace workspace,
      OpenDocuments open,
      ProjectSettings settings,
      CancelChecker cancelled) {
    this.analysis = analysis;
    this.name = name;
    this.workspace = workspace;
    this.open = open;
    this.settings = settings;
    this.cancelled = cancelled;
  }

  Findings run() {
    RecordedIncludes includes = new RecordedIncludes(workspace.includes(name, this::openBytes));
    AuthoredTexts texts =
        new AuthoredTexts(analysis.engine(), () -> Analyzer.vocabularies(workspace), includes, 1);
    check(texts);
    Places places = new Places(analysis.document(), name);
    Set<Path> files = new HashSet<>();
    includes
        .found()
        .forEach(
            file -> {
              Path path = RecordedIncludes.path(file);
              files.add(path);
              Document edited = open.of(path);
              String uri = edited == null ? path.toUri().toString() : edited.uri();
              places.add(uri, file.source(), analysis.fileCharset());
            });
    List<Finding> findings = new ArrayList<>();
    found.forEach(diagnostic -> findings.addAll(places.findings(diagnostic)));
    return new Findings(findings, files, opened);
  }

  private void check(AuthoredTexts texts) {
    Engine engine = analysis.engine();
    ByteBuffer bytes = ByteBuffer.wrap(analysis.bytes());
    Result<LocatedDocument> result = texts.openText(name, bytes, Selection.ANY);
    if (rejected(result.diagnostics()) || !result.ok()) {
      return;
    }
    LocatedDocument document = result.value().orElseThrow();
    opened = document;
    cancelled.checkCanceled();
    List<Diagnostic> lints = new ArrayList<>(LintRunner.run(lints(), document));
    lints.addAll(new ChecksumFindings(engine, document).warnings());
    if (rejected(lints)) {
      return;
    }
    cancelled.checkCanceled();
    Result<FileBytes> encoded = engine.encode(name, document);
    if (!rejected(encoded.diagnostics()) && encoded.ok()) {
      rejected(engine.layoutWarning(document, encoded.value().orElseThrow()).stream().toList());
    }
  }

  /** Adds diagnostics with the severities that the user chose; returns whether one is an error. */
  private boolean rejected(List<Diagnostic> diagnostics) {
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

  private List<Lint> lints() {
    return workspace.families().stream().map(FormatFamily::lints).flatMap(List::stream).toList();
  }

  private byte @Nullable [] openBytes(Path file) {
    Document edited = open.of(file);
    return edited == null ? null : edited.bytes(analysis.fileCharset());
  }
}
