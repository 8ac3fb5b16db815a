package dev.diptych.twin;

import dev.diptych.catalog.Entry;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.columns.Expected;
import dev.diptych.text.shape.ExpectedRows;
import dev.diptych.text.syntax.HeaderLine;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a text that begins with a known header line will probably hold, before it is parsed. Nothing
 * but speed depends on its being right.
 */
final class Guess {
  private static final int LOOK = 4096;
  private static final Pattern LAYOUT =
      Pattern.compile("^\\s*layout\\s*=\\s*(\\w+)", Pattern.MULTILINE);

  private Guess() {}

  /** The rows that the format of {@code header}, which may be null, expects. */
  static Expected of(Formats formats, Source source, HeaderLine header) {
    List<Entry> entries =
        formats.entries(Selection.ANY).stream()
            .filter(entry -> entry.refusal() == null && header != null)
            .filter(entry -> entry.format().title().equals(header.title()))
            .filter(entry -> entry.format().version().equals(header.version()))
            .toList();
    if (entries.isEmpty()) {
      return Expected.NOTHING;
    }
    String layout = layout(source);
    Entry usual = entries.stream().filter(e -> e.format().preferred()).findFirst().orElse(null);
    Entry guess =
        entries.stream()
            .filter(entry -> layout.equals(entry.format().layout()))
            .findFirst()
            .orElse(usual == null ? entries.get(0) : usual);
    return new ExpectedRows(formats.of(guess).shapes());
  }

  private static String layout(Source source) {
    String start = source.text(new Span(0, Math.min(LOOK, source.length())));
    Matcher matcher = LAYOUT.matcher(start);
    return matcher.find() ? matcher.group(1) : "";
  }
}
