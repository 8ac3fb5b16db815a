package dev.diptych.records;

import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * A run of fixed-size records as an opaque Kaitai type. It replaces {@code repeat: expr} over a
 * struct of plain numbers in a lowered spec. Reading keeps a slice of the stream and writing copies
 * it; neither creates an object per record.
 */
public final class RecordTable extends KaitaiStruct.ReadWrite {
  private final long count;
  private final int stride;
  private ByteBuffer data = ByteBuffer.allocate(0);

  /**
   * Creates a table to read.
   *
   * @param io its stream
   * @param count number of records
   * @param stride bytes per record
   */
  public RecordTable(@Nullable KaitaiStream io, long count, long stride) {
    super(io);
    this.count = count;
    this.stride = Math.toIntExact(stride);
  }

  /**
   * Creates a table to write.
   *
   * @param data its records, a whole number of them; shared
   * @param stride bytes per record
   */
  public RecordTable(ByteBuffer data, int stride) {
    this(null, data.remaining() / stride, stride);
    this.data = data.slice();
  }

  /** The records, a little-endian view of shared bytes. */
  public ByteBuffer data() {
    return data.duplicate().order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public void _read() {
    RecordStream stream = (RecordStream) _io;
    long available = stream.remaining();
    if (count < 0 || count > available / stride) {
      throw new InvalidCountException(count, stride, available);
    }
    data = stream.slice((int) count * stride);
    _dirty = false;
  }

  @Override
  public void _write_Seq() {
    _assertNotDirty();
    ((RecordStream) _io).put(data.duplicate());
  }

  @Override
  public void _check() {
    if (count * stride != data.remaining()) {
      throw new ConsistencyError("records", count, data.remaining() / stride);
    }
    _dirty = false;
  }

  @Override
  public void _fetchInstances() {}
}
