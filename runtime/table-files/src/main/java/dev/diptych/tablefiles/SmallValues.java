package dev.diptych.tablefiles;

import dev.diptych.table.Cells;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.column.values.ValuesWriter;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.jspecify.annotations.Nullable;

/**
 * Integers and booleans as the library writes them: integers with a dictionary if that is small.
 */
final class SmallValues implements PageEncoding {
  private final PrimitiveTypeName type;
  private final ValuesWriter writer;
  private Encoding encoding = Encoding.PLAIN;

  SmallValues(ColumnDescriptor column) {
    this.type = column.getPrimitiveType().getPrimitiveTypeName();
    this.writer = ParquetProperties.builder().build().newValuesWriter(column);
  }

  @Override
  public BytesInput encode(Cells cells, Statistics<?> statistics) throws IOException {
    boolean hasMissing = cells.hasMissing();
    for (int row = 0; row < cells.count(); row++) {
      if (!hasMissing || !cells.isMissing(row)) {
        add(cells.bits(row), statistics);
      }
    }
    ByteArrayOutputStream values = new ByteArrayOutputStream();
    writer.getBytes().writeAllTo(values);
    encoding = writer.getEncoding();
    writer.reset();
    return BytesInput.from(values.toByteArray());
  }

  private void add(long bits, Statistics<?> statistics) {
    switch (type) {
      case INT64 -> {
        writer.writeLong(bits);
        statistics.updateStats(bits);
      }
      case BOOLEAN -> {
        writer.writeBoolean(bits != 0);
        statistics.updateStats(bits != 0);
      }
      default -> {
        writer.writeInteger((int) bits);
        statistics.updateStats((int) bits);
      }
    }
  }

  @Override
  public Encoding encoding() {
    return encoding;
  }

  @Override
  public @Nullable DictionaryPage dictionary() {
    return writer.toDictPageAndClose();
  }
}
