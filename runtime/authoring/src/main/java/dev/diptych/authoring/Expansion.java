package dev.diptych.authoring;

import dev.diptych.authoring.plain.PlainText;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.twin.LocatedDocument;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Moves locations from an expanded text to the text that was authored. */
record Expansion(PlainText plain) {
  /** Messages about an earlier place, such as {@code already set on line 4}. */
  private static final Pattern LINE = Pattern.compile("on line (\\d{1,9})$");

  Diagnostic diagnostic(Diagnostic diagnostic) {
    if (diagnostic.location() instanceof Location.InText text) {
      Origin origin = origin(text);
      return withLine(diagnostic).at(origin.at(), origin.notes());
    }
    return diagnostic;
  }

  /** The diagnostic with an authored line instead of an expanded one in its message. */
  private Diagnostic withLine(Diagnostic diagnostic) {
    Matcher matcher = LINE.matcher(diagnostic.message());
    if (!matcher.find()) {
      return diagnostic;
    }
    int start = lineStart(Integer.parseInt(matcher.group(1)));
    Location.InText at = plain.map().origin(Span.at(start)).at();
    String place = "at " + at.name() + ":" + at.source().position(at.span().start());
    return diagnostic.with(
        matcher.replaceFirst(Matcher.quoteReplacement(place)), diagnostic.help());
  }

  private Origin origin(Location.InText text) {
    Span span = text.span();
    Source source = text.source();
    if (source.length() == plain.bytes().limit()) {
      return plain.map().origin(span);
    }
    // A text whose long runs of rows were parsed separately: only lines correspond.
    Position position = source.position(span.start());
    int start = lineStart(position.line()) + position.column() - 1;
    return plain.map().origin(new Span(start, start + span.length()));
  }

  /** Where line {@code line}, from 1, of the expanded text begins. */
  private int lineStart(int line) {
    ByteBuffer bytes = plain.bytes();
    int end = bytes.limit();
    int at = 0;
    for (int i = 1; i < line && at < end; i++) {
      while (at < end && bytes.get(at) != '\n' && bytes.get(at) != '\r') {
        at++;
      }
      boolean two = at + 1 < end && bytes.get(at) == '\r' && bytes.get(at + 1) == '\n';
      at += two ? 2 : 1;
    }
    return Math.min(at, end);
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
    return new LocatedDocument(expanded.name(), expanded.face(), expanded.document(), authored);
  }
}
