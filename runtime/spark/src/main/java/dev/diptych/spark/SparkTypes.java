package dev.diptych.spark;

import dev.diptych.model.schema.Unit;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.MetadataBuilder;
import org.apache.spark.sql.types.StructField;

/** Columns as Spark has them. */
final class SparkTypes {
  /** The digits of 2^64 - 1. */
  private static final int UINT64_DIGITS = 20;

  private SparkTypes() {}

  /** The smallest type that holds all numbers, as Spark reads unsigned integers of Parquet. */
  static DataType of(ColumnType type) {
    return switch (type) {
      case INT8 -> DataTypes.ByteType;
      case INT16, UINT8 -> DataTypes.ShortType;
      case INT32, UINT16 -> DataTypes.IntegerType;
      case INT64, UINT32 -> DataTypes.LongType;
      case UINT64 -> DataTypes.createDecimalType(UINT64_DIGITS, 0);
      case FLOAT32 -> DataTypes.FloatType;
      case FLOAT64 -> DataTypes.DoubleType;
      case BOOLEAN -> DataTypes.BooleanType;
      case TEXT -> DataTypes.StringType;
      case BYTES -> DataTypes.BinaryType;
    };
  }

  /** A column with its description and unit. All are nullable: damaged files have no values. */
  static StructField of(Column column) {
    MetadataBuilder about = new MetadataBuilder();
    if (!column.description().isEmpty()) {
      about.putString("comment", column.description());
    }
    Unit unit = column.unit();
    if (unit != null) {
      about.putString("unit", unit.symbol());
    }
    return new StructField(column.name(), of(column.type()), true, about.build());
  }

  /** A nullable column of texts. */
  static StructField text(String name) {
    return new StructField(name, DataTypes.StringType, true, Metadata.empty());
  }
}
