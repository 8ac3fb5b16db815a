package dev.diptych.model.document;

import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.ScalarKind;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Looks at the bits of one column in a range of rows. Of the most frequent width, there is no
 * choice for each row.
 */
record ColumnBits(ScalarKind kind, int offset, int stride) {
  /** The exponent of a float; all ones in an infinity and in a NaN. */
  private static final int EXPONENT = 0x7f80_0000;

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
    if (kind.width() == 4) {
      return onlyInt(data, (int) bits, from, to) && (from == to || get(data, from) == bits);
    }
    for (int row = from; row < to; row++) {
      if (get(data, row) != bits) {
        return false;
      }
    }
    return true;
  }

  private boolean onlyInt(ByteBuffer data, int bits, int from, int to) {
    int wanted = stored(bits, data);
    for (int row = from; row < to; row++) {
      if (data.getInt(row * stride + offset) != wanted) {
        return false;
      }
    }
    return true;
  }

  private long get(ByteBuffer data, int row) {
    return kind.get(data, row * stride + offset);
  }

  /** Whether all rows have finite numbers. */
  boolean finite(ByteBuffer data, int from, int to) {
    if (!kind.isFloat()) {
      return true;
    }
    if (kind.width() == 4) {
      return finiteFloats(data, from, to);
    }
    for (int row = from; row < to; row++) {
      if (!Double.isFinite(Double.longBitsToDouble(get(data, row)))) {
        return false;
      }
    }
    return true;
  }

  private boolean finiteFloats(ByteBuffer data, int from, int to) {
    int exponent = stored(EXPONENT, data);
    for (int row = from; row < to; row++) {
      if ((data.getInt(row * stride + offset) & exponent) == exponent) {
        return false;
      }
    }
    return true;
  }

  /** The int that the bits of this column are where they are read in the order of {@code data}. */
  private int stored(int bits, ByteBuffer data) {
    return kind.isLittleEndian() == (data.order() == ByteOrder.LITTLE_ENDIAN)
        ? bits
        : Integer.reverseBytes(bits);
  }
}
