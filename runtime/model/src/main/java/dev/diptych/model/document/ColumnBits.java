package dev.diptych.model.document;

import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;
import java.nio.ByteBuffer;

/** Compares the bits of one column in a range of rows. */
record ColumnBits(ScalarKind kind, int offset, int stride) {
  static ColumnBits of(RecordLayout layout, int column) {
    RecordLayout.Column c = layout.columns().get(column);
    return new ColumnBits(c.kind(), c.offset(), layout.stride());
  }

  /** Whether the rows have the same bits in two tables. */
  boolean same(ByteBuffer first, ByteBuffer second, int from, int to) {
    if (kind.width() == 4) {
      return sameInts(first, second, from, to);
    }
    for (int row = from; row < to; row++) {
      int at = row * stride + offset;
      if (kind.get(first, at) != kind.get(second, at)) {
        return false;
      }
    }
    return true;
  }

  /** The most frequent width, without a choice for each row. */
  private boolean sameInts(ByteBuffer first, ByteBuffer second, int from, int to) {
    for (int row = from; row < to; row++) {
      int at = row * stride + offset;
      if (first.getInt(at) != second.getInt(at)) {
        return false;
      }
    }
    return true;
  }

  /** Whether all rows have these bits. */
  boolean only(ByteBuffer data, long bits, int from, int to) {
    for (int row = from; row < to; row++) {
      if (kind.get(data, row * stride + offset) != bits) {
        return false;
      }
    }
    return true;
  }
}
