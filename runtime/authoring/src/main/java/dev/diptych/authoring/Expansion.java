package dev.diptych.authoring;

import dev.diptych.authoring.plain.PlainText;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.twin.LocatedDocument;
import java.util.List;

/** Moves locations from an expanded text to the text that was authored. */
record Expansion(PlainText plain) {
  Diagnostic diagnostic(Diagnostic diagnostic) {
    if (diagnostic.location() instanceof Location.InText text) {
      Origin origin = origin(text);
      Location.InText mentioned = diagnostic.sentence().place();
      Diagnostic moved = diagnostic.at(origin.at(), origin.notes());
      return mentioned == null ? moved : moved.mentioning(origin(mentioned).at());
    }
    return diagnostic;
  }

  /** Where a part of the expanded text was authored; it may be read without its long runs. */
  private Origin origin(Location.InText text) {
    return plain.map().origin(text.source().inWhole(text.span()));
  }

  List<Diagnostic> diagnostics(List<Diagnostic> diagnostics) {
    // Something that is repeated has each of its errors once.
    return diagnostics.stream().map(this::diagnostic).distinct().toList();
  }

  LocatedDocument opened(LocatedDocument expanded) {
    Locations locations = expanded.locations();
    Locations authored =
        path -> {
          Location at = locations.locate(path);
          return at instanceof Location.InText text ? origin(text).at() : at;
        };
    return new LocatedDocument(expanded.name(), expanded.face(), expanded.document(), authored)
        .checkedBy(plain.checks());
  }
}
