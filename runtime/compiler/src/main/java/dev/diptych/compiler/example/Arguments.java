package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Tree;
import dev.diptych.compiler.view.FieldView;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ParamDefSpec;
import java.util.List;
import scala.jdk.javaapi.CollectionConverters;

/** Passes arguments to structs that have params; they are computed when somebody asks. */
final class Arguments {
  private Arguments() {}

  /** Passes what {@code view}, a field of {@code owner}, gives to {@code inner}. */
  static void pass(Draft owner, FieldView view, Draft inner) {
    if (inner.view().spec() == null || view.attribute() == null) {
      return;
    }
    List<Ast.expr> arguments = arguments(view.attribute().type(), inner);
    List<ParamDefSpec> params = CollectionConverters.asJava(inner.view().spec().params());
    for (int i = 0; i < Math.min(arguments.size(), params.size()); i++) {
      inner.params().put(params.get(i).id().humanReadable(), Tree.of(arguments.get(i)));
    }
  }

  private static List<Ast.expr> arguments(DataType type, Draft inner) {
    if (type instanceof DataType.SwitchType many) {
      for (DataType each : CollectionConverters.asJava(many.cases()).values()) {
        boolean same =
            each instanceof DataType.UserType user
                && user.classSpec().isDefined()
                && user.classSpec().get().equals(inner.view().spec());
        if (same) {
          return arguments(each, inner);
        }
      }
    }
    return type instanceof DataType.UserType user
        ? CollectionConverters.asJava(user.args())
        : List.of();
  }
}
