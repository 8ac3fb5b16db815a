package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Tree;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ParamDefSpec;
import java.util.List;
import scala.jdk.javaapi.CollectionConverters;

/** Passes arguments to structs that have params; they are computed when somebody asks. */
final class Arguments {
  private Arguments() {}

  /** Passes what {@code type}, the type of a field with its arguments, gives to {@code inner}. */
  static void pass(DataType type, Draft inner) {
    boolean takes = type instanceof DataType.UserType && inner.view().spec() != null;
    if (!takes) {
      return;
    }
    List<Ast.expr> arguments = CollectionConverters.asJava(((DataType.UserType) type).args());
    List<ParamDefSpec> params = CollectionConverters.asJava(inner.view().spec().params());
    for (int i = 0; i < Math.min(arguments.size(), params.size()); i++) {
      inner.params().put(params.get(i).id().humanReadable(), Tree.of(arguments.get(i)));
    }
  }
}
