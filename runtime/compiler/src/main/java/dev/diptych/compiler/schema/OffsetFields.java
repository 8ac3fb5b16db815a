package dev.diptych.compiler.schema;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.PositionExpression;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.RowShape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the numbers that tell where instances are, so that texts can omit them. A position is the
 * sum of such a number, of the start of a region, and of other numbers.
 */
final class OffsetFields {
  private final Schema schema;
  private final Map<String, Set<String>> parents = new HashMap<>();
  private final Set<String> rows = new HashSet<>();

  /** What is found, by struct and field. */
  private final Map<String, Map<String, Derivation.PositionOf>> found = new LinkedHashMap<>();

  private OffsetFields(Schema schema) {
    this.schema = schema;
    for (StructType struct : schema.structs().values()) {
      boolean row = RowShape.of(schema, struct).isPresent();
      for (Field field : struct.fields()) {
        for (String inner : field.type().structs()) {
          parents.computeIfAbsent(inner, name -> new HashSet<>()).add(struct.name());
          if (row || field.repeated()) {
            rows.add(inner);
          }
        }
      }
    }
  }

  /** The structs of {@code schema} with such numbers. */
  static List<StructType> of(Schema schema) {
    OffsetFields offsets = new OffsetFields(schema);
    for (StructType struct : schema.structs().values()) {
      for (Field field : struct.fields()) {
        if (field.storage().place() != Place.SEQUENCE) {
          offsets.collect(struct, field);
        }
      }
    }
    return offsets.changed();
  }

  private void collect(StructType struct, Field field) {
    PositionExpression position = PositionExpression.parse(field.storage().position());
    if (position == null || field.type() instanceof Type.Packing) {
      return;
    }
    for (PositionExpression.Term term : position.terms()) {
      if (term.isStreamSize()) {
        return;
      }
    }
    for (PositionExpression.Term term : position.terms()) {
      boolean base = !term.equals(position.offset());
      if (!base || term.scale() == 1) {
        var derivation = new Derivation.PositionOf(field.id(), base);
        String id = id(term.path().get(term.path().size() - 1));
        for (String owner : owners(struct.name(), term.path(), id)) {
          add(owner, id, derivation);
        }
      }
    }
  }

  /** An offset counts before a start of a region. */
  private void add(String struct, String id, Derivation.PositionOf derivation) {
    Map<String, Derivation.PositionOf> fields =
        found.computeIfAbsent(struct, name -> new LinkedHashMap<>());
    Derivation.PositionOf before = fields.get(id);
    if (before == null || before.base()) {
      fields.put(id, derivation);
    }
  }

  /** The structs with the field {@code id} that {@code path} can lead to. */
  private Set<String> owners(String from, List<String> path, String id) {
    Set<String> structs = Set.of(from);
    for (int i = 0; i < path.size() - 1; i++) {
      Set<String> next = new HashSet<>();
      for (String each : structs) {
        next.addAll(step(each, path.get(i)));
      }
      structs = next;
    }
    Set<String> owners = new HashSet<>();
    for (String struct : structs) {
      if (schema.struct(struct).indexOf(id) >= 0) {
        owners.add(struct);
      }
    }
    return owners;
  }

  private Set<String> step(String struct, String step) {
    if (step.equals("_root")) {
      int end = struct.indexOf("::");
      String top = end < 0 ? struct : struct.substring(0, end);
      return schema.structs().containsKey(top) ? Set.of(top) : Set.of();
    }
    if (step.equals("_parent")) {
      return parents.getOrDefault(struct, Set.of());
    }
    StructType type = schema.struct(struct);
    int index = type.indexOf(id(step));
    return index < 0 ? Set.of() : Set.copyOf(type.fields().get(index).type().structs());
  }

  private static String id(String step) {
    int index = step.indexOf('[');
    return index < 0 ? step : step.substring(0, index);
  }

  private List<StructType> changed() {
    List<StructType> changed = new ArrayList<>();
    for (Map.Entry<String, Map<String, Derivation.PositionOf>> fields : found.entrySet()) {
      StructType struct = schema.struct(fields.getKey());
      for (Map.Entry<String, Derivation.PositionOf> each : fields.getValue().entrySet()) {
        int index = struct.indexOf(each.getKey());
        if (isFree(struct, struct.fields().get(index))) {
          struct = with(struct, index, each.getValue());
        }
      }
      changed.add(struct);
    }
    return changed;
  }

  private static StructType with(StructType struct, int index, Derivation derivation) {
    List<Field> fields = new ArrayList<>(struct.fields());
    fields.set(index, fields.get(index).withDerivation(derivation));
    return new StructType(
        struct.name(),
        fields,
        struct.key(),
        struct.zips(),
        struct.doc(),
        struct.computed(),
        struct.nestedDerivations(),
        struct.aliases());
  }

  private boolean isFree(StructType struct, Field field) {
    boolean number =
        field.type() instanceof Type.Varint
            || (field.type() instanceof Type.Bits bits && bits.names() == null)
            || (field.type() instanceof Type.Numeric numeric
                && numeric.names() == null
                && !numeric.kind().isFloat());
    return number
        && !selects(struct, field)
        && !isRow(struct)
        && !field.derived()
        && !field.optional()
        && !field.repeated()
        && field.role() == Role.DATA
        && field.defaultBits() == null
        && field.storage().allowed() == null
        && !Objects.equals(struct.key(), field.id());
  }

  /** Whether {@code field} selects the case of another field of {@code struct}. */
  static boolean selects(StructType struct, Field field) {
    for (Field each : struct.fields()) {
      if (each.type() instanceof Type.Switched type && field.id().equals(type.on())) {
        return true;
      }
    }
    return false;
  }

  /** Whether texts have {@code struct}, as the spec describes it, in rows: all columns remain. */
  private boolean isRow(StructType struct) {
    Optional<RowShape> row = RowShape.of(schema, schema.struct(struct.name()));
    return row.isPresent() && rows.contains(struct.name());
  }
}
