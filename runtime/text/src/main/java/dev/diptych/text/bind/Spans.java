package dev.diptych.text.bind;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Places;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.columns.Excerpt;
import dev.diptych.text.syntax.RowCursor;
import dev.diptych.text.syntax.Rows;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where values stand in a text. Rows are not noted one by one: they are found again when asked for.
 */
final class Spans implements Places {
  private final Source source;
  private final Span header;
  private final Map<Path, Span> spans = new HashMap<>();
  private final Map<Path, TreeMap<Integer, Rows>> rows = new HashMap<>();

  /** Spans of {@code source}; what stands nowhere else stands at {@code header}. */
  Spans(Source source, Span header) {
    this.source = source;
    this.header = header;
  }

  void put(Path path, Span span) {
    spans.putIfAbsent(path, span);
  }

  /** Notes that the rows of {@code table} from {@code first} on are {@code found}. */
  void putRows(Path table, int first, Rows found) {
    rows.computeIfAbsent(table, path -> new TreeMap<>()).put(first, found);
  }

  @Override
  public Location locate(Path path) {
    for (Path at = path; at.parent() != null; at = at.parent()) {
      Span span = spans.get(at);
      Location row = span == null && at.index() >= 0 ? row(at) : null;
      if (row != null) {
        return row;
      }
      if (span == null) {
        span = spans.get(at.at(at.index() < 0 ? 0 : -1));
      }
      if (span != null) {
        return new Location.InText(source, span);
      }
    }
    return new Location.InText(source, header);
  }

  private Location row(Path path) {
    TreeMap<Integer, Rows> known = rows.get(path.at(-1));
    if (known == null || known.floorEntry(path.index()) == null) {
      return null;
    }
    Map.Entry<Integer, Rows> from = known.floorEntry(path.index());
    Rows found = from.getValue();
    RowCursor cursor = RowCursor.of(found);
    int row = from.getKey();
    for (; cursor.nextRow(); row++) {
      if (row == path.index()) {
        return new Location.InText(source, new Span(cursor.rowStart(), cursor.rowEnd()));
      }
    }
    return found.run() == null ? null : apart(found.run().row(path.index() - from.getKey()));
  }

  /** A row that is not in this source, but in the text that the source is left of. */
  private Location apart(Excerpt excerpt) {
    Source lines = source.excerpt(excerpt.lines().bytes(), excerpt.before());
    return new Location.InText(lines, excerpt.span());
  }
}
