package dev.diptych.spectools.example;

import dev.diptych.compiler.ir.FieldType;
import dev.diptych.compiler.ir.Param;
import java.util.List;

/** Passes arguments to structs that have params; they are computed when somebody asks. */
final class Arguments {
  private Arguments() {}

  /** Passes the arguments of {@code type}, the type of a field, to {@code inner}. */
  static void pass(FieldType type, Draft inner) {
    if (!(type instanceof FieldType.User user) || inner.view().spec() == null) {
      return;
    }
    List<Param> params = inner.view().spec().params();
    for (int i = 0; i < Math.min(user.arguments().size(), params.size()); i++) {
      inner.params().put(params.get(i).id(), user.arguments().get(i));
    }
  }
}
