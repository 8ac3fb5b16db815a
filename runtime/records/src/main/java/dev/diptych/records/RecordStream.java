package dev.diptych.records;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/**
 * A Kaitai stream over one buffer that checks lengths before it allocates (Kaitai 0.11 allocates
 * first, so that a file of 32 bytes can ask for 1 GB) and hands out slices of its buffer. Large
 * tables may stand aside: they are part of the stream, but not of the buffer.
 */
public final class RecordStream extends ByteBufferKaitaiStream {
  /** Tables of fewer bytes are as well copied. */
  public static final int MIN_EXTERNAL = 1 << 12;

  private final ByteBuffer buffer;
  private final ExternalTables externalTables;
  private final Budget budget = Budget.current();
  private int furthest;

  /**
   * A stream over {@code buffer}, from 0 to its limit. Bytes are read from it and written to it in
   * place.
   */
  public RecordStream(ByteBuffer buffer) {
    this(buffer, null);
  }

  private RecordStream(ByteBuffer buffer, ExternalTables externalTables) {
    super(buffer);
    this.buffer = buffer;
    this.externalTables = externalTables;
    budget.stream();
    limitToNextTable();
  }

  /** A stream over {@code bytes}, to be read. */
  public RecordStream(byte[] bytes) {
    this(ByteBuffer.wrap(bytes));
  }

  /**
   * An empty stream of {@code size} bytes, to be written.
   *
   * @throws BudgetExceededException where the run has no budget for it
   */
  public RecordStream(long size) {
    this(allocated(size));
  }

  private static ByteBuffer allocated(long size) {
    Budget.current().spend(size);
    return ByteBuffer.allocate(Math.toIntExact(size));
  }

  /** A stream of {@code size} bytes to be written, of which {@code aside} are tables aside. */
  public static RecordStream gathering(long size, long aside) {
    ByteBuffer buffer = allocated(size - aside);
    return new RecordStream(buffer, new ExternalTables(List.of(), Math.toIntExact(aside)));
  }

  /** A stream to be read, of which {@code tables} stand aside. */
  public static RecordStream gathered(ByteBuffer buffer, List<ExternalTable> tables) {
    return new RecordStream(buffer, ExternalTables.of(tables));
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
   * <p>Generated code asks before and after each field: each time is a step of its {@link Budget}.
   *
   * @throws BudgetExceededException where the run has no budget for another step
   */
  @Override
  public int pos() {
    int pos = currentOffset();
    int fresh = pos - furthest;
    furthest = Math.max(furthest, pos);
    budget.step(fresh);
    return pos;
  }

  /** Where this is, tables that stand aside counted. */
  private int currentOffset() {
    return super.pos() + (externalTables == null ? 0 : externalTables.before());
  }

  @Override
  public long size() {
    return externalTables == null
        ? super.size()
        : (long) buffer.capacity() + externalTables.total();
  }

  @Override
  public boolean isEof() {
    return externalTables == null ? super.isEof() : bitsLeft == 0 && currentOffset() >= size();
  }

  @Override
  public void seek(int position) {
    if (externalTables == null) {
      super.seek(position);
      return;
    }
    int at = externalTables.seek(position);
    buffer.limit(buffer.capacity());
    super.seek(at);
    limitToNextTable();
  }

  @Override
  public void seek(long position) {
    seek(Math.toIntExact(position));
  }

  /** Lets nothing but a table be read where a table stands aside. */
  private void limitToNextTable() {
    if (externalTables != null) {
      buffer.limit(externalTables.limit(buffer.capacity()));
    }
  }

  /** Bytes from here to the end. */
  public long remaining() {
    return size() - currentOffset();
  }

  @Override
  protected byte[] readBytesNotAligned(long n) {
    if (n < 0) {
      throw new InvalidCountException(n, 1, remaining());
    }
    if (n > remaining()) {
      throw new TruncatedException(n, remaining());
    }
    budget.spend(n);
    return super.readBytesNotAligned(n);
  }

  @Override
  public byte[] readBytesFull() {
    budget.spend(remaining());
    return super.readBytesFull();
  }

  @Override
  public byte[] readBytesTerm(byte term, boolean include, boolean consume, boolean eosError) {
    int start = currentOffset();
    byte[] bytes = super.readBytesTerm(term, include, consume, false);
    budget.spend(bytes.length);
    int ended = currentOffset() - start;
    boolean found =
        include ? endsWith(bytes, term) : ended > bytes.length || (!consume && !isEof());
    if (eosError && !found) {
      seek(start);
      throw new InvalidDataException("missing-terminator", "its terminator is missing");
    }
    return bytes;
  }

  @Override
  public byte[] readBytesTermMulti(
      byte[] term, boolean include, boolean consume, boolean eosError) {
    int start = currentOffset();
    byte[] bytes = super.readBytesTermMulti(term, include, consume, false);
    budget.spend(bytes.length);
    int last = bytes.length - term.length;
    boolean included = last >= 0 && Arrays.equals(bytes, last, bytes.length, term, 0, term.length);
    boolean found =
        include
            ? included && last % term.length == 0
            : currentOffset() - start > bytes.length || (!consume && !isEof());
    if (eosError && !found) {
      seek(start);
      throw new InvalidDataException("missing-terminator", "its terminator is missing");
    }
    return bytes;
  }

  private static boolean endsWith(byte[] bytes, byte term) {
    return bytes.length > 0 && bytes[bytes.length - 1] == term;
  }

  /** A copy of the bytes from {@code start} to before {@code end}; the position stays. */
  public byte[] copy(int start, int end) {
    budget.spend(end - start);
    byte[] bytes = new byte[end - start];
    int at = start;
    if (externalTables != null) {
      ExternalTables places = ExternalTables.of(externalTables.all());
      at = places.seek(start);
      if (places.seek(end) != at + end - start) {
        throw new IllegalArgumentException("bytes of a table that stands aside");
      }
    }
    buffer.duplicate().limit(buffer.capacity()).get(at, bytes);
    return bytes;
  }

  /** All bytes of the stream but those of tables that stand aside, from 0 on; shared. */
  public ByteBuffer bytes() {
    return buffer.duplicate().limit(buffer.capacity()).rewind();
  }

  /** The tables that stand aside. */
  public List<ExternalTable> externalTables() {
    return externalTables == null ? List.of() : externalTables.all();
  }

  /** The next {@code length} bytes as a view, without copying; there must be so many. */
  ByteBuffer slice(int length) {
    alignToByte();
    ByteBuffer aside = externalTables == null ? null : externalTables.take(super.pos(), length);
    if (aside != null) {
      limitToNextTable();
      return aside;
    }
    if (externalTables != null) {
      int start = super.pos();
      super.seek(start + length);
      return buffer.slice(start, length);
    }
    int at = pos();
    seek(at + length);
    return buffer.slice(at, length);
  }

  /** Writes all of {@code bytes} here. */
  void put(ByteBuffer bytes) {
    writeAlignToByte();
    if (externalTables != null && bytes.remaining() >= MIN_EXTERNAL) {
      externalTables.add(buffer.position(), bytes);
    } else {
      buffer.put(bytes);
    }
  }
}
