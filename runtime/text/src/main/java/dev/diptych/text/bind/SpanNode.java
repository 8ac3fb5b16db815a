package dev.diptych.text.bind;

import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.Rows;
import java.util.ArrayList;
import java.util.List;

/**
 * Where one struct stands in a text, and where what is within it stands. Spots make a tree like
 * that of the values: no value has a path of its own.
 */
final class SpanNode {
  private static final int[] NOTHING = {};

  private final int index;
  private final int start;
  private final int end;
  private StructType type;
  private int[] spans = NOTHING;
  private Object[] parts;
  private Span residue;

  private SpanNode(int index, Span at) {
    this.index = index;
    this.start = at.start();
    this.end = at.end();
  }

  /** What stands in one repeated field: elements as blocks, and rows. */
  private static final class Elements {
    private final List<SpanNode> elements = new ArrayList<>();
    private final List<RowsFrom> rows = new ArrayList<>();
  }

  /**
   * Rows of a field.
   *
   * @param first which element the first row is
   * @param rows the rows
   */
  record RowsFrom(int first, Rows rows) {}

  /** The spot of a root. */
  static SpanNode root() {
    return new SpanNode(-1, Span.at(0));
  }

  /** This spot, which is that of a struct of {@code struct}. */
  SpanNode of(StructType struct) {
    if (type == null) {
      type = struct;
      spans = new int[2 * struct.fields().size()];
    }
    return this;
  }

  /**
   * Notes that the field at {@code field} stands at {@code at}, unless it stood somewhere before.
   */
  void put(int field, Span at) {
    // Nothing stands at offset 0: that is the header line.
    if (spans[2 * field + 1] == 0) {
      spans[2 * field] = at.start();
      spans[2 * field + 1] = at.end();
    }
  }

  /** Notes where the residue of the struct stands. */
  void putResidue(Span at) {
    residue = residue == null ? at : residue;
  }

  /** The spot of the struct in the field at {@code field}, whose block is at {@code at}. */
  SpanNode inner(int field, Span at) {
    if (!(parts(field) instanceof SpanNode)) {
      parts[field] = new SpanNode(-1, at);
    }
    return (SpanNode) parts[field];
  }

  /** A new spot of element {@code element} of the field at {@code field}. */
  SpanNode element(int field, int element, Span at) {
    SpanNode spot = new SpanNode(element, at);
    many(field).elements.add(spot);
    return spot;
  }

  /**
   * Notes that {@code rows} are the elements of the field at {@code field} from {@code first} on.
   */
  void putRows(int field, int first, Rows rows) {
    many(field).rows.add(new RowsFrom(first, rows));
  }

  private Object parts(int field) {
    if (parts == null) {
      parts = new Object[spans.length / 2];
    }
    return parts[field];
  }

  private Elements many(int field) {
    if (!(parts(field) instanceof Elements)) {
      parts[field] = new Elements();
    }
    return (Elements) parts[field];
  }

  /** Where the name of its block stands; null for the root. */
  Span span() {
    return end == 0 ? null : new Span(start, end);
  }

  /** Where the residue of the struct stands, or null. */
  Span residue() {
    return residue;
  }

  /** The number of the field {@code id}, or -1 where there is none or nothing is known of it. */
  int field(String id) {
    return type == null ? -1 : type.indexOf(id);
  }

  /** Where the field at {@code field} stands, or null. */
  Span span(int field) {
    int end = spans[2 * field + 1];
    return end == 0 ? null : new Span(spans[2 * field], end);
  }

  /** The spot of the struct in the field at {@code field}, or null. */
  SpanNode part(int field) {
    return parts != null && parts[field] instanceof SpanNode spot ? spot : null;
  }

  /** The first spot of element {@code element} of the field at {@code field}, or null. */
  SpanNode part(int field, int element) {
    if (parts != null && parts[field] instanceof Elements many) {
      for (SpanNode spot : many.elements) {
        if (spot.index == element) {
          return spot;
        }
      }
    }
    return null;
  }

  /** The rows that element {@code element} of the field at {@code field} may be one of, or null. */
  RowsFrom rows(int field, int element) {
    RowsFrom found = null;
    if (parts != null && parts[field] instanceof Elements many) {
      for (RowsFrom rows : many.rows) {
        found = rows.first <= element ? rows : found;
      }
    }
    return found;
  }
}
