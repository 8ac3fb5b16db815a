package dev.diptych.records;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.nio.ByteBuffer;

/**
 * A Kaitai stream over one buffer that checks lengths before it allocates (Kaitai 0.11 allocates
 * first, so that a file of 32 bytes can ask for 1 GB) and hands out slices of its buffer.
 */
public final class RecordStream extends ByteBufferKaitaiStream {
  /** Looks at one position in a row that no spec needs. */
  private static final int MOST_IDLE = 1 << 24;

  private final ByteBuffer buffer;
  private int last = -1;
  private int idle;

  /**
   * A stream over {@code buffer}, from 0 to its limit. Bytes are read from it and written to it in
   * place.
   */
  public RecordStream(ByteBuffer buffer) {
    super(buffer);
    this.buffer = buffer;
  }

  /** A stream over {@code bytes}, to be read. */
  public RecordStream(byte[] bytes) {
    this(ByteBuffer.wrap(bytes));
  }

  /** An empty stream of {@code size} bytes, to be written. */
  public RecordStream(long size) {
    this(ByteBuffer.allocate(Math.toIntExact(size)));
  }

  /**
   * A stream of {@code size} bytes that will stand in {@code parent} from where that is now.
   *
   * @throws TruncatedException where the parent has not so many bytes left: what asks for them may
   *     be a number that somebody wrote
   */
  public static RecordStream child(KaitaiStream parent, long size) {
    long left = parent.size() - parent.pos();
    if (size < 0 || size > left) {
      throw new TruncatedException(size, left);
    }
    return new RecordStream(size);
  }

  /**
   * {@inheritDoc}
   *
   * @throws BadCountException where nothing is read for so long that only a count can be the reason
   *     that announces elements of no bytes
   */
  @Override
  public int pos() {
    int pos = super.pos();
    idle = pos == last ? idle + 1 : 0;
    last = pos;
    if (idle > MOST_IDLE) {
      throw new BadCountException(idle, 0, remaining(pos));
    }
    return pos;
  }

  private long remaining(int pos) {
    return size() - pos;
  }

  /** Bytes from here to the end. */
  public long remaining() {
    return size() - super.pos();
  }

  @Override
  protected byte[] readBytesNotAligned(long n) {
    if (n < 0) {
      throw new BadCountException(n, 1, remaining());
    }
    if (n > remaining()) {
      throw new TruncatedException(n, remaining());
    }
    return super.readBytesNotAligned(n);
  }

  @Override
  public byte[] readBytesTerm(byte term, boolean include, boolean consume, boolean eosError) {
    int start = super.pos();
    byte[] bytes = super.readBytesTerm(term, include, consume, false);
    int ended = super.pos() - start;
    boolean found =
        include ? endsWith(bytes, term) : ended > bytes.length || (!consume && !isEof());
    if (eosError && !found) {
      seek(start);
      throw new BadDataException("missing-terminator", "its terminator is missing");
    }
    return bytes;
  }

  private static boolean endsWith(byte[] bytes, byte term) {
    return bytes.length > 0 && bytes[bytes.length - 1] == term;
  }

  /** A copy of the bytes from {@code start} to before {@code end}; the position stays. */
  public byte[] copy(int start, int end) {
    byte[] bytes = new byte[end - start];
    buffer.get(start, bytes);
    return bytes;
  }

  /** All bytes of the stream, from 0 to its size; shared. */
  public ByteBuffer bytes() {
    return buffer.duplicate().rewind();
  }

  /** The next {@code length} bytes as a view, without copying; there must be so many. */
  ByteBuffer slice(int length) {
    alignToByte();
    int at = pos();
    seek(at + length);
    return buffer.slice(at, length);
  }

  /** Writes all of {@code bytes} here. */
  void put(ByteBuffer bytes) {
    writeAlignToByte();
    buffer.put(bytes);
  }
}
