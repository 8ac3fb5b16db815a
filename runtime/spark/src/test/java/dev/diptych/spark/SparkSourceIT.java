package dev.diptych.spark;

import static dev.diptych.spark.DiptychFunctions.fromDiptych;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.SparkPlan;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The data source on a cluster of two workers, whose executors are processes of their own. */
class SparkSourceIT {
  @TempDir private static Path folder;

  private static ProbeFiles files;
  private static SparkSession spark;

  @BeforeAll
  static void start() throws IOException {
    files = new ProbeFiles(folder);
    files.write(1000, 100);
    spark = LocalCluster.start();
  }

  @AfterAll
  static void stop() {
    spark.stop();
  }

  private static Dataset<Row> read(String table, String mode) {
    return spark
        .read()
        .format("diptych")
        .option("spec", ProbeFiles.SPEC.toString())
        .option("table", table)
        .option("mode", mode)
        .load(folder.toString());
  }

  /** The value of a metric of the scan of a query that has run. */
  private static long metric(Dataset<Row> query, String name) {
    SparkPlan scan = query.queryExecution().executedPlan().collectLeaves().head();
    return scan.metrics().apply(name).value();
  }

  @Test
  void countsAndSumsAreThoseOfTheFiles() {
    Row all =
        read("channel.samples", "DROPMALFORMED")
            .selectExpr("count(*)", "sum(raw)", "sum(value)", "count(distinct table)")
            .first();
    assertThat(all.getLong(0)).isEqualTo(files.rows);
    assertThat(all.getLong(1)).isEqualTo(files.rawSum);
    assertThat(all.getDouble(2)).isEqualTo(files.valueSum);
    assertThat(all.getLong(3)).isEqualTo(3);
  }

  @Test
  void aDamagedFileIsARowWithItsErrors() {
    List<Row> errors =
        read("channel.samples", "PERMISSIVE")
            .where("_corrupt_record is not null")
            .selectExpr("time", "raw", "table", "_corrupt_record", "_metadata.file_name")
            .collectAsList();
    assertThat(errors).hasSize((int) files.damaged);
    assertThat(errors).allMatch(row -> row.isNullAt(0) && row.isNullAt(1) && row.isNullAt(2));
    assertThat(errors)
        .allMatch(row -> row.getString(3).contains(row.getString(4).replace(" ", "%20")))
        .allMatch(row -> row.getString(3).contains("[truncated]"));
  }

  @Test
  void failFastNamesTheFile() {
    Dataset<Row> all = read("channel.samples", "FAILFAST").selectExpr("sum(raw)");
    assertThatThrownBy(all::collect)
        .hasStackTraceContaining("DiptychReadException")
        .hasStackTraceContaining("session%200")
        .hasStackTraceContaining("[truncated]");
  }

  @Test
  void onlyTheColumnsOfAQueryAreRead() {
    Dataset<Row> one = read("channel.samples", "DROPMALFORMED").select("raw");
    one.collect();
    assertThat(metric(one, "cellsRead")).isEqualTo(files.rows);
    assertThat(metric(one, "filesOpened")).isEqualTo(files.files);
    assertThat(metric(one, "filesRejected")).isEqualTo(files.damaged);
  }

  @Test
  void conditionsOnFilesOpenOnlyThese() {
    Dataset<Row> some =
        read("channel", "DROPMALFORMED")
            .where(
                "_metadata.file_name like 'session 000%' or _metadata.file_path like '%0123.bin'")
            .select("name");
    some.collect();
    assertThat(metric(some, "filesOpened")).isEqualTo(11);
  }

  @Test
  void numbersAboveTheTypesOfSparkAreWhole() {
    Row first =
        read("channel", "DROPMALFORMED")
            .where("_metadata.file_name = 'session 0000.bin'")
            .selectExpr("name", "kind", "serial", "count", "_metadata.file_size")
            .first();
    assertThat(first.getString(0)).isEqualTo("channel 0 é");
    assertThat(first.getString(1)).isEqualTo("Pressure");
    assertThat(first.getDecimal(2)).isEqualTo(new BigDecimal("18446744073709551615"));
    assertThat(first.getInt(3)).isPositive();
    assertThat(first.getLong(4)).isEqualTo(folder.resolve("session 0000.bin").toFile().length());
  }

  @Test
  void theRowsOfFilesThemselvesHaveNoPath() {
    Row all = read(".", "DROPMALFORMED").selectExpr("count(*)", "max(session)").first();
    assertThat(all.getLong(0)).isEqualTo(files.files - files.damaged);
    assertThat(all.getLong(1)).isEqualTo(files.files - 2);
  }

  @Test
  void theSchemaFollowsFromTheSpec() {
    Dataset<Row> rows =
        spark
            .read()
            .format("diptych")
            .option("spec", ProbeFiles.SPEC.toString())
            .load(folder.resolve("missing").toString());
    assertThat(rows.schema().fieldNames())
        .containsExactly("table", "time", "value", "raw", "_corrupt_record");
    StructField time = rows.schema().apply("time");
    assertThat(time.dataType()).isEqualTo(DataTypes.FloatType);
    assertThat(time.getComment().get()).isEqualTo("Seconds since the start of the session.");
  }

  @Test
  void anUnknownTableIsRejectedWithThoseThatExist() {
    assertThatThrownBy(() -> read("channel.sample", "FAILFAST"))
        .isInstanceOf(DiptychReadException.class)
        .hasMessageContaining("did you mean 'channel.samples'?");
  }

  @Test
  void aMissingFolderIsRejected() {
    Dataset<Row> missing =
        spark
            .read()
            .format("diptych")
            .option("spec", ProbeFiles.SPEC.toString())
            .load(folder.resolve("missing").toString());
    assertThatThrownBy(missing::collect).hasMessageContaining("missing does not exist");
  }

  @Test
  void recordingsThatShipNeedNoSpec() {
    Row all =
        spark
            .read()
            .format("diptych")
            .option("table", "camera.*.keyframes")
            .load("../../spec/formats/input_animation/examples")
            .selectExpr("count(distinct _metadata.file_name)", "count(distinct table)", "max(time)")
            .first();
    // The recording of a gaze has no camera.
    assertThat(all.getLong(0)).isEqualTo(2);
    assertThat(all.getLong(1)).isEqualTo(7);
    assertThat(all.getFloat(2)).isPositive();
  }

  @Test
  void bytesOfAColumnAreStructs() {
    Dataset<Row> bytes = spark.read().format("binaryFile").load(folder.toString());
    Row all =
        bytes
            .select(fromDiptych(bytes.col("content"), ProbeFiles.SPEC.toString()).as("probe"))
            .selectExpr("probe.session", "explode(probe.channel) as channel")
            .selectExpr("session", "channel.serial", "explode(channel.samples) as sample")
            .selectExpr(
                "count(*)", "sum(sample.raw)", "sum(sample.value)", "count(distinct session)")
            .first();
    assertThat(all.getLong(0)).isEqualTo(files.rows);
    assertThat(all.getLong(1)).isEqualTo(files.rawSum);
    assertThat(all.getDouble(2)).isEqualTo(files.valueSum);
    assertThat(all.getLong(3)).isEqualTo(files.files - files.damaged);
  }

  @Test
  void bytesAreReadBySqlAndDamagedOnesEndAQueryOnRequest() {
    DiptychFunctions.register(
        spark, "from_probe", ProbeFiles.SPEC.toString(), Map.of("mode", "FAILFAST"));
    Dataset<Row> bytes = spark.read().format("binaryFile").load(folder.toString());
    Dataset<Row> good =
        bytes.where("path like '%0007.bin'").selectExpr("from_probe(content).session");
    assertThat(good.first().getLong(0)).isEqualTo(7);
    Dataset<Row> damaged = bytes.where("path like '%0099.bin'").selectExpr("from_probe(content)");
    assertThatThrownBy(damaged::collect).hasStackTraceContaining("[truncated]");
  }
}
