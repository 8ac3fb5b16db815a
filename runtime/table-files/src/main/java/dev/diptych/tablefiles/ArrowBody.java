package dev.diptych.tablefiles;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.table.Cells;
import dev.diptych.table.ColumnType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** The cells of a batch as Arrow has them in memory. */
final class ArrowBody {
  private final List<byte[]> buffers = new ArrayList<>();
  private final List<ArrowMessages.Part> parts = new ArrayList<>();
  private long length;

  /** Adds a column; returns the number of missing cells. */
  int add(Cells cells) {
    int missing = validity(cells);
    switch (cells.type().sort()) {
      case TEXT, BYTES -> objects(cells);
      case BOOLEAN -> booleans(cells);
      default -> numbers(cells);
    }
    return missing;
  }

  /** The buffers; each is followed by the bytes that fill it up. */
  List<byte[]> buffers() {
    return buffers;
  }

  /** Where they are. */
  List<ArrowMessages.Part> parts() {
    return parts;
  }

  /** Their length with what fills them up. */
  long length() {
    return length;
  }

  private void buffer(byte[] bytes) {
    buffers.add(bytes);
    parts.add(new ArrowMessages.Part(length, bytes.length));
    length += ArrowMessages.padded(bytes.length);
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static byte[] bits(int count) {
    return new byte[(count + Byte.SIZE - 1) / Byte.SIZE];
  }

  private static void set(byte[] bits, int index) {
    bits[index / Byte.SIZE] |= (byte) (1 << (index % Byte.SIZE));
  }

  private int validity(Cells cells) {
    if (!cells.hasMissing()) {
      buffer(new byte[0]);
      return 0;
    }
    byte[] valid = bits(cells.count());
    int missing = 0;
    for (int row = 0; row < cells.count(); row++) {
      if (cells.isMissing(row)) {
        missing++;
      } else {
        set(valid, row);
      }
    }
    buffer(valid);
    return missing;
  }

  private void numbers(Cells cells) {
    int width = cells.type().bits() / Byte.SIZE;
    byte[] numbers = new byte[cells.count() * width];
    ByteBuffer data = littleEndian(numbers);
    for (int row = 0; row < cells.count(); row++) {
      long bits = cells.bits(row);
      switch (width) {
        case 1 -> data.put((byte) bits);
        case 2 -> data.putShort((short) bits);
        case 4 -> data.putInt((int) bits);
        default -> data.putLong(bits);
      }
    }
    buffer(numbers);
  }

  private void booleans(Cells cells) {
    byte[] bits = bits(cells.count());
    for (int row = 0; row < cells.count(); row++) {
      if (cells.bits(row) != 0) {
        set(bits, row);
      }
    }
    buffer(bits);
  }

  private void objects(Cells cells) {
    byte[] ends = new byte[(cells.count() + 1) * Integer.BYTES];
    ByteBuffer offsets = littleEndian(ends);
    offsets.putInt(0);
    List<byte[]> all = new ArrayList<>();
    int end = 0;
    for (int row = 0; row < cells.count(); row++) {
      if (!cells.isMissing(row)) {
        byte[] bytes = bytes(cells, row);
        all.add(bytes);
        end = Math.addExact(end, bytes.length);
      }
      offsets.putInt(end);
    }
    buffer(ends);
    byte[] bytes = new byte[end];
    all.forEach(ByteBuffer.wrap(bytes)::put);
    buffer(bytes);
  }

  private static byte[] bytes(Cells cells, int row) {
    return cells.type() == ColumnType.TEXT ? cells.text(row).getBytes(UTF_8) : cells.bytes(row);
  }
}
