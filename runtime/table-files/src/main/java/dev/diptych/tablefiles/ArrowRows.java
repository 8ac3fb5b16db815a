package dev.diptych.tablefiles;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.table.Column;
import dev.diptych.table.RowBatch;
import dev.diptych.table.TableWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes rows to an Arrow file. Only the descriptions of its messages are from a library: one that
 * also holds columns would do so outside of the heap, in ways that newer versions of Java restrict.
 */
final class ArrowRows implements TableWriter {
  private static final byte[] MARK = "ARROW1".getBytes(US_ASCII);
  private static final int ALIGNMENT = 8;

  private final List<Column> columns;
  private final PositionedStream out;
  private final List<ArrowMessages.Placed> batches = new ArrayList<>();

  ArrowRows(List<Column> columns, OutputStream stream) throws IOException {
    this.columns = columns;
    this.out = new PositionedStream(stream);
    out.write(MARK);
    out.write(new byte[ALIGNMENT - MARK.length]);
    out.write(ArrowMessages.schema(columns));
  }

  @Override
  public void write(RowBatch rows) throws IOException {
    ArrowBody body = new ArrowBody();
    int[] missing = new int[columns.size()];
    for (int i = 0; i < missing.length; i++) {
      missing[i] = body.add(rows.column(i));
    }
    byte[] head = ArrowMessages.batch(rows.rows(), missing, body.parts(), body.length());
    batches.add(new ArrowMessages.Placed(out.getPos(), head.length, body.length()));
    out.write(head);
    for (byte[] buffer : body.buffers()) {
      out.write(buffer);
      out.write(new byte[(int) (ArrowMessages.padded(buffer.length) - buffer.length)]);
    }
  }

  @Override
  public void end() throws IOException {
    out.write(ByteBuffer.allocate(2 * Integer.BYTES).putInt(ArrowMessages.CONTINUATION).array());
    out.write(ArrowMessages.footer(columns, batches));
    out.write(MARK);
    out.flush();
  }
}
