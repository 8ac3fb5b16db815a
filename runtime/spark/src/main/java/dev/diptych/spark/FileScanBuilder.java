package dev.diptych.spark;

import java.util.Arrays;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.connector.read.SupportsPushDownV2Filters;
import org.apache.spark.sql.types.StructType;

/** Collects what a query needs: some columns, and files with some names, sizes or times. */
final class FileScanBuilder implements SupportsPushDownRequiredColumns, SupportsPushDownV2Filters {
  private final ReadTable table;
  private StructType columns;
  private Predicate[] ofFiles = {};

  FileScanBuilder(ReadTable table) {
    this.table = table;
    this.columns = table.schema();
  }

  @Override
  public void pruneColumns(StructType required) {
    columns = required;
  }

  @Override
  public Predicate[] pushPredicates(Predicate[] predicates) {
    ofFiles = Arrays.stream(predicates).filter(FilePredicate::isOfFiles).toArray(Predicate[]::new);
    // Spark evaluates all of them again, so that unknown kinds do no harm.
    return predicates;
  }

  @Override
  public Predicate[] pushedPredicates() {
    return ofFiles.clone();
  }

  @Override
  public Scan build() {
    return new FileScan(table, columns, ofFiles);
  }
}
