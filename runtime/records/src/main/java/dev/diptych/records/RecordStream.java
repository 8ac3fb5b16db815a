package dev.diptych.records;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A Kaitai stream over one buffer that checks lengths before it allocates (Kaitai 0.11 allocates
 * first, so that a file of 32 bytes can request 1 GB) and returns slices of its buffer. Large
 * tables can be external: part of the stream, but not of the buffer.
 */
public final class RecordStream extends ByteBufferKaitaiStream {
  /** Smaller tables are copied. */
  public static final int MIN_EXTERNAL = 1 << 12;

  private final ByteBuffer buffer;
  private final @Nullable ExternalTableList externalTables;
  private final Budget budget = Budget.current();
  private int furthest;

  /**
   * Creates a stream over {@code buffer}, from 0 to its limit. Reads and writes access the buffer
   * itself.
   */
  public RecordStream(ByteBuffer buffer) {
    this(buffer, null);
  }

  private RecordStream(ByteBuffer buffer, @Nullable ExternalTableList externalTables) {
    super(buffer);
    this.buffer = buffer;
    this.externalTables = externalTables;
    budget.stream();
    limitToNextTable();
  }

  /** Creates a stream to read {@code bytes}. */
  public RecordStream(byte[] bytes) {
    this(ByteBuffer.wrap(bytes));
  }

  /**
   * Creates an empty stream of {@code size} bytes to write.
   *
   * @throws BudgetExceededException if the budget is exceeded
   */
  public RecordStream(long size) {
    this(allocated(size));
  }

  private static ByteBuffer allocated(long size) {
    Budget.current().spend(size);
    return ByteBuffer.allocate(Math.toIntExact(size));
  }

  /**
   * Creates a stream of {@code size} bytes to write, of which {@code aside} are in external tables.
   */
  public static RecordStream gathering(long size, long aside) {
    ByteBuffer buffer = allocated(size - aside);
    return new RecordStream(buffer, new ExternalTableList(List.of(), Math.toIntExact(aside)));
  }

  /** Creates a stream to read that includes external {@code tables}. */
  public static RecordStream gathered(ByteBuffer buffer, List<ExternalTable> tables) {
    return new RecordStream(buffer, ExternalTableList.of(tables));
  }

  /**
   * Creates a stream of {@code size} bytes that is part of {@code parent}, from its current
   * position.
   *
   * @throws TruncatedException if the parent has fewer bytes left: the size may come from the file
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
   * <p>Generated code calls this before and after each field; each call is a step of the {@link
   * Budget}.
   *
   * @throws BudgetExceededException if the budget is exceeded
   */
  @Override
  public int pos() {
    int pos = currentOffset();
    int fresh = pos - furthest;
    furthest = Math.max(furthest, pos);
    budget.step(fresh);
    return pos;
  }

  /** The current position, including external tables. */
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

  /** Limits the buffer to the next external table, so that only {@link #slice} reads that table. */
  private void limitToNextTable() {
    if (externalTables != null) {
      buffer.limit(externalTables.limit(buffer.capacity()));
    }
  }

  /** Bytes from the current position to the end. */
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

  /**
   * Copies the bytes from {@code start} to {@code end}, exclusive; the position does not change.
   */
  public byte[] copy(int start, int end) {
    budget.spend(end - start);
    byte[] bytes = new byte[end - start];
    int at = start;
    if (externalTables != null) {
      ExternalTableList places = ExternalTableList.of(externalTables.all());
      at = places.seek(start);
      if (places.seek(end) != at + end - start) {
        throw new IllegalArgumentException("bytes of an external table");
      }
    }
    buffer.duplicate().limit(buffer.capacity()).get(at, bytes);
    return bytes;
  }

  /**
   * The bytes from {@code start} to {@code end}, exclusive, in runs and without copying; the
   * position does not change.
   */
  public List<ByteBuffer> slices(long start, long end) {
    List<ByteBuffer> parts = new ArrayList<>();
    ByteBuffer plain = bytes();
    long at = 0;
    int from = 0;
    for (ExternalTable table : externalTables()) {
      at = slice(plain, from, table.at() - from, at, start, end, parts);
      at = slice(table.table(), 0, table.length(), at, start, end, parts);
      from = table.at();
    }
    slice(plain, from, plain.limit() - from, at, start, end, parts);
    return parts;
  }

  /** Adds what is wanted of the run that begins {@code at}, and returns where it ends. */
  private static long slice(
      ByteBuffer run, int from, int length, long at, long start, long end, List<ByteBuffer> parts) {
    long first = Math.max(at, start);
    long last = Math.min(at + length, end);
    if (first < last) {
      int skipped = run.position() + from + (int) (first - at);
      parts.add(run.slice(skipped, (int) (last - first)));
    }
    return at + length;
  }

  /** All bytes of the stream except external tables, from 0; shared. */
  public ByteBuffer bytes() {
    return buffer.duplicate().limit(buffer.capacity()).rewind();
  }

  /** The external tables. */
  public List<ExternalTable> externalTables() {
    return externalTables == null ? List.of() : externalTables.all();
  }

  /** Returns the next {@code length} bytes without copying; they must exist. */
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

  /** Writes all of {@code bytes}. */
  void put(ByteBuffer bytes) {
    writeAlignToByte();
    if (externalTables != null && bytes.remaining() >= MIN_EXTERNAL) {
      externalTables.add(buffer.position(), bytes);
    } else {
      buffer.put(bytes);
    }
  }
}
