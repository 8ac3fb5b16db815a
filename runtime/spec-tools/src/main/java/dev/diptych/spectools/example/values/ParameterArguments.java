package dev.diptych.spectools.example.values;

import dev.diptych.ir.FieldType;
import dev.diptych.ir.TypeDef;
import dev.diptych.ir.TypeDef.Param;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Passes arguments to structs with parameters; they are evaluated on demand. */
public final class ParameterArguments {
  private ParameterArguments() {}

  /** Passes the arguments of {@code type}, the type of a field or null, to {@code inner}. */
  public static void pass(@Nullable FieldType type, DraftStruct inner) {
    TypeDef definition = inner.view().spec();
    if (!(type instanceof FieldType.User user) || definition == null) {
      return;
    }
    List<Param> params = definition.params();
    for (int i = 0; i < Math.min(user.arguments().size(), params.size()); i++) {
      inner.params().put(params.get(i).id(), user.arguments().get(i));
    }
  }
}
