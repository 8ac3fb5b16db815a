package dev.diptych.spark;

import java.util.Map;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.jspecify.annotations.Nullable;

/**
 * The data source {@code diptych}: {@code spark.read().format("diptych").option("spec",
 * …).option("table", …).load(…)}. The page on Spark describes its options.
 */
public final class DiptychSource implements TableProvider, DataSourceRegister {
  /** One read asks for the schema and then for the table. */
  private @Nullable ReadTable found;

  /** Created by Spark. */
  public DiptychSource() {}

  @Override
  public String shortName() {
    return "diptych";
  }

  /**
   * {@inheritDoc} The schema follows from the spec; no file is opened.
   *
   * @throws DiptychReadException if an option, the spec or the table is rejected
   */
  @Override
  public StructType inferSchema(CaseInsensitiveStringMap options) {
    return read(options.asCaseSensitiveMap()).schema();
  }

  @Override
  public Table getTable(
      StructType schema, Transform[] partitioning, Map<String, String> properties) {
    return new FileTable(read(properties));
  }

  private synchronized ReadTable read(Map<String, String> options) {
    ReadOptions wanted = ReadOptions.of(options);
    if (found == null || !found.options().equals(wanted)) {
      found = ReadTable.of(wanted);
    }
    return found;
  }
}
