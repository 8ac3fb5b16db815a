package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.FormatName;
import java.util.Optional;

/** Compares the layout of a document with the one detected from its bytes. */
final class LayoutCheck {
  private final Formats formats;
  private final LocatedDocument opened;
  private final FormatName expected;

  LayoutCheck(Formats formats, LocatedDocument opened) {
    this.formats = formats;
    this.opened = opened;
    this.expected = opened.document().schema().format();
  }

  /** A warning if {@code file} is detected as another layout, or not at all. */
  Optional<Diagnostic> warning(FileBytes file) {
    if (opened.isDamaged() || !hasOthers() || accountsForAll()) {
      return Optional.empty();
    }
    Result<LocatedDocument> read =
        new Detection(formats, opened.name(), file.whole(), Selection.ANY).open();
    String found = read.value().map(o -> o.document().schema().format().layout()).orElse("");
    if (found.equals(expected.layout())) {
      return Optional.empty();
    }
    String message =
        read.ok()
            ? "the binary file is also valid as %s, and is detected as that".formatted(found)
            : "the binary file is not detected as " + expected.layout();
    Location at = opened.locations().locate(Path.ROOT);
    String help = "use --layout %s with this file".formatted(expected.layout());
    return Optional.of(Diagnostic.warning("layout-not-detected", at, message, help));
  }

  private boolean hasOthers() {
    return formats.entries(Selection.ANY).stream()
        .filter(catalogEntry -> catalogEntry.refusal() == null)
        .anyMatch(
            entry ->
                entry.format().id().equals(expected.id())
                    && entry.format().version().equals(expected.version())
                    && !entry.format().equals(expected));
  }

  /** Whether detection certainly finds the preferred layout. */
  private boolean accountsForAll() {
    return expected.preferred() && opened.document().residue().trailing().length() == 0;
  }
}
