package dev.diptych.table;

import dev.diptych.model.schema.ScalarKind;
import java.util.Locale;

/** What the cells of a column are. */
public enum ColumnType {
  /** A signed integer of 8 bits. */
  INT8(Sort.SIGNED, 8),
  /** A signed integer of 16 bits. */
  INT16(Sort.SIGNED, 16),
  /** A signed integer of 32 bits. */
  INT32(Sort.SIGNED, 32),
  /** A signed integer of 64 bits. */
  INT64(Sort.SIGNED, 64),
  /** An unsigned integer of 8 bits. */
  UINT8(Sort.UNSIGNED, 8),
  /** An unsigned integer of 16 bits. */
  UINT16(Sort.UNSIGNED, 16),
  /** An unsigned integer of 32 bits. */
  UINT32(Sort.UNSIGNED, 32),
  /** An unsigned integer of 64 bits. */
  UINT64(Sort.UNSIGNED, 64),
  /** An IEEE 754 float of 32 bits. */
  FLOAT32(Sort.FLOAT, 32),
  /** An IEEE 754 float of 64 bits. */
  FLOAT64(Sort.FLOAT, 64),
  /** True or false. */
  BOOLEAN(Sort.BOOLEAN, 1),
  /** Characters. */
  TEXT(Sort.TEXT, 0),
  /** Bytes. */
  BYTES(Sort.BYTES, 0);

  /** How a type is handled. */
  public enum Sort {
    /** A signed integer. */
    SIGNED,
    /** An unsigned integer. */
    UNSIGNED,
    /** A float. */
    FLOAT,
    /** A boolean. */
    BOOLEAN,
    /** Characters. */
    TEXT,
    /** Bytes. */
    BYTES;

    /** Whether cells are {@linkplain Cells#bits bits}. */
    public boolean isNumber() {
      return this != TEXT && this != BYTES;
    }
  }

  private final Sort sort;
  private final int bits;

  ColumnType(Sort sort, int bits) {
    this.sort = sort;
    this.bits = bits;
  }

  /** How it is handled. */
  public Sort sort() {
    return sort;
  }

  /** The bits of a number; 0 for texts and bytes. */
  public int bits() {
    return bits;
  }

  /** The name for users, such as {@code uint8}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The type of a number in a file. */
  static ColumnType of(ScalarKind kind) {
    return switch (kind.sort()) {
      case SIGNED -> signed(kind.width());
      case UNSIGNED -> unsigned(kind.width() * Byte.SIZE);
      case FLOAT -> kind.width() == Float.BYTES ? FLOAT32 : FLOAT64;
    };
  }

  private static ColumnType signed(int bytes) {
    return switch (bytes) {
      case 1 -> INT8;
      case 2 -> INT16;
      case 4 -> INT32;
      default -> INT64;
    };
  }

  /** The smallest type for unsigned numbers of some bits. */
  static ColumnType unsigned(int bits) {
    if (bits <= 8) {
      return UINT8;
    }
    if (bits <= 16) {
      return UINT16;
    }
    return bits <= 32 ? UINT32 : UINT64;
  }
}
