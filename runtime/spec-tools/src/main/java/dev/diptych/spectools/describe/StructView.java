package dev.diptych.spectools.describe;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Node;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A struct of a schema with the type of the spec that it was derived from.
 *
 * @param type the struct
 * @param spec the type, or null for a struct that is not in the spec
 * @param fields its fields in order
 */
public record StructView(StructType type, @Nullable TypeDef spec, List<FieldView> fields) {
  static StructView of(StructType type, @Nullable TypeDef spec) {
    Map<String, Node.Field> nodes = new HashMap<>();
    if (spec != null) {
      spec.fields().forEach(node -> nodes.putIfAbsent(node.id(), node));
    }
    List<FieldView> fields = new ArrayList<>();
    for (Field field : type.fields()) {
      fields.add(new FieldView(field, nodes.get(field.id())));
    }
    return new StructView(type, spec, List.copyOf(fields));
  }

  /** The type in the spec; the struct must not be a box. */
  public TypeDef definition() {
    return requireNonNull(spec, type.name());
  }

  /** The field {@code id}, or null. */
  public @Nullable FieldView field(String id) {
    int index = type.indexOf(id);
    return index < 0 ? null : fields.get(index);
  }

  /** The field {@code id}, which must exist. */
  public FieldView requireField(String id) {
    return requireNonNull(field(id), id);
  }

  /** The computed value {@code id}, or null. */
  public Node.@Nullable Value value(String id) {
    return spec != null && spec.node(id) instanceof Node.Value value ? value : null;
  }

  /** Whether the struct is the box of a case that is not a struct. */
  public boolean box() {
    return spec == null;
  }
}
