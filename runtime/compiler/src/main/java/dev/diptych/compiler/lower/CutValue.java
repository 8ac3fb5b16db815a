package dev.diptych.compiler.lower;

import dev.diptych.compiler.schema.Handling;
import io.kaitai.struct.datatype.DataType;
import java.util.List;
import scala.Option;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * What expressions read of bytes that are kept with their terminator and padding. The language of
 * specs has no expression for it: the id of the value says what is cut off, and the generated code
 * is changed to do that.
 *
 * @param pad the byte that fills up, or null
 * @param terminator the byte that ends, or null
 * @param unit how many of that byte make a terminator
 * @param include whether the terminator is part of the value
 */
record CutValue(Integer pad, Integer terminator, int unit, boolean include) {
  static CutValue of(DataType type) {
    DataType.BytesType bytes = Handling.bytes(type);
    if (bytes instanceof DataType.BytesLimitType limited) {
      return of(limited.padRight(), limited.terminator(), limited.include());
    }
    var rest = (DataType.BytesEosType) bytes;
    return of(rest.padRight(), rest.terminator(), rest.include());
  }

  private static CutValue of(Option<Object> pad, Option<Seq<Object>> end, boolean include) {
    List<Object> terminator = end.isDefined() ? CollectionConverters.asJava(end.get()) : List.of();
    return new CutValue(
        pad.isDefined() ? number(pad.get()) : null,
        terminator.isEmpty() ? null : number(terminator.get(0)),
        Math.max(1, terminator.size()),
        include);
  }

  private static int number(Object one) {
    return ((Number) one).intValue() & 0xFF;
  }

  /** The id of the value for the field {@code id}. */
  String id(String field) {
    return "%scut_p%s_t%s_u%d_i%d_x_%s"
        .formatted(
            Handling.PREFIX,
            pad == null ? "n" : pad,
            terminator == null ? "n" : terminator,
            unit,
            include ? 1 : 0,
            field);
  }
}
