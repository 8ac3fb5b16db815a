package dev.diptych.compiler.view;

import dev.diptych.compiler.schema.Attribute;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import scala.jdk.javaapi.CollectionConverters;

/** How many bytes a spec gives to a field. */
public final class SizeOf {
  private SizeOf() {}

  /** The expression that tells, or null where there is none. */
  public static Ast.expr expression(FieldView view) {
    Attribute attribute = view.attribute();
    return attribute == null ? null : size(attribute.type());
  }

  private static Ast.expr size(DataType type) {
    if (type instanceof DataType.StrFromBytesType text) {
      return size(text.bytes());
    }
    if (type instanceof DataType.UserTypeFromBytes user) {
      return size(user.bytes());
    }
    if (type instanceof DataType.SwitchType many) {
      return CollectionConverters.asJava(many.cases()).values().stream()
          .map(SizeOf::size)
          .filter(each -> each != null)
          .findFirst()
          .orElse(null);
    }
    return type instanceof DataType.BytesLimitType limited ? limited.size() : null;
  }
}
