package dev.diptych.compiler.schema;

import dev.diptych.model.schema.ScalarKind;
import io.kaitai.struct.datatype.BigEndian$;
import io.kaitai.struct.datatype.DataType;
import java.util.Locale;

/** How the compiler's plain number types are stored. */
public final class Types {
  private Types() {}

  /** The storage of {@code type}, or null where it is not a plain number of known byte order. */
  public static ScalarKind number(DataType type) {
    if (type instanceof DataType.EnumType named) {
      return number(named.basedOn());
    }
    if (type instanceof DataType.Int1Type one) {
      return one.signed() ? ScalarKind.S1 : ScalarKind.U1;
    }
    if (type instanceof DataType.IntMultiType many && many.endian().isDefined()) {
      return kind(many.signed() ? "s" : "u", many.width().width(), many.endian().get());
    }
    if (type instanceof DataType.FloatMultiType many && many.endian().isDefined()) {
      return kind("f", many.width().width(), many.endian().get());
    }
    return null;
  }

  /**
   * What the values of {@code type} are, or null where it is not a number of whole bytes. Where
   * only the file tells the byte order, it is taken to be any: the value is the same.
   */
  public static ScalarKind value(DataType type) {
    if (type instanceof DataType.EnumType named) {
      return value(named.basedOn());
    }
    if (type instanceof DataType.IntMultiType many && many.endian().isEmpty()) {
      return kind(many.signed() ? "s" : "u", many.width().width(), null);
    }
    if (type instanceof DataType.FloatMultiType many && many.endian().isEmpty()) {
      return kind("f", many.width().width(), null);
    }
    return number(type);
  }

  /** Number of bits of {@code type}, or 0 where it is not a number of bits. */
  public static int bits(DataType type) {
    if (type instanceof DataType.EnumType named) {
      return bits(named.basedOn());
    }
    if (type instanceof DataType.BitsType1) {
      return 1;
    }
    return type instanceof DataType.BitsType bits ? bits.width() : 0;
  }

  private static ScalarKind kind(String sort, int width, Object endian) {
    String order = endian == BigEndian$.MODULE$ ? "be" : "le";
    return ScalarKind.valueOf((sort + width + order).toUpperCase(Locale.ROOT));
  }
}
