package dev.diptych.text.shape;

import static java.util.Objects.requireNonNull;

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
import org.jspecify.annotations.Nullable;

/**
 * Elements of different structs in one list, each a block named by its tag: {@code Circle { … }}.
 * An element is a struct of two fields: a number, the tag, and a struct that it selects.
 *
 * @param entry the struct of an element
 * @param selector index of the tag
 * @param body index of the selected struct
 * @param names the names of the tags
 */
public record TaggedElements(StructType entry, int selector, int body, EnumType names) {
  /** The tags of the elements of {@code field}, or null if they have none. */
  public static @Nullable TaggedElements of(Schema schema, Field field) {
    boolean kinds = field.elements() != null && field.repeat() instanceof Repeat.Counted;
    if (!kinds || !(field.type() instanceof Type.Nested nested)) {
      return null;
    }
    StructType entry = schema.struct(nested);
    EnumType names = requireNonNull(schema.names(field.elements()), field.id());
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

  /** The structs of all tags with a name, by tag. */
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

  /** The block name of {@code element}, or null if its tag has none. */
  public @Nullable String name(Struct element) {
    if (!element.residue().isEmpty()
        || !(element.get(selector) instanceof Scalar kind)
        || !(element.get(body) instanceof Struct inner)) {
      return null;
    }
    boolean meant = inner.type().name().equals(CaseLookup.of(type(), kind));
    return meant ? names.nameOf(kind.bits()) : null;
  }

  /** Creates an element with the tag {@code kind}. */
  public Struct element(long kind, Struct inner) {
    @Nullable Value[] values = new Value[entry.fields().size()];
    values[selector] = new Scalar(kind);
    values[body] = inner;
    return Deriver.complete(entry, values);
  }

  private Type.Switched type() {
    return (Type.Switched) entry.fields().get(body).type();
  }
}
