package dev.diptych.tablefiles;

import dev.diptych.table.Cells;
import dev.diptych.table.ColumnType;
import java.io.IOException;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.statistics.Statistics;
import org.jspecify.annotations.Nullable;

/** How the values of a column in a row group become pages. */
interface PageEncoding {
  /**
   * The values of a page.
   *
   * @param statistics receives the minimum and the maximum
   */
  BytesInput encode(Cells cells, Statistics<?> statistics) throws IOException;

  /** The encoding of the last page. */
  Encoding encoding();

  /** The page before all others, if it is necessary. */
  @Nullable DictionaryPage dictionary() throws IOException;

  /** The encoding for a type: recordings have floats, which hardly repeat, and texts, which do. */
  static PageEncoding of(ColumnType type, ColumnDescriptor column) {
    return switch (type.sort()) {
      case FLOAT -> new PlainFloats(type);
      case TEXT, BYTES -> new RepeatedTexts(type);
      case SIGNED, UNSIGNED, BOOLEAN -> new SmallValues(column);
    };
  }
}
