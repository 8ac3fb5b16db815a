package dev.diptych.spectools.describe;

import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import java.util.HashSet;
import java.util.Set;

/** Whether a type reads its stream to the end in every file. */
final class ReadsToEnd {
  private final Spec spec;
  private final Set<String> open = new HashSet<>();

  ReadsToEnd(Spec spec) {
    this.spec = spec;
  }

  boolean reads(TypeDef type) {
    Node.Field last = type.seq().isEmpty() ? null : type.seq().get(type.seq().size() - 1);
    // A recursive last field does not determine the end.
    boolean never = last == null || last.condition() != null || !open.add(type.name());
    if (last == null || never || last.type() instanceof FieldType.Bits) {
      return false;
    }
    return last.repetition() instanceof Repetition.ToEnd || reads(last.type());
  }

  private boolean reads(FieldType type) {
    if (type instanceof FieldType.Switch choice) {
      return choice.cases().stream().allMatch(each -> reads(each.type()));
    }
    TypeDef struct = spec.type(type);
    return type.extent() instanceof Extent.Rest
        || (type.extent() == null && struct != null && reads(struct));
  }
}
