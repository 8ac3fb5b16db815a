package dev.diptych.tablefiles;

import dev.diptych.table.Column;
import dev.diptych.table.RowBatch;
import dev.diptych.table.TableWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.schema.MessageType;

/**
 * Writes rows to a Parquet file, column by column. The writer of records of the same library would
 * load Hadoop; these classes below it do not.
 */
final class ParquetRows implements TableWriter {
  /** A row group is complete with so many rows. */
  private static final long MAX_ROWS = 1 << 20;

  /** A row group is complete with so many bytes, all of which are in memory. */
  private static final long MAX_SIZE = 1 << 26;

  /** The length that indexes of columns have by default for minima and maxima. */
  private static final int TRUNCATED = 64;

  private final List<Column> columns;
  private final MessageType schema;
  private final ParquetFileWriter file;
  private ColumnChunkPageWriteStore store;
  private List<ColumnPages> chunks;
  private long rows;

  @SuppressWarnings("deprecation") // Constructors that are not name classes of encryption.
  ParquetRows(List<Column> columns, OutputStream out) throws IOException {
    this.columns = columns;
    this.schema = ParquetSchema.of(columns);
    this.file =
        new ParquetFileWriter(
            new PositionedStream(out),
            schema,
            ParquetFileWriter.Mode.CREATE,
            MAX_SIZE,
            0,
            TRUNCATED,
            TRUNCATED,
            false);
    this.store = store();
    this.chunks = chunks();
    file.start();
  }

  private ColumnChunkPageWriteStore store() {
    return new ColumnChunkPageWriteStore(
        new Uncompressed(), schema, new HeapByteBufferAllocator(), TRUNCATED);
  }

  private List<ColumnPages> chunks() {
    List<ColumnPages> all = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      ColumnDescriptor column = schema.getColumns().get(i);
      PageEncoding encoding = PageEncoding.of(columns.get(i).type(), column);
      all.add(new ColumnPages(column, store.getPageWriter(column), encoding));
    }
    return List.copyOf(all);
  }

  @Override
  public void write(RowBatch batch) throws IOException {
    long size = 0;
    for (int i = 0; i < chunks.size(); i++) {
      chunks.get(i).write(batch.column(i));
      size += chunks.get(i).size();
    }
    rows += batch.rows();
    if (rows >= MAX_ROWS || size >= MAX_SIZE) {
      endGroup();
      store = store();
      chunks = chunks();
    }
  }

  private void endGroup() throws IOException {
    file.startBlock(rows);
    for (ColumnPages chunk : chunks) {
      chunk.end();
    }
    store.flushToFileWriter(file);
    file.endBlock();
    store.close();
    rows = 0;
  }

  @Override
  public void end() throws IOException {
    if (rows > 0) {
      endGroup();
    }
    file.end(Metadata.of(columns));
  }
}
