package dev.diptych.tablefiles;

import dev.diptych.table.Cells;
import java.io.IOException;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.page.PageWriter;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.column.values.rle.RunLengthBitPackingHybridEncoder;

/**
 * The pages of a column in a row group: one for each batch of rows. The library would ask for one
 * value after the other.
 */
final class ColumnPages {
  private static final int INITIAL = 64;

  private final ColumnDescriptor column;
  private final PageWriter pages;
  private final PageEncoding encoding;

  ColumnPages(ColumnDescriptor column, PageWriter pages, PageEncoding encoding) {
    this.column = column;
    this.pages = pages;
    this.encoding = encoding;
  }

  /** Writes a page. */
  @SuppressWarnings("deprecation") // The encoding that the library gives levels that are all 0.
  void write(Cells cells) throws IOException {
    Statistics<?> statistics = Statistics.createStats(column.getPrimitiveType());
    statistics.incrementNumNulls(cells.missing());
    BytesInput values = encoding.encode(cells, statistics);
    BytesInput page =
        column.getMaxDefinitionLevel() == 0 ? values : BytesInput.concat(levels(cells), values);
    pages.writePage(
        page,
        cells.count(),
        cells.count(),
        statistics,
        Encoding.BIT_PACKED,
        Encoding.RLE,
        encoding.encoding());
  }

  /** Which cells are there: a bit for each, after the number of bytes. */
  private static BytesInput levels(Cells cells) throws IOException {
    RunLengthBitPackingHybridEncoder bits =
        new RunLengthBitPackingHybridEncoder(
            1, INITIAL, Math.max(INITIAL, cells.count()), new HeapByteBufferAllocator());
    for (int row = 0; row < cells.count(); row++) {
      bits.writeInt(cells.isMissing(row) ? 0 : 1);
    }
    BytesInput encoded = bits.toBytes();
    return BytesInput.concat(BytesInput.fromInt((int) encoded.size()), encoded);
  }

  /** The bytes of the row group so far. */
  long size() {
    return pages.getMemSize();
  }

  /** Completes the row group. */
  void end() throws IOException {
    DictionaryPage dictionary = encoding.dictionary();
    if (dictionary != null) {
      pages.writeDictionaryPage(dictionary);
    }
  }
}
