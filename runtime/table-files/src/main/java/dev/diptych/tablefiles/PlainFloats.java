package dev.diptych.tablefiles;

import dev.diptych.table.Cells;
import dev.diptych.table.ColumnType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.statistics.Statistics;
import org.jspecify.annotations.Nullable;

/**
 * Floats as they are: those of recordings hardly repeat, and a dictionary that is given up takes
 * most of the time.
 *
 * @param type the type of the floats
 */
record PlainFloats(ColumnType type) implements PageEncoding {
  @Override
  public BytesInput encode(Cells cells, Statistics<?> statistics) {
    ByteBuffer values =
        ByteBuffer.allocate((cells.count() - cells.missing()) * (type.bits() / Byte.SIZE))
            .order(ByteOrder.LITTLE_ENDIAN);
    if (type == ColumnType.FLOAT32) {
      floats(cells, values, statistics);
    } else {
      doubles(cells, values, statistics);
    }
    return BytesInput.from(values.flip());
  }

  private static void floats(Cells cells, ByteBuffer values, Statistics<?> statistics) {
    boolean hasMissing = cells.hasMissing();
    float min = Float.NaN;
    float max = Float.NEGATIVE_INFINITY;
    for (int row = 0; row < cells.count(); row++) {
      if (hasMissing && cells.isMissing(row)) {
        continue;
      }
      float value = cells.float32(row);
      values.putInt((int) cells.bits(row));
      // The order of floats differs from that of numbers for zeros and NaN.
      if (!(value > min && value < max)) {
        min = Float.compare(value, min) < 0 ? value : min;
        max = Float.compare(value, max) > 0 ? value : max;
      }
    }
    if (values.position() > 0) {
      statistics.updateStats(min);
      statistics.updateStats(max);
    }
  }

  private static void doubles(Cells cells, ByteBuffer values, Statistics<?> statistics) {
    boolean hasMissing = cells.hasMissing();
    double min = Double.NaN;
    double max = Double.NEGATIVE_INFINITY;
    for (int row = 0; row < cells.count(); row++) {
      if (hasMissing && cells.isMissing(row)) {
        continue;
      }
      double value = cells.float64(row);
      values.putLong(cells.bits(row));
      if (!(value > min && value < max)) {
        min = Double.compare(value, min) < 0 ? value : min;
        max = Double.compare(value, max) > 0 ? value : max;
      }
    }
    if (values.position() > 0) {
      statistics.updateStats(min);
      statistics.updateStats(max);
    }
  }

  @Override
  public Encoding encoding() {
    return Encoding.PLAIN;
  }

  @Override
  public @Nullable DictionaryPage dictionary() {
    return null;
  }
}
