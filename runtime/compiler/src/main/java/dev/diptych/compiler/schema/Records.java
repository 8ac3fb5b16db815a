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
   * Whether {@code field} repeats, by a count or to the end, plain numbers or a struct that is
   * nothing but plain numbers, in the stream it stands in.
   */
  static boolean isTable(Attribute field) {
    boolean many = field.spec().cond().repeat() instanceof RepeatExpr || field.toTheEnd();
    boolean numbers = Types.number(field.type()) != null && !field.validated();
    return many && (numbers || isRecords(field));
  }

  private static boolean isRecords(Attribute field) {
    return field.type() instanceof DataType.UserTypeInstream type
        && type.args().isEmpty()
        && type.classSpec().isDefined()
        && isRecord(type.classSpec().get());
  }

  /** Bytes of one record of {@code field}, which must be a table. */
  public static int stride(Attribute field) {
    if (!(field.type() instanceof DataType.UserType type)) {
      return Types.number(field.type()).width();
    }
    ClassSpec spec = type.classSpec().get();
    return CollectionConverters.asJava(spec.seq()).stream()
        .mapToInt(column -> Types.number(column.dataType()).width())
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
