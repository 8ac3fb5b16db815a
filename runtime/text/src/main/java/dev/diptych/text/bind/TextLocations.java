package dev.diptych.text.bind;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.RunCursor;
import dev.diptych.text.rows.Excerpt;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.rows.RowRun;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Locations of values in a text. They are found when they are asked for first. Rows are not
 * recorded individually, but found again on demand.
 */
final class TextLocations implements Locations {
  private final Source source;
  private final ReducedText separate;
  private final Span header;
  private final Supplier<SpanNode> nodes;
  private @Nullable SpanNode root;

  /**
   * @param source the text
   * @param separate the runs of rows that were read separately
   * @param header the location of values without their own
   * @param nodes finds the locations of all structs
   */
  TextLocations(Source source, ReducedText separate, Span header, Supplier<SpanNode> nodes) {
    this.source = source;
    this.separate = separate;
    this.header = header;
    this.nodes = nodes;
  }

  /** The locations of all structs; lints ask for them at the same time. */
  private synchronized SpanNode root() {
    SpanNode found = root;
    if (found == null) {
      found = nodes.get();
      root = found;
    }
    return found;
  }

  @Override
  public Location locate(Path path) {
    Deque<Path> way = new ArrayDeque<>();
    for (Path at = path; at.parent() != null; at = at.parent()) {
      way.push(at);
    }
    Span found = header;
    SpanNode node = root();
    while (node != null && !way.isEmpty()) {
      Path step = way.pop();
      int field = node.field(step.field());
      if (field < 0) {
        Span residue = node.residue();
        found = residue != null && step.field().equals(Residue.NAME) ? residue : found;
        break;
      }
      Span span = node.span(field);
      found = span == null ? found : span;
      if (step.index() >= 0) {
        SpanNode element = node.part(field, step.index());
        Location row = element == null ? row(node.rows(field, step.index()), step.index()) : null;
        if (row != null) {
          return row;
        }
        Span name = element == null ? null : element.span();
        found = name == null ? found : name;
        node = element;
      } else {
        node = node.part(field);
      }
    }
    return new Location.InText(source, found);
  }

  private @Nullable Location row(SpanNode.@Nullable RowsFrom from, int element) {
    if (from == null) {
      return null;
    }
    RunCursor cursor = from.rows().again();
    int row = from.first();
    for (; cursor.nextRow(); row++) {
      if (row == element) {
        return new Location.InText(source, cursor.row());
      }
    }
    RowRun run = separate.at(from.rows().span().start());
    return run == null ? null : removedRow(run.row(element - from.first()));
  }

  /**
   * The location of a row that is not in this source, but in the text from which it was reduced.
   */
  private Location removedRow(Excerpt excerpt) {
    Source lines = source.excerpt(excerpt.lines().bytes(), excerpt.start(), excerpt.before());
    return new Location.InText(lines, excerpt.span());
  }
}
