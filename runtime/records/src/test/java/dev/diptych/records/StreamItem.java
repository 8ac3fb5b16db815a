package dev.diptych.records;

import io.kaitai.struct.KaitaiStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** An item of a stream: a number, some bytes or a table. */
sealed interface StreamItem {
  /** Writes it. */
  void write(KaitaiStream to);

  /** The item read at its position with its type. */
  StreamItem read(KaitaiStream from);

  /** How many bytes it has. */
  int length();

  /** A number of four bytes. */
  record Word(int value) implements StreamItem {
    @Override
    public void write(KaitaiStream to) {
      to.writeS4le(value);
    }

    @Override
    public StreamItem read(KaitaiStream from) {
      return new Word(from.readS4le());
    }

    @Override
    public int length() {
      return 4;
    }
  }

  /** Bytes of a known length, or a table of them. */
  record Block(ByteBuffer bytes, boolean table) implements StreamItem {
    private static final int STRIDE = 28;

    @Override
    public void write(KaitaiStream to) {
      if (!table) {
        byte[] copy = new byte[length()];
        bytes.get(0, copy);
        to.writeBytes(copy);
        return;
      }
      RecordTable records = new RecordTable(bytes.duplicate(), STRIDE);
      records._check();
      records._write(to);
    }

    @Override
    public StreamItem read(KaitaiStream from) {
      if (!table) {
        return new Block(ByteBuffer.wrap(from.readBytes(length())), false);
      }
      RecordTable records = new RecordTable(from, length() / STRIDE, STRIDE);
      records._read();
      return new Block(records.data(), true);
    }

    @Override
    public int length() {
      return bytes.limit();
    }

    /** Whether it is external in a gathering stream. */
    boolean aside() {
      return table && length() >= RecordStream.MIN_EXTERNAL;
    }
  }

  /** Things of every kind, tables at both sides of what is copied among them. */
  static List<StreamItem> some(Random random) {
    List<StreamItem> things = new ArrayList<>();
    for (int rest = random.nextInt(12); rest > 0; rest--) {
      things.add(
          switch (random.nextInt(4)) {
            case 0 -> new Word(random.nextInt());
            case 1 -> new Block(bytes(random, random.nextInt(40)), false);
            case 2 -> new Block(bytes(random, Block.STRIDE * random.nextInt(160)), true);
            default -> new Block(bytes(random, Block.STRIDE * (147 + random.nextInt(60))), true);
          });
    }
    return things;
  }

  private static ByteBuffer bytes(Random random, int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return ByteBuffer.wrap(bytes);
  }
}
