package dev.diptych.query;

import dev.diptych.table.ColumnType;

/** Types of columns in DuckDB. */
final class SqlTypes {
  /** Decimals with so many digits are exact as floats of 64 bits. */
  private static final int EXACT_DIGITS = 15;

  private SqlTypes() {}

  /** The type of DuckDB for a type. */
  static String of(ColumnType type) {
    return switch (type) {
      case INT8 -> "tinyint";
      case INT16 -> "smallint";
      case INT32 -> "integer";
      case INT64 -> "bigint";
      case UINT8 -> "utinyint";
      case UINT16 -> "usmallint";
      case UINT32 -> "uinteger";
      case UINT64 -> "ubigint";
      case FLOAT32 -> "float";
      case FLOAT64 -> "double";
      case BOOLEAN -> "boolean";
      case TEXT -> "varchar";
      case BYTES -> "blob";
    };
  }

  /**
   * The type for a column of an answer; what no type has, such as a date or a list, is text.
   *
   * @param name the name of DuckDB's type
   * @param digits the digits of a decimal
   */
  static ColumnType of(String name, int digits) {
    if (name.startsWith("DECIMAL")) {
      return digits <= EXACT_DIGITS ? ColumnType.FLOAT64 : ColumnType.TEXT;
    }
    return switch (name) {
      case "TINYINT" -> ColumnType.INT8;
      case "SMALLINT" -> ColumnType.INT16;
      case "INTEGER" -> ColumnType.INT32;
      // Sums of integers are of 128 bits.
      case "BIGINT", "HUGEINT" -> ColumnType.INT64;
      case "UTINYINT" -> ColumnType.UINT8;
      case "USMALLINT" -> ColumnType.UINT16;
      case "UINTEGER" -> ColumnType.UINT32;
      case "UBIGINT" -> ColumnType.UINT64;
      case "FLOAT" -> ColumnType.FLOAT32;
      case "DOUBLE" -> ColumnType.FLOAT64;
      case "BOOLEAN" -> ColumnType.BOOLEAN;
      case "BLOB" -> ColumnType.BYTES;
      default -> ColumnType.TEXT;
    };
  }
}
