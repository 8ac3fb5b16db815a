package dev.diptych.spark;

import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.vectorized.ColumnarBatch;
import org.jspecify.annotations.Nullable;

/** Reads files one after the other, of which one is in memory. */
final class FilesReader implements PartitionReader<ColumnarBatch> {
  private final ReadTable.Sent table;
  private final StructType columns;
  private final Iterator<InputFile> files;
  private final FileOpener opener;

  private @Nullable BatchRows rows;
  private @Nullable ColumnarBatch batch;
  private long opened;
  private long rejected;
  private long cells;

  FilesReader(
      ReadTable.Sent table, StructType columns, List<InputFile> files, Configuration hadoop) {
    this.table = table;
    this.columns = columns;
    this.files = files.iterator();
    this.opener = new FileOpener(table, hadoop);
  }

  @Override
  public boolean next() throws IOException {
    while (true) {
      if (rows != null && rows.fill()) {
        cells += rows.cells();
        batch = rows.batch();
        return true;
      }
      rows = null;
      if (!files.hasNext()) {
        return false;
      }
      rows = open(files.next());
    }
  }

  private BatchRows open(InputFile file) throws IOException {
    opened++;
    FileOpener.Opened found = opener.open(file);
    List<Diagnostic> errors = found.errors();
    if (!errors.isEmpty()) {
      rejected++;
      DiptychReadException exception = DiptychReadException.of(errors);
      if (table.mode() == ReadOptions.Mode.FAILFAST) {
        throw exception;
      }
      return table.mode() == ReadOptions.Mode.PERMISSIVE
          ? BatchRows.rejected(table, columns, file, String.valueOf(exception.getMessage()))
          : BatchRows.of(table, columns, file, List.of());
    }
    return BatchRows.of(table, columns, file, found.tables());
  }

  @Override
  public ColumnarBatch get() {
    return Objects.requireNonNull(batch);
  }

  @Override
  public CustomTaskMetric[] currentMetricsValues() {
    return new CustomTaskMetric[] {
      new ReadMetric.FilesOpened().of(opened),
      new ReadMetric.FilesRejected().of(rejected),
      new ReadMetric.CellsRead().of(cells)
    };
  }

  @Override
  public void close() {
    rows = null;
    batch = null;
  }
}
