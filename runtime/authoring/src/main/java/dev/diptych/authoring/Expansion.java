package dev.diptych.authoring;

import dev.diptych.authoring.plain.SourceMap;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.twin.Opened;
import java.util.List;

/** Moves locations from an expanded text to the text that was authored. */
record Expansion(SourceMap map) {
  Diagnostic diagnostic(Diagnostic diagnostic) {
    if (diagnostic.location() instanceof Location.InText text) {
      Origin origin = map.origin(text.span());
      return diagnostic.at(origin.at(), origin.notes());
    }
    return diagnostic;
  }

  List<Diagnostic> diagnostics(List<Diagnostic> diagnostics) {
    // Something that is repeated has each of its errors once.
    return diagnostics.stream().map(this::diagnostic).distinct().toList();
  }

  Opened opened(Opened plain) {
    Locations expanded = plain.locations();
    Locations authored =
        path -> {
          Location at = expanded.locate(path);
          return at instanceof Location.InText text ? map.origin(text.span()).at() : at;
        };
    return new Opened(plain.name(), plain.face(), plain.document(), authored);
  }
}
