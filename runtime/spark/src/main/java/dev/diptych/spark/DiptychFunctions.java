package dev.diptych.spark;

import static org.apache.spark.sql.functions.udf;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.SparkSession;

/**
 * Functions for columns of bytes, such as the messages of a topic. As {@code from_protobuf} does,
 * they give a struct with the fields of the spec.
 */
public final class DiptychFunctions {
  private DiptychFunctions() {}

  /**
   * The content of files in a column of bytes: a struct with the fields of the spec's root, where
   * repeated fields are arrays and a switch has a member for each case.
   *
   * @param data a column of bytes, each a whole file of either face
   * @param spec the {@code .ksy} file, on the driver
   * @return the structs; null for null and, unless the mode is {@code FAILFAST}, for damaged files
   * @throws DiptychReadException if the spec is rejected
   */
  public static Column fromDiptych(Column data, String spec) {
    return fromDiptych(data, spec, Map.of());
  }

  /**
   * The content of files in a column of bytes, with options.
   *
   * @param data a column of bytes, each a whole file of either face
   * @param spec the {@code .ksy} file, on the driver
   * @param options {@code mode}, {@code importPath}, {@code layout} and {@code param.NAME}, as the
   *     data source has them
   * @return the structs; null for null and, unless the mode is {@code FAILFAST}, for damaged files
   * @throws DiptychReadException if the spec or an option is rejected
   */
  public static Column fromDiptych(Column data, String spec, Map<String, String> options) {
    FromBytes function = function(spec, options);
    return udf(function, function.type()).apply(data);
  }

  /**
   * Registers {@link #fromDiptych} with a spec as a function of SQL, for SQL and Python.
   *
   * @param spark the session
   * @param name the name of the function, such as {@code from_wave}
   * @param spec the {@code .ksy} file, on the driver
   * @param options the options
   * @throws DiptychReadException if the spec or an option is rejected
   */
  public static void register(
      SparkSession spark, String name, String spec, Map<String, String> options) {
    FromBytes function = function(spec, options);
    spark.udf().register(name, function, function.type());
  }

  private static FromBytes function(String spec, Map<String, String> options) {
    Map<String, String> all = new TreeMap<>(options);
    all.put("spec", Objects.requireNonNull(spec, "spec"));
    return FromBytes.of(ReadOptions.of(all));
  }
}
