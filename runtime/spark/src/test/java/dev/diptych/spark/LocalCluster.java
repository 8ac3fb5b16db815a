package dev.diptych.spark;

import java.io.File;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.apache.spark.sql.SparkSession;

/** A cluster of two workers on this machine. */
final class LocalCluster {
  private LocalCluster() {}

  /** A session of the cluster, whose executors have Spark and the artifact, as users run it. */
  static SparkSession start() {
    String spark =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(each -> !each.contains("dev" + File.separator + "diptych"))
            .filter(each -> !each.contains(File.separator + "target" + File.separator))
            .collect(Collectors.joining(File.pathSeparator));
    return SparkSession.builder()
        .master("local-cluster[2,1,1024]")
        .appName("diptych")
        .config("spark.ui.enabled", false)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", 2)
        .config("spark.sql.adaptive.enabled", false) // its plans hide the metrics of a scan
        .config("spark.executor.extraClassPath", spark)
        .config("spark.jars", System.getProperty("diptych.artifact"))
        .getOrCreate();
  }
}
