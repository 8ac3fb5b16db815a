package dev.diptych.spark;

import java.util.Arrays;
import java.util.Set;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.MetadataColumn;
import org.apache.spark.sql.connector.catalog.SupportsMetadataColumns;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** The rows of files, with {@code _metadata} of the file of each. */
record FileTable(ReadTable table) implements SupportsRead, SupportsMetadataColumns {
  @Override
  public String name() {
    return "diptych " + table.name() + " of " + String.join(", ", table.options().paths());
  }

  @Override
  public Column[] columns() {
    return Arrays.stream(table.schema().fields())
        .map(
            field ->
                Column.create(
                    field.name(),
                    field.dataType(),
                    true,
                    field.getComment().getOrElse(() -> null),
                    field.metadata().json()))
        .toArray(Column[]::new);
  }

  @Override
  public Set<TableCapability> capabilities() {
    return Set.of(TableCapability.BATCH_READ);
  }

  @Override
  public MetadataColumn[] metadataColumns() {
    return new MetadataColumn[] {new FileColumn()};
  }

  @Override
  public ScanBuilder newScanBuilder(CaseInsensitiveStringMap options) {
    return new FileScanBuilder(table);
  }

  /** The column with what is known of a file without opening it. */
  private static final class FileColumn implements MetadataColumn {
    @Override
    public String name() {
      return FileMetadata.COLUMN;
    }

    @Override
    public DataType dataType() {
      return FileMetadata.TYPE;
    }

    @Override
    public boolean isNullable() {
      return false;
    }
  }
}
