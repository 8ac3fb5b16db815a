package dev.diptych.compiler.check;

import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ir.Transform;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * Rejects references to code outside the spec: opaque types and custom processes, even in types
 * that are never used.
 */
final class ForeignCode {
  private static final String HELP = "Diptych runs no code that is named by a spec";

  private final List<Diagnostic> errors;

  private ForeignCode(List<Diagnostic> errors) {
    this.errors = errors;
  }

  static void check(Spec spec, List<Diagnostic> errors) {
    ForeignCode foreign = new ForeignCode(errors);
    for (TypeDef type : spec.types().values()) {
      for (Node.Field field : type.fields()) {
        foreign.check(field.origin(), field.type());
      }
    }
  }

  private void check(Origin origin, FieldType type) {
    Transform transform = type.transform();
    if (transform != null && transform.method() == Transform.Method.CUSTOM) {
      error(origin.to("process"), "custom processes are not supported");
    }
    if (type instanceof FieldType.User user && user.opaque()) {
      error(origin.to("type"), "opaque types are not supported");
    }
    if (type instanceof FieldType.Switch choice) {
      for (FieldType.Case each : choice.cases()) {
        check(origin, each.type());
      }
    }
  }

  private void error(Origin origin, String message) {
    errors.add(Diagnostic.error("unsupported-spec", origin.location(), message, HELP));
  }
}
