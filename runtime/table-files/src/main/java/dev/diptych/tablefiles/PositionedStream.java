package dev.diptych.tablefiles;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;

/** A stream as a file of Parquet, which only writes at the end. It stays open. */
final class PositionedStream extends PositionOutputStream implements OutputFile {
  private final OutputStream out;
  private long position;

  PositionedStream(OutputStream out) {
    this.out = out;
  }

  @Override
  public long getPos() {
    return position;
  }

  @Override
  public void write(int b) throws IOException {
    out.write(b);
    position++;
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    out.write(bytes, offset, count);
    position += count;
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() {
    // It belongs to the caller.
  }

  @Override
  public PositionOutputStream create(long blockSizeHint) {
    return this;
  }

  @Override
  public PositionOutputStream createOrOverwrite(long blockSizeHint) {
    return this;
  }

  @Override
  public boolean supportsBlockSize() {
    return false;
  }

  @Override
  public long defaultBlockSize() {
    return 0;
  }
}
