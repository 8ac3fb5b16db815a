package dev.diptych;

import dev.diptych.model.diagnostic.Location.InBytes;
import dev.diptych.model.diagnostic.Location.InText;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Source;
import java.util.List;
import java.util.OptionalLong;

/** The diagnostics of the engine as values of this package. */
final class DiagnosticView {
  private DiagnosticView() {}

  static List<Diagnostic> of(List<dev.diptych.model.diagnostic.Diagnostic> found) {
    return found.stream().map(DiagnosticView::of).toList();
  }

  static Diagnostic of(dev.diptych.model.diagnostic.Diagnostic found) {
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
      return text(text);
    }
    if (location instanceof InBytes bytes) {
      OptionalLong offset =
          bytes.offset() < 0 ? OptionalLong.empty() : OptionalLong.of(bytes.offset());
      return new Location.InBytes(bytes.name(), offset, bytes.path().toString());
    }
    return new Location.Whole(location.name());
  }

  private static Location text(InText text) {
    Source source = text.source();
    Position start = source.position(text.span().start());
    Position end = source.end(text.span());
    return new Location.InText(
        source.name(),
        start.line(),
        start.column(),
        end.line(),
        end.column(),
        text.span().start(),
        text.span().length());
  }
}
