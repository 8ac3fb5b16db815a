package dev.diptych.text.rows;

import dev.diptych.model.schema.ScalarKind;
import dev.diptych.text.number.NumberReader;
import org.jspecify.annotations.Nullable;

/**
 * Parses rows {@code key (cell …)} of plain numbers directly into records. Accepts a subset of what
 * the grammar and the binder accept and rejects everything else, valid or not. Not thread-safe.
 */
final class RowReader {
  private static final int NOT_FOUND = -1;

  private final RowPlan plan;
  private final byte[][] records;
  private final NumberReader numbers = new NumberReader();
  private final int stride;
  private final int minCells;
  private final boolean zipped;
  private final @Nullable ScalarKind keyKind;
  private final NameMatcher keyNames;
  private final int keyOffset;
  private final ScalarKind[] kinds;
  private final NameMatcher[] names;
  private final int[] offsets;
  private byte[] text = {};
  private int to;
  private long bits;
  private int lines;
  private boolean otherLines;

  /** Creates a reader into {@code records}, which are large enough and contain defaults. */
  RowReader(RowPlan plan, byte[][] records) {
    this.plan = plan;
    this.records = records;
    this.stride = plan.layout().stride();
    this.minCells = plan.minCells();
    this.zipped = plan.curves() > 0;
    this.keyKind = plan.key() < 0 ? null : plan.kind(plan.key());
    this.keyOffset = plan.key() < 0 ? 0 : plan.offset(plan.key());
    this.keyNames = NameMatcher.of(plan.key() < 0 ? null : plan.names().get(plan.key()));
    int[] cells = plan.cells();
    this.names = new NameMatcher[cells.length];
    this.kinds = new ScalarKind[cells.length];
    this.offsets = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      kinds[i] = plan.kind(cells[i]);
      names[i] = NameMatcher.of(plan.names().get(cells[i]));
      offsets[i] = plan.offset(cells[i]);
    }
  }

  /**
   * Parses all rows between two offsets; returns whether it succeeded.
   *
   * @param in contains only rows between the offsets
   * @param first index of the first record
   * @param count number of rows
   */
  boolean read(byte[] in, int from, int end, int first, int count) {
    text = in;
    to = end;
    lines = 0;
    otherLines = false;
    int at = between(from);
    for (int row = first; row < first + count; row++) {
      at = row(at, row * stride);
      if (at == NOT_FOUND) {
        return false;
      }
      at = between(at);
    }
    return at == end;
  }

  /**
   * The number of line ends in the rows that were read; {@link LineIndex#UNKNOWN} if there are any
   * in a row.
   */
  int lines() {
    return otherLines ? LineIndex.UNKNOWN : lines;
  }

  /** Skips and counts what separates rows. */
  private int between(int start) {
    int at = start;
    while (at < to && isBlank(text[at])) {
      if (text[at] < ' ') {
        lines += endsLine(at) ? 1 : 0;
      }
      at++;
    }
    return at;
  }

  /** Whether this is LF, or CR without LF; rows do not end between both. */
  private boolean endsLine(int at) {
    boolean joined = at + 1 < to && text[at + 1] == '\n';
    return text[at] == '\n' || (text[at] == '\r' && !joined);
  }

  private int row(int start, int record) {
    int at = start;
    if (keyKind != null) {
      at = number(keyKind, keyNames, at);
      if (at == NOT_FOUND) {
        return NOT_FOUND;
      }
      for (int i = 0; i < plan.arrays(); i++) {
        RecordWriter.put(keyKind, records[i], record + keyOffset, bits);
      }
      at = blanks(at);
    }
    return at < to && text[at] == '(' ? cells(at + 1, record) : NOT_FOUND;
  }

  private int cells(int start, int record) {
    int at = blanks(start);
    int cell = 0;
    while (at < to && text[at] != ')') {
      if (cell == kinds.length) {
        return NOT_FOUND;
      }
      at = number(kinds[cell], names[cell], at);
      if (at == NOT_FOUND) {
        return NOT_FOUND;
      }
      RecordWriter.put(kinds[cell], records[zipped ? cell : 0], record + offsets[cell], bits);
      cell++;
      at = blanks(at);
    }
    return at < to && cell >= minCells ? at + 1 : NOT_FOUND;
  }

  private int blanks(int start) {
    int at = start;
    while (at < to && isBlank(text[at])) {
      otherLines |= text[at] < ' ';
      at++;
    }
    return at;
  }

  /** Whether {@code b} is allowed between rows and cells. */
  static boolean isBlank(byte b) {
    return b == ' ' || b == '\n' || b == '\t' || b == '\r';
  }

  /** Parses the number at {@code at}, which must be followed by a delimiter. */
  private int number(ScalarKind kind, NameMatcher known, int at) {
    int end;
    if (at < to && text[at] >= 'A' && text[at] != 'i' && text[at] != 'n') {
      end = known.scan(text, at, to);
      bits = known.value();
    } else if (!kind.isFloat()) {
      end = whole(kind, at);
    } else if (kind.width() == 4) {
      end = numbers.scanFloat(text, at, to);
      bits = numbers.floatBits();
    } else {
      end = numbers.scanDouble(text, at, to);
      bits = numbers.doubleBits();
    }
    return end >= 0 && end < to && ends(text[end]) ? end : NOT_FOUND;
  }

  private int whole(ScalarKind kind, int at) {
    int end = numbers.scanLong(text, at, to);
    bits = numbers.longValue();
    boolean fits = numbers.isUnsignedOverflow() ? kind.holdsUnsigned() : kind.holds(bits);
    return end >= 0 && fits ? end : NOT_FOUND;
  }

  /** Whether {@code b} ends a number or a name. */
  static boolean ends(byte b) {
    return b == ' ' || b == ')' || b == '(' || isBlank(b);
  }
}
