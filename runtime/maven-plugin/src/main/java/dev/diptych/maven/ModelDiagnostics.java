package dev.diptych.maven;

import dev.diptych.Diagnostic;
import dev.diptych.Location;
import dev.diptych.Severity;
import dev.diptych.model.diagnostic.Location.InBytes;
import dev.diptych.model.diagnostic.Location.InText;
import dev.diptych.model.source.Position;
import java.util.List;
import java.util.OptionalLong;

/** Diagnostics of the classes below the library, as those of the library. */
final class ModelDiagnostics {
  private ModelDiagnostics() {}

  /** The same diagnostics. */
  static List<Diagnostic> of(List<dev.diptych.model.diagnostic.Diagnostic> found) {
    return found.stream().map(ModelDiagnostics::of).toList();
  }

  private static Diagnostic of(dev.diptych.model.diagnostic.Diagnostic found) {
    return new Diagnostic(
        Severity.valueOf(found.severity().name()),
        found.code(),
        found.message(),
        location(found.location()),
        found.help(),
        found.notes());
  }

  private static Location location(dev.diptych.model.diagnostic.Location location) {
    if (location instanceof InText text) {
      Position start = text.source().position(text.span().start());
      Position end = text.source().end(text.span());
      return new Location.InText(
          text.name(),
          start.line(),
          start.column(),
          end.line(),
          end.column(),
          text.span().start(),
          text.span().length());
    }
    if (location instanceof InBytes bytes) {
      OptionalLong offset =
          bytes.offset() < 0 ? OptionalLong.empty() : OptionalLong.of(bytes.offset());
      return new Location.InBytes(bytes.name(), offset, bytes.path().toString());
    }
    return new Location.Whole(location.name());
  }
}
