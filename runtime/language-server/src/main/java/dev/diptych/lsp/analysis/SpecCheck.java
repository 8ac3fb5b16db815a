package dev.diptych.lsp.analysis;

import dev.diptych.compiler.SpecSource;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.spectools.LoadedView;
import dev.diptych.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds in a spec what the command {@code spec check} finds. */
final class SpecCheck {
  private final Analysis analysis;
  private final String name;
  private final Workspace workspace;
  private final OpenDocuments open;

  SpecCheck(Analysis analysis, String name, Workspace workspace, OpenDocuments open) {
    this.analysis = analysis;
    this.name = name;
    this.workspace = workspace;
    this.open = open;
  }

  Findings run() {
    Path file = DocumentPath.of(analysis.document().uri());
    try (SpecCopy copy =
        SpecCopy.of(
            file == null ? Path.of("unsaved.ksy") : file, analysis.document().text(), open)) {
      SpecSource spec = new SpecSource(copy.spec(), workspace.importPath());
      Result<LoadedView> view = LoadedView.load(spec);
      return findings(copy, view.diagnostics());
    } catch (IOException e) {
      String message = "the spec cannot be checked: " + e.getMessage();
      Location whole = new Location.Whole(name);
      Diagnostic failed = Diagnostic.error("cannot-read", whole, message);
      return new Findings(
          new Places(analysis.document(), name).findings(failed), java.util.Set.of(), null);
    }
  }

  private Findings findings(SpecCopy copy, List<Diagnostic> found) {
    Places places = new Places(analysis.document(), name);
    List<Finding> findings = new ArrayList<>();
    for (Diagnostic diagnostic : found) {
      Location at = diagnostic.location();
      Path original = copy.original(at.name());
      Location moved = at;
      if (original != null) {
        String shown = original.equals(copy.originalSpec()) ? name : original.toString();
        if (at instanceof Location.InText text) {
          Source source = new Source(shown, text.source().bytes());
          places.add(original.toUri().toString(), source, null);
          moved = new Location.InText(source, text.span());
        } else {
          moved = new Location.Whole(shown);
        }
      }
      findings.addAll(places.findings(diagnostic.at(moved, diagnostic.notes())));
    }
    return new Findings(findings, copy.originals(), null);
  }
}
