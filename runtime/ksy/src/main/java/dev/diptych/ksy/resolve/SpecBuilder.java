package dev.diptych.ksy.resolve;

import dev.diptych.ir.BitSizes;
import dev.diptych.ir.Constraint;
import dev.diptych.ir.Endian;
import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Fact;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.Target;
import dev.diptych.ir.TypeDef;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Yaml;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes the records of a spec without errors. */
final class SpecBuilder {
  private final MemberTypes types;
  private final Exprs exprs;
  private final FieldTypes fieldTypes;
  private final Map<String, Struct> structs = new LinkedHashMap<>();
  private final Map<String, List<Node.Field>> sequences = new HashMap<>();
  private final Map<String, EnumDef> enums = new LinkedHashMap<>();
  private final Map<String, Long> sizes = new HashMap<>();
  private final Set<String> sizing = new HashSet<>();
  private final Map<Member, Node.Field> fields = new HashMap<>();

  SpecBuilder(MemberTypes types) {
    this.types = types;
    this.exprs = new Exprs(types.typing);
    this.fieldTypes = new FieldTypes(types, exprs);
  }

  Spec build(Modules modules, Names names) {
    for (Struct top : new TreeMap<>(names.tops).values()) {
      collect(top);
    }
    for (Struct struct : structs.values()) {
      sequences.put(struct.name, sequence(struct));
    }
    Map<String, TypeDef> defs = new LinkedHashMap<>();
    for (Struct struct : structs.values()) {
      defs.put(struct.name, type(struct));
    }
    Set<String> imports = new LinkedHashSet<>(modules.all().keySet());
    imports.remove(modules.root().name());
    return new Spec(Keys.header(modules.root()), modules.root().name(), imports, defs, enums);
  }

  /** Sizes that are asked for have to be the same in every file. */
  void checkSizes(Problems problems) {
    for (Exprs.Asked asked : exprs.sizes()) {
      if (!isFixed(asked.of())) {
        String message = "the size of %s depends on the file".formatted(asked.words());
        problems.error("wrong-type", asked.place(), message);
      }
    }
  }

  private boolean isFixed(Meaning fact) {
    if (fact.target() instanceof Struct struct) {
      return bits(struct.name) != BitSizes.OPEN;
    }
    if (fact.target() instanceof Member member && fields.containsKey(member)) {
      return new BitSizes(this::bits).field(fields.get(member)) != BitSizes.OPEN;
    }
    Type type = fact.target() instanceof Type named ? named : fact.type();
    return type.is(Type.Kind.STRUCT)
        ? type.struct() == null
            || type.struct().foreign
            || bits(type.struct().name) != BitSizes.OPEN
        : type.number() != null || type.bits() > 0;
  }

  private void collect(Struct struct) {
    structs.put(struct.name, struct);
    for (EnumDef each : struct.enums.values()) {
      enums.put(each.name(), each);
    }
    for (Struct inner : struct.types.values()) {
      collect(inner);
    }
  }

  private TypeDef type(Struct struct) {
    List<TypeDef.Param> own = new ArrayList<>();
    for (Member each : struct.params) {
      own.add(
          new TypeDef.Param(
              each.id, each.place.origin(), types.of(each).valueType(), Yaml.doc(each.yaml)));
    }
    List<Node> instances = new ArrayList<>();
    for (Member each : struct.instances) {
      instances.add(each.kind == Member.Kind.VALUE ? value(each) : field(each));
    }
    return new TypeDef(
        struct.name,
        struct.place.origin(),
        Objects.requireNonNullElse(Yaml.text(struct.yaml, "doc"), ""),
        endian(struct),
        List.copyOf(own),
        Objects.requireNonNull(sequences.get(struct.name)),
        List.copyOf(instances),
        scope(struct),
        struct.stringForm == null ? null : exprs.of(struct.stringForm),
        bits(struct.name),
        Keys.struct(struct.yaml));
  }

  private static Map<String, EnumDef> scope(Struct struct) {
    Map<String, EnumDef> all = struct.outer == null ? new HashMap<>() : scope(struct.outer);
    all.putAll(struct.enums);
    return all;
  }

  private long bits(String name) {
    Long known = sizes.get(name);
    if (known == null) {
      if (!sizing.add(name)) {
        return BitSizes.OPEN;
      }
      known = new BitSizes(this::bits).sequence(Objects.requireNonNull(sequences.get(name)));
      sizing.remove(name);
      sizes.put(name, known);
    }
    return known;
  }

  private Endian endian(Struct struct) {
    if (struct.orderOn == null) {
      return new Endian.Fixed();
    }
    List<Endian.Case> cases = new ArrayList<>();
    struct.orderCases.forEach(
        each -> cases.add(new Endian.Case(exprs.of(each.key()), each.order())));
    return new Endian.Selected(exprs.of(struct.orderOn), List.copyOf(cases));
  }

  private List<Node.Field> sequence(Struct struct) {
    List<Node.Field> sequence = new ArrayList<>();
    for (Member member : struct.seq) {
      sequence.add(field(member));
    }
    return List.copyOf(sequence);
  }

  private Node.Field field(Member member) {
    Node.Field field =
        new Node.Field(
            member.id,
            member.place.origin(),
            Yaml.doc(member.yaml),
            fieldTypes.of(member),
            exprs.optional(member.condition),
            repetition(member),
            constraint(member),
            member.kind == Member.Kind.INSTANCE
                ? new Node.Placement(exprs.optional(member.pos), exprs.optional(member.io))
                : null,
            Keys.written(member.yaml),
            Keys.text(member.yaml));
    fields.put(member, field);
    return field;
  }

  private Node.Value value(Member member) {
    Expression value = exprs.expression(Objects.requireNonNull(member.value));
    Type type = types.of(member);
    String names = Yaml.text(member.yaml, "enum");
    if (names != null) {
      Fact fact = new Fact(type.valueType(), new Target.Named(type.valueType()), null);
      value = new Expression(value.source(), new Expr.Cast(value.tree(), "::" + names, fact));
    }
    return new Node.Value(
        member.id,
        member.place.origin(),
        Yaml.doc(member.yaml),
        value,
        exprs.optional(member.condition),
        type.valueType());
  }

  private Repetition repetition(Member member) {
    String repeat = Yaml.text(member.yaml, "repeat");
    return switch (repeat == null ? "" : repeat) {
      case "expr" -> new Repetition.Times(exprs.expression(Objects.requireNonNull(member.times)));
      case "until" -> new Repetition.Until(exprs.expression(Objects.requireNonNull(member.until)));
      case "eos" -> new Repetition.ToEnd();
      default -> new Repetition.Once();
    };
  }

  private @Nullable Constraint constraint(Member member) {
    Member.Valid valid = member.valid;
    if (valid == null) {
      return member.yaml.get("contents") == null
          ? null
          : new Constraint.Equal(fieldTypes.contentsValue(member), null);
    }
    if (valid.equal() != null) {
      return new Constraint.Equal(exprs.of(valid.equal()), valid.equal().text());
    }
    if (valid.min() != null || valid.max() != null) {
      return new Constraint.Range(exprs.optional(valid.min()), exprs.optional(valid.max()));
    }
    if (valid.holds() != null) {
      return new Constraint.Holds(exprs.expression(valid.holds()));
    }
    if (valid.inEnum()) {
      return new Constraint.InEnum();
    }
    List<Expression> any = new ArrayList<>();
    for (Code each : valid.any()) {
      any.add(exprs.expression(each));
    }
    return new Constraint.AnyOf(List.copyOf(any));
  }
}
