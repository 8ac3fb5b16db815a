package dev.diptych.tablefiles;

import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.RowBatch;
import dev.diptych.table.TableWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.io.api.Binary;
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
  private final List<ColumnDescriptor> descriptors;
  private final ParquetProperties properties =
      ParquetProperties.builder().withValuesWriterFactory(new ColumnEncodings()).build();
  private final ParquetFileWriter file;
  private ColumnChunkPageWriteStore pages;
  private ColumnWriteStore store;
  private long rows;

  @SuppressWarnings("deprecation") // Constructors that are not name classes of encryption.
  ParquetRows(List<Column> columns, OutputStream out) throws IOException {
    this.columns = columns;
    this.schema = ParquetSchema.of(columns);
    this.descriptors = schema.getColumns();
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
    this.pages = pages();
    this.store = properties.newColumnWriteStore(schema, pages, pages);
    file.start();
  }

  private ColumnChunkPageWriteStore pages() {
    return new ColumnChunkPageWriteStore(
        new Uncompressed(), schema, new HeapByteBufferAllocator(), TRUNCATED);
  }

  @Override
  public void write(RowBatch batch) throws IOException {
    for (int i = 0; i < columns.size(); i++) {
      ColumnDescriptor descriptor = descriptors.get(i);
      int present = descriptor.getMaxDefinitionLevel();
      write(batch.column(i), store.getColumnWriter(descriptor), present);
    }
    for (int row = 0; row < batch.rows(); row++) {
      store.endRecord();
    }
    rows += batch.rows();
    if (rows >= MAX_ROWS || store.getBufferedSize() >= MAX_SIZE) {
      endGroup();
      pages = pages();
      store = properties.newColumnWriteStore(schema, pages, pages);
    }
  }

  private static void write(Cells cells, ColumnWriter writer, int present) {
    boolean hasMissing = cells.hasMissing();
    String text = "";
    Binary binary = Binary.EMPTY;
    for (int row = 0; row < cells.count(); row++) {
      if (hasMissing && cells.isMissing(row)) {
        writer.writeNull(0, 0);
        continue;
      }
      switch (cells.type()) {
        case INT64, UINT64 -> writer.write(cells.bits(row), 0, present);
        case FLOAT32 -> writer.write(cells.float32(row), 0, present);
        case FLOAT64 -> writer.write(cells.float64(row), 0, present);
        case BOOLEAN -> writer.write(cells.bits(row) != 0, 0, present);
        case TEXT -> {
          String next = cells.text(row);
          if (!isSame(text, next)) {
            text = next;
            binary = Binary.fromString(next);
          }
          writer.write(binary, 0, present);
        }
        case BYTES -> writer.write(Binary.fromConstantByteArray(cells.bytes(row)), 0, present);
        default -> writer.write((int) cells.bits(row), 0, present);
      }
    }
  }

  /** Whether a text is that of the row before, as names of files and tables are. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(String text, String next) {
    return text == next;
  }

  private void endGroup() throws IOException {
    file.startBlock(rows);
    store.flush();
    pages.flushToFileWriter(file);
    file.endBlock();
    store.close();
    pages.close();
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
