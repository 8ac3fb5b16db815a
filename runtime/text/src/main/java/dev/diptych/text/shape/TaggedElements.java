package dev.diptych.text.shape;

import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Elements of several kinds in one list, each as a block that bears the name of its kind: {@code
 * Circle { … }}. An element is a struct of two fields: a number that says the kind, and a struct
 * that is chosen by it.
 *
 * @param entry the struct of an element
 * @param selector index of the number
 * @param body index of the struct that it chooses
 * @param names the names of the kinds
 */
public record TaggedElements(StructType entry, int selector, int body, EnumType names) {
  /** The kinds of the elements of {@code field}, or null where they are not of kinds. */
  public static TaggedElements of(Schema schema, Field field) {
    boolean kinds = field.elements() != null && field.repeat() instanceof Repeat.Counted;
    if (!kinds || !(field.type() instanceof Type.Nested nested)) {
      return null;
    }
    StructType entry = schema.struct(nested);
    EnumType names = schema.enums().get(field.elements());
    for (int i = 0; i < entry.fields().size(); i++) {
      if (entry.fields().get(i).type() instanceof Type.Switched type && type.on() != null) {
        int selector = entry.indexOf(type.on());
        return entry.fields().size() == 2 && selector >= 0
            ? new TaggedElements(entry, selector, i, names)
            : null;
      }
    }
    return null;
  }

  /** The structs of all kinds that have a name, by their numbers. */
  public Map<Long, String> structs() {
    Map<Long, String> structs = new LinkedHashMap<>();
    for (long kind : names.names().keySet()) {
      String struct = CaseLookup.of(type(), new Scalar(kind));
      if (struct != null) {
        structs.put(kind, struct);
      }
    }
    return structs;
  }

  /** What a block of the kind of {@code element} is called, or null where it has to be spelled. */
  public String name(Struct element) {
    boolean plain =
        element.residue().isEmpty()
            && element.get(selector) instanceof Scalar
            && element.get(body) instanceof Struct;
    if (!plain) {
      return null;
    }
    Scalar kind = (Scalar) element.get(selector);
    Struct inner = (Struct) element.get(body);
    boolean meant = inner.type().name().equals(CaseLookup.of(type(), kind));
    return meant ? names.nameOf(kind.bits()) : null;
  }

  /** An element of the kind {@code kind}. */
  public Struct element(long kind, Struct inner) {
    Value[] values = new Value[entry.fields().size()];
    values[selector] = new Scalar(kind);
    values[body] = inner;
    return Deriver.complete(entry, values);
  }

  private Type.Switched type() {
    return (Type.Switched) entry.fields().get(body).type();
  }
}
