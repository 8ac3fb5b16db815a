package dev.diptych.tablefiles;

import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.values.ValuesWriter;
import org.apache.parquet.column.values.factory.DefaultValuesWriterFactory;
import org.apache.parquet.column.values.factory.ValuesWriterFactory;
import org.apache.parquet.column.values.fallback.FallbackValuesWriter;
import org.apache.parquet.column.values.plain.PlainValuesWriter;

/**
 * Floats as they are, others with dictionaries: floats of recordings hardly repeat, and a
 * dictionary that is given up takes most of the time.
 */
final class ColumnEncodings implements ValuesWriterFactory {
  private final DefaultValuesWriterFactory others = new DefaultValuesWriterFactory();
  private final ParquetProperties defaults = ParquetProperties.builder().build();

  @Override
  public void initialize(ParquetProperties properties) {
    others.initialize(properties);
  }

  @Override
  public ValuesWriter newValuesWriter(ColumnDescriptor column) {
    return switch (column.getPrimitiveType().getPrimitiveTypeName()) {
      case FLOAT, DOUBLE -> plain();
      case BINARY -> FallbackValuesWriter.of(new RepeatedBytes(defaults), plain());
      default -> others.newValuesWriter(column);
    };
  }

  private PlainValuesWriter plain() {
    return new PlainValuesWriter(
        defaults.getInitialSlabSize(), defaults.getPageSizeThreshold(), defaults.getAllocator());
  }
}
