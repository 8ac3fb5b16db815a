package dev.diptych.spark;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.apache.spark.sql.connector.metric.CustomMetric;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Statistics;
import org.apache.spark.sql.connector.read.SupportsReportStatistics;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/** Reads some columns of some files. */
final class FileScan implements SupportsReportStatistics, Batch {
  private final ReadTable table;
  private final StructType columns;
  private final Predicate[] conditions;
  private @Nullable List<InputFile> files;

  FileScan(ReadTable table, StructType columns, Predicate[] conditions) {
    this.table = table;
    this.columns = columns;
    this.conditions = conditions;
  }

  @Override
  public StructType readSchema() {
    return columns;
  }

  @Override
  public String description() {
    return "diptych %s, columns: %s, files: %d, conditions on files: %d"
        .formatted(
            table.name(),
            String.join(", ", columns.fieldNames()),
            files().size(),
            conditions.length);
  }

  @Override
  public Batch toBatch() {
    return this;
  }

  @Override
  public ColumnarSupportMode columnarSupportMode() {
    return ColumnarSupportMode.SUPPORTED;
  }

  @Override
  public CustomMetric[] supportedCustomMetrics() {
    return ReadMetric.all();
  }

  @Override
  public Statistics estimateStatistics() {
    long size = files().stream().mapToLong(InputFile::size).sum();
    return new Statistics() {
      @Override
      public OptionalLong sizeInBytes() {
        return OptionalLong.of(size);
      }

      @Override
      public OptionalLong numRows() {
        return OptionalLong.empty();
      }
    };
  }

  /** The files that may fulfil the conditions. */
  private synchronized List<InputFile> files() {
    if (files == null) {
      try {
        files =
            FileListing.of(table.options(), hadoop()).stream()
                .filter(file -> FilePredicate.mayHold(conditions, file))
                .toList();
      } catch (IOException e) {
        throw new DiptychReadException("cannot-read", String.valueOf(e.getMessage()), e);
      }
    }
    return files;
  }

  private static org.apache.hadoop.conf.Configuration hadoop() {
    return SparkSession.active().sparkContext().hadoopConfiguration();
  }

  @Override
  public InputPartition[] planInputPartitions() {
    return FileGroup.of(files(), SparkSession.active()).toArray(InputPartition[]::new);
  }

  @Override
  public PartitionReaderFactory createReaderFactory() {
    return new FileReaders(table.sent(), columns, new SerializableConfiguration(hadoop()));
  }
}
