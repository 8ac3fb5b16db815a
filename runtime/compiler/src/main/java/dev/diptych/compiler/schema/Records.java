package dev.diptych.compiler.schema;

import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.NoRepeat$;
import io.kaitai.struct.format.RepeatExpr;
import scala.jdk.javaapi.CollectionConverters;

/** Which arrays of a spec can be kept as record tables. */
public final class Records {
  private Records() {}

  /**
   * Whether {@code field} repeats, by a count, a struct that is nothing but plain numbers, in the
   * stream it stands in.
   */
  static boolean isTable(Attribute field) {
    return field.spec().cond().repeat() instanceof RepeatExpr
        && field.type() instanceof DataType.UserTypeInstream type
        && type.args().isEmpty()
        && type.classSpec().isDefined()
        && isRecord(type.classSpec().get());
  }

  /** Bytes of one record of {@code spec}, which must be one. */
  public static int stride(ClassSpec spec) {
    return CollectionConverters.asJava(spec.seq()).stream()
        .mapToInt(field -> Types.number(field.dataType()).width())
        .sum();
  }

  private static boolean isRecord(ClassSpec spec) {
    return spec.params().isEmpty()
        && spec.instances().isEmpty()
        && !spec.seq().isEmpty()
        && CollectionConverters.asJava(spec.seq()).stream().allMatch(Records::isColumn);
  }

  private static boolean isColumn(AttrSpec field) {
    return Types.number(field.dataType()) != null
        && field.cond().ifExpr().isEmpty()
        && field.cond().repeat() == NoRepeat$.MODULE$
        && field.valid().isEmpty();
  }
}
