package dev.diptych.spark;

import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.vectorized.ColumnarBatch;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Creates readers on executors.
 *
 * @param table the table
 * @param columns the columns that the query uses
 * @param hadoop how file systems are reached
 */
record FileReaders(ReadTable.Sent table, StructType columns, SerializableConfiguration hadoop)
    implements PartitionReaderFactory {
  private static final long serialVersionUID = 1;

  @Override
  public boolean supportColumnarReads(InputPartition partition) {
    return true;
  }

  @Override
  public PartitionReader<ColumnarBatch> createColumnarReader(InputPartition partition) {
    return new FilesReader(table, columns, ((FileGroup) partition).files(), hadoop.value());
  }

  @Override
  public PartitionReader<InternalRow> createReader(InputPartition partition) {
    throw new UnsupportedOperationException("rows are read in batches");
  }
}
