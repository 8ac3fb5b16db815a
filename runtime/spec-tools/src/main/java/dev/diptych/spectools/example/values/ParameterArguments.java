package dev.diptych.spectools.example.values;

import dev.diptych.compiler.ir.FieldType;
import dev.diptych.compiler.ir.TypeDef.Param;
import java.util.List;

/** Passes arguments to structs with parameters; they are evaluated on demand. */
public final class ParameterArguments {
  private ParameterArguments() {}

  /** Passes the arguments of {@code type}, the type of a field, to {@code inner}. */
  public static void pass(FieldType type, DraftStruct inner) {
    if (!(type instanceof FieldType.User user) || inner.view().spec() == null) {
      return;
    }
    List<Param> params = inner.view().spec().params();
    for (int i = 0; i < Math.min(user.arguments().size(), params.size()); i++) {
      inner.params().put(params.get(i).id(), user.arguments().get(i));
    }
  }
}
