package dev.diptych.compiler.check;

import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rejects specs by which no file can be read, because a type that every file has always contains
 * itself. One that only some files have is rejected in those.
 */
final class EndlessCheck {
  private final Spec spec;
  private final Set<String> done = new HashSet<>();
  private final Set<String> open = new HashSet<>();

  private final List<Diagnostic> errors;

  private EndlessCheck(Spec spec, List<Diagnostic> errors) {
    this.errors = errors;
    this.spec = spec;
  }

  static void check(Spec spec, List<Diagnostic> errors) {
    new EndlessCheck(spec, errors).visit(spec.rootType());
  }

  private void visit(TypeDef type) {
    if (!done.add(type.name())) {
      return;
    }
    open.add(type.name());
    for (Node.Field field : type.seq()) {
      TypeDef inner = always(field);
      if (inner != null && open.contains(inner.name())) {
        String name = inner.name().replaceFirst(".*::", "");
        errors.add(
            Diagnostic.error(
                "bad-spec",
                field.origin().to("type").location(),
                "%s always holds another %s, without end".formatted(name, name),
                "if, or repeat: expr, makes one possible that holds none"));
      }
      if (inner != null) {
        visit(inner);
      }
    }
    open.remove(type.name());
  }

  /** The type that every file has at least once in {@code field}, or null. */
  private @Nullable TypeDef always(Node.Field field) {
    boolean once = !field.repeated() || field.repetition() instanceof Repetition.Until;
    return once && field.condition() == null ? spec.type(field.type()) : null;
  }
}
