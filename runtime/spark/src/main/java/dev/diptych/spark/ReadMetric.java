package dev.diptych.spark;

import org.apache.spark.sql.connector.metric.CustomMetric;
import org.apache.spark.sql.connector.metric.CustomSumMetric;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;

/** What a scan has done, in the page of a query. Spark creates the classes by their names. */
public abstract class ReadMetric extends CustomSumMetric {
  private final String name;
  private final String description;

  ReadMetric(String name, String description) {
    this.name = name;
    this.description = description;
  }

  static CustomMetric[] all() {
    return new CustomMetric[] {new FilesOpened(), new FilesRejected(), new CellsRead()};
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String description() {
    return description;
  }

  /** The value of this metric in one task. */
  CustomTaskMetric of(long count) {
    return new Count(name, count);
  }

  private record Count(String name, long value) implements CustomTaskMetric {}

  /** The number of files that were opened. */
  public static final class FilesOpened extends ReadMetric {
    /** Created by Spark. */
    public FilesOpened() {
      super("filesOpened", "number of files opened");
    }
  }

  /** The number of files that were rejected. */
  public static final class FilesRejected extends ReadMetric {
    /** Created by Spark. */
    public FilesRejected() {
      super("filesRejected", "number of files rejected");
    }
  }

  /** The number of cells that were read. */
  public static final class CellsRead extends ReadMetric {
    /** Created by Spark. */
    public CellsRead() {
      super("cellsRead", "number of cells read");
    }
  }
}
