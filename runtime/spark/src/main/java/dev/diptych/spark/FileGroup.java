package dev.diptych.spark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.internal.SQLConf;

/**
 * A large file, or several small ones, for one task.
 *
 * @param files the files
 */
record FileGroup(List<InputFile> files) implements InputPartition {
  private static final long serialVersionUID = 1;

  /**
   * Groups files as Spark's own sources do: up to {@code spark.sql.files.maxPartitionBytes}, where
   * each file costs {@code spark.sql.files.openCostInBytes} in addition, and so that no core is
   * idle.
   */
  static List<FileGroup> of(List<InputFile> files, SparkSession spark) {
    SQLConf conf = spark.sessionState().conf();
    long open = conf.filesOpenCostInBytes();
    long all = files.stream().mapToLong(file -> file.size() + open).sum();
    long share = all / Math.max(1, spark.sparkContext().defaultParallelism());
    return of(files, open, Math.min(conf.filesMaxPartitionBytes(), Math.max(open, share)));
  }

  static List<FileGroup> of(List<InputFile> files, long open, long limit) {
    List<InputFile> largestFirst = new ArrayList<>(files);
    largestFirst.sort(Comparator.comparingLong(InputFile::size).reversed());
    List<FileGroup> groups = new ArrayList<>();
    List<InputFile> group = new ArrayList<>();
    long size = 0;
    for (InputFile file : largestFirst) {
      if (!group.isEmpty() && size + file.size() > limit) {
        groups.add(new FileGroup(List.copyOf(group)));
        group.clear();
        size = 0;
      }
      group.add(file);
      size += file.size() + open;
    }
    if (!group.isEmpty()) {
      groups.add(new FileGroup(List.copyOf(group)));
    }
    return groups;
  }
}
