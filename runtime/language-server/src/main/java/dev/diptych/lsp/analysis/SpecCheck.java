package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.load.SpecState;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.spectools.SpecEngines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds in a spec what the command {@code spec check} finds. */
final class SpecCheck {
  private final Document document;
  private final String name;
  private final SpecEngines specs;

  SpecCheck(Document document, String name, SpecEngines specs) {
    this.document = document;
    this.name = name;
    this.specs = specs;
  }

  Findings run(SpecSource spec) {
    try {
      return findings(spec, specs.update(spec).state());
    } catch (IOException e) {
      String message = "the spec cannot be checked: " + e.getMessage();
      Location whole = new Location.Whole(name);
      Diagnostic failed = Diagnostic.error("cannot-read", whole, message);
      return new Findings(new Places(document, name).findings(failed), Set.of(), null);
    }
  }

  private Findings findings(SpecSource spec, SpecState state) {
    Places places = new Places(document, name);
    String own = spec.ksy().toString();
    List<Finding> findings = new ArrayList<>();
    for (Diagnostic diagnostic : state.diagnostics()) {
      Location at = diagnostic.location();
      if (at.name().equals(own)) {
        at = named(at);
      } else if (at instanceof Location.InText text) {
        Path file = DocumentPath.key(Path.of(at.name()));
        places.add(file.toUri().toString(), text.source(), UTF_8);
      }
      findings.addAll(places.findings(diagnostic.at(at, diagnostic.notes())));
    }
    Set<Path> files = new HashSet<>();
    state.files().forEach(file -> files.add(DocumentPath.key(file)));
    files.remove(DocumentPath.key(spec.ksy()));
    return new Findings(findings, files, null);
  }

  /** A location in the spec, by the name of the document. */
  private Location named(Location at) {
    return at instanceof Location.InText text
        ? new Location.InText(new Source(name, text.source().bytes()), text.span())
        : new Location.Whole(name);
  }
}
