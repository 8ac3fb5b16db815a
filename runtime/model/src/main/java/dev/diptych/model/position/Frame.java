package dev.diptych.model.position;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A struct of a document and the structs around it, in which the paths of expressions begin.
 *
 * @param outer the struct that contains it, or null
 * @param struct the struct
 * @param path the path to it
 */
record Frame(@Nullable Frame outer, Struct struct, Path path) {
  /** A number of a document. */
  record NumberAt(Path path, Field field, long value) {}

  /** The number at {@code steps}, or null if there is none. */
  @Nullable NumberAt number(List<String> steps) {
    Frame holder = frame(steps.subList(0, steps.size() - 1));
    String id = steps.get(steps.size() - 1);
    int index = holder == null ? -1 : holder.struct.type().indexOf(id);
    if (holder == null || index < 0 || !(holder.struct.get(index) instanceof Scalar scalar)) {
      return null;
    }
    return new NumberAt(
        holder.path.field(id), holder.struct.type().fields().get(index), scalar.bits());
  }

  /** The field of this struct that {@code inner} leads through. */
  Field field(Path inner) {
    return struct.type().field(inner.field());
  }

  /** The struct at {@code steps}, or null if there is none. */
  @Nullable Frame frame(List<String> steps) {
    Frame at = this;
    for (String step : steps) {
      at = at == null ? null : at.step(step);
    }
    return at;
  }

  private @Nullable Frame step(String step) {
    if (step.equals("_root")) {
      return outer == null || struct.type().top() ? this : outer.step(step);
    }
    if (step.equals("_parent")) {
      return outer;
    }
    int bracket = step.indexOf('[');
    String id = bracket < 0 ? step : step.substring(0, bracket);
    int field = struct.type().indexOf(id);
    Value value = field < 0 ? null : struct.get(field);
    Path at = path.field(id);
    if (bracket >= 0) {
      int index = index(step.substring(bracket + 1, step.length() - 1));
      value =
          value instanceof Sequence list && index >= 0 && index < list.elements().size()
              ? list.elements().get(index)
              : null;
      at = at.at(index);
    }
    return value instanceof Struct inner ? new Frame(this, inner, at) : null;
  }

  private int index(String index) {
    if (Character.isDigit(index.charAt(0))) {
      return index.length() > 9 ? -1 : Integer.parseInt(index);
    }
    NumberAt number = number(List.of(index.split("\\.", -1)));
    return number == null || number.value() > Integer.MAX_VALUE ? -1 : (int) number.value();
  }
}
