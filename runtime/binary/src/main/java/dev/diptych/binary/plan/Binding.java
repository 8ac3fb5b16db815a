package dev.diptych.binary.plan;

import dev.diptych.binary.decode.PositionedTypes;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the {@link Shape} of each plan. Structs of the schema and types of the spec have the same
 * names, fields and members the same ids.
 *
 * @param spec the spec
 * @param schema the schema of the same spec
 * @param positioned which structs have instances in them
 */
record Binding(Spec spec, Schema schema, PositionedTypes positioned) {
  Binding(Spec spec, Schema schema) {
    this(spec, schema, new PositionedTypes(schema));
  }

  /** The shape of a plan, whose struct is in the schema. */
  Shape of(StructPlan plan) {
    StructType type = schema.struct(plan.name());
    TypeDef def = spec.requireType(plan.name());
    List<Member> members = type.fields().stream().map(f -> member(plan, def, f)).toList();
    int[] computed = type.computed().stream().mapToInt(c -> plan.slot(c.id())).toArray();
    return new Shape(type, members, computed, members.stream().anyMatch(Member::instance));
  }

  private Member member(StructPlan plan, TypeDef def, Field field) {
    Form form = Form.of(field);
    String id = field.type() instanceof Type.Packing packing ? packing.field() : field.id();
    List<StructType> cases =
        form == Form.CHOICE
            ? cases((FieldType.Switch) ((Node.Field) node(def, id)).type(), field)
            : List.of();
    boolean closed = field.storage().stream() == null && !positioned.hasPositions(field.type());
    return new Member(
        field,
        plan.slot(id),
        form,
        cases,
        form == Form.ROWS ? schema.layout(field) : null,
        closed,
        field.repeated() && form != Form.ROWS,
        field.storage().packed(),
        field.isParameter(),
        field.storage().instance());
  }

  private static Node node(TypeDef def, String id) {
    Node node = def.node(id);
    if (node == null) {
      throw new IllegalStateException(def.name() + " has no member " + id);
    }
    return node;
  }

  /**
   * The structs of all cases. The schema lists them without duplicates, in the order of the cases:
   * a case whose type is none of the spec has the next one that is not taken.
   */
  private List<StructType> cases(FieldType.Switch choice, Field field) {
    Map<String, StructType> known = new HashMap<>();
    List<StructType> boxes = new ArrayList<>();
    for (String struct : field.type().structs()) {
      if (spec.type(struct) == null) {
        boxes.add(schema.struct(struct));
      }
    }
    List<StructType> cases = new ArrayList<>();
    for (FieldType.Case each : choice.cases()) {
      cases.add(
          each.type() instanceof FieldType.User user
              ? schema.struct(user.name())
              : known.computeIfAbsent(each.written(), written -> boxes.remove(0)));
    }
    if (choice.otherwise() != null) {
      cases.add(known.computeIfAbsent("bytes", written -> boxes.remove(0)));
    }
    return cases;
  }
}
