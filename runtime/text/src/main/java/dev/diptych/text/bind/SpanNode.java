package dev.diptych.text.bind;

import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.RunCursor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spans of one struct and its fields in a text. Nodes form a tree like that of the values, so
 * that no value needs its own path.
 */
final class SpanNode {
  private static final int[] NOTHING = {};

  private final int index;
  private final int start;
  private final int end;
  private @Nullable StructType type;
  private int[] spans = NOTHING;
  private Object @Nullable [] parts;
  private @Nullable Span residue;

  private SpanNode(int index, Span at) {
    this.index = index;
    this.start = at.start();
    this.end = at.end();
  }

  /** The occurrences of a repeated field: elements as blocks, and rows. */
  private static final class Elements {
    private final List<SpanNode> elements = new ArrayList<>();
    private final List<RowsFrom> rows = new ArrayList<>();
  }

  /**
   * Rows of a field.
   *
   * @param first index of the first row
   * @param rows the rows
   */
  record RowsFrom(int first, RunCursor rows) {}

  /** Creates the node of a root. */
  static SpanNode root() {
    return new SpanNode(-1, Span.at(0));
  }

  /** Sets the struct of this node. */
  SpanNode of(StructType struct) {
    if (type == null) {
      type = struct;
      spans = new int[2 * struct.fields().size()];
    }
    return this;
  }

  /** Sets the span of the field at {@code field}, unless it has one. */
  void put(int field, Span at) {
    // Offset 0 is always the header line.
    if (spans[2 * field + 1] == 0) {
      spans[2 * field] = at.start();
      spans[2 * field + 1] = at.end();
    }
  }

  /** Sets the span of the struct's residue. */
  void putResidue(Span at) {
    residue = residue == null ? at : residue;
  }

  /** The node of the struct in the field at {@code field}, whose block is at {@code at}. */
  SpanNode inner(int field, Span at) {
    Object[] all = parts();
    if (!(all[field] instanceof SpanNode)) {
      all[field] = new SpanNode(-1, at);
    }
    return (SpanNode) all[field];
  }

  /** Adds a node for element {@code element} of the field at {@code field}. */
  SpanNode element(int field, int element, Span at) {
    SpanNode node = new SpanNode(element, at);
    many(field).elements.add(node);
    return node;
  }

  /**
   * Adds {@code rows} as elements of the field at {@code field}, starting with element {@code
   * first}.
   */
  void putRows(int field, int first, RunCursor rows) {
    many(field).rows.add(new RowsFrom(first, rows));
  }

  private Object[] parts() {
    if (parts == null) {
      parts = new Object[spans.length / 2];
    }
    return parts;
  }

  private Elements many(int field) {
    Object[] all = parts();
    if (!(all[field] instanceof Elements)) {
      all[field] = new Elements();
    }
    return (Elements) all[field];
  }

  /** The span of the name of the block; null for the root. */
  @Nullable Span span() {
    return end == 0 ? null : new Span(start, end);
  }

  /** The span of the struct's residue, or null. */
  @Nullable Span residue() {
    return residue;
  }

  /** The index of the field {@code id}, or -1 if it is unknown. */
  int field(String id) {
    return type == null ? -1 : type.indexOf(id);
  }

  /** The span of the field at {@code field}, or null. */
  @Nullable Span span(int field) {
    int end = spans[2 * field + 1];
    return end == 0 ? null : new Span(spans[2 * field], end);
  }

  /** The node of the struct in the field at {@code field}, or null. */
  @Nullable SpanNode part(int field) {
    return parts != null && parts[field] instanceof SpanNode node ? node : null;
  }

  /** The first node of element {@code element} of the field at {@code field}, or null. */
  @Nullable SpanNode part(int field, int element) {
    if (parts != null && parts[field] instanceof Elements many) {
      for (SpanNode node : many.elements) {
        if (node.index == element) {
          return node;
        }
      }
    }
    return null;
  }

  /** The rows that may contain element {@code element} of the field at {@code field}, or null. */
  @Nullable RowsFrom rows(int field, int element) {
    RowsFrom found = null;
    if (parts != null && parts[field] instanceof Elements many) {
      for (RowsFrom rows : many.rows) {
        found = rows.first <= element ? rows : found;
      }
    }
    return found;
  }
}
