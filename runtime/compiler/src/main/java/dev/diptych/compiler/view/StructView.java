package dev.diptych.compiler.view;

import dev.diptych.compiler.schema.Attribute;
import dev.diptych.compiler.schema.Handlings;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import io.kaitai.struct.format.ClassSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A struct beside what its author wrote.
 *
 * @param type the struct
 * @param spec the compiler's view, or null where the struct stands in no spec
 * @param yaml the author's words, empty where the struct stands in no spec
 * @param fields its fields, in their order
 */
public record StructView(
    StructType type, ClassSpec spec, Map<String, Object> yaml, List<FieldView> fields) {
  static StructView of(
      StructType type, ClassSpec spec, Map<String, Object> yaml, Handlings handlings) {
    List<Attribute> attributes = spec == null ? List.of() : Attribute.of(spec, yaml);
    List<FieldView> fields = new ArrayList<>();
    for (Field field : type.fields()) {
      Attribute found =
          attributes.stream().filter(each -> each.id().equals(field.id())).findFirst().orElse(null);
      fields.add(new FieldView(field, found, found == null ? null : handlings.of(found)));
    }
    return new StructView(type, spec, yaml, List.copyOf(fields));
  }

  /** The field {@code id}, or null. */
  public FieldView field(String id) {
    int index = type.indexOf(id);
    return index < 0 ? null : fields.get(index);
  }

  /** Whether the struct is the box of a case that is no struct. */
  public boolean box() {
    return spec == null;
  }
}
