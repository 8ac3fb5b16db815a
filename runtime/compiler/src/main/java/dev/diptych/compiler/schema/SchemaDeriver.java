package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.name.NeededNames;
import dev.diptych.compiler.schema.name.TextNames;
import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Derives the schema of a spec: every struct that its root reaches, in the order of their use. A
 * type with {@code -twin-adapter} is a number in the schema, not a struct.
 */
public final class SchemaDeriver {
  private static final String TRUTH = "bool";
  private final Spec spec;
  private final FieldUsage usage;
  private final Set<String> needed;
  private final Map<String, StructType> structs = new LinkedHashMap<>();
  private final Map<String, EnumType> enums = new LinkedHashMap<>();
  private final Map<String, Map<String, Derivation>> outside = new LinkedHashMap<>();
  private final Deque<TypeDef> open = new ArrayDeque<>();
  private final Set<String> seen = new HashSet<>();

  private SchemaDeriver(Spec spec) {
    this.spec = spec;
    this.usage = new FieldUsage(spec);
    this.needed = NeededNames.names(spec);
  }

  /**
   * The schema of a spec.
   *
   * @throws SpecException where a construct has no text form
   */
  public static Schema derive(Spec spec) throws SpecException {
    try {
      SchemaDeriver deriver = new SchemaDeriver(spec);
      Schema schema = deriver.schema();
      SchemaCheck.check(spec, schema);
      Units.check(spec, schema);
      Notations.check(spec, schema);
      AliasCheck.check(spec, schema);
      ChecksumCheck.check(spec, deriver.usage, schema);
      return schema;
    } catch (UnsupportedConstruct e) {
      throw new SpecException(List.of(e.diagnostic()));
    }
  }

  private Schema schema() throws UnsupportedConstruct {
    TypeDef root = spec.rootType();
    if (root.text().adapter() != null) {
      throw unsupported(root, "a file cannot be a number: -twin-adapter");
    }
    nested(root);
    while (!open.isEmpty()) {
      StructType struct = new StructDeriver(this, open.removeFirst()).derive();
      structs.put(struct.name(), struct);
    }
    new Lifting(structs).lift(outside);
    for (StructType struct : OffsetFields.of(complete())) {
      add(struct);
    }
    return complete();
  }

  private Schema complete() throws UnsupportedConstruct {
    TypeDef root = spec.rootType();
    return new Schema(
        TextNames.format(spec),
        spec.header().refusal(),
        root.name(),
        TextStyles.of(spec, requireNonNull(structs.get(root.name()))),
        structs,
        enums);
  }

  private static UnsupportedConstruct unsupported(TypeDef type, String message) {
    return new UnsupportedConstruct(type.name(), type.origin(), message);
  }

  /** The type of a field of the type {@code user}; its struct is derived later. */
  Type nested(FieldType.User user) throws UnsupportedConstruct {
    return nested(spec.requireType(user.name()));
  }

  private Type nested(TypeDef type) throws UnsupportedConstruct {
    String adapter = type.text().adapter();
    if (adapter != null) {
      if (type.instances().stream().noneMatch(each -> each.id().equals("value"))) {
        throw unsupported(type, "-twin-adapter needs an instance value");
      }
      return new Type.Varint(adapter);
    }
    if (seen.add(type.name())) {
      open.add(type);
    }
    return new Type.Nested(type.name());
  }

  /** The type of the structs that {@code expression} is, or null if it is unknown. */
  @Nullable TypeDef structType(Expr expression) {
    String struct = expression.valueType().struct();
    return struct == null ? null : spec.type(struct);
  }

  /** The parameters of {@code type}, if files begin with it. */
  List<Field> parameters(TypeDef type) {
    return type.name().equals(spec.root()) ? new ParameterDeriver(this).fields(type) : List.of();
  }

  /** The adapter of {@code type}, or null where it is not a number with one. */
  @Nullable String adapter(FieldType type) {
    TypeDef found = spec.type(type);
    return found == null ? null : found.text().adapter();
  }

  /** Adds the enumeration {@code name} of the spec and returns its name. */
  String enumType(String name) {
    enums.computeIfAbsent(name, n -> TextNames.enumType(spec.requireEnum(n)));
    return name;
  }

  /**
   * Adds the enumeration {@code wanted} of the module of {@code field}; returns its name or null.
   */
  @Nullable String enumNamed(String wanted, Node.Field field) {
    EnumDef found = spec.enums().get(field.origin().file().name() + "::" + wanted);
    return found == null || found.members().isEmpty() ? null : enumType(found.name());
  }

  /** Adds an enumeration of {@code names} and returns its name, {@code where}. */
  String spelled(String where, Map<String, Number> names, ScalarKind kind) {
    Map<Long, String> byValue = new LinkedHashMap<>();
    names.forEach((word, value) -> byValue.put(FieldDeriver.bits(value, kind), word));
    enums.put(where, new EnumType(where, byValue));
    return where;
  }

  /** Whether the enumeration {@code name} names every number below {@code count}. */
  boolean hasNames(String name, int count) {
    EnumType type = requireNonNull(enums.get(name), name);
    return LongStream.range(0, count).allMatch(i -> type.nameOf(i) != null);
  }

  /** What surrounds the bytes of fields. */
  Frames frames() {
    return new Frames(usage);
  }

  /** Whether the elements of {@code field} are rows. */
  boolean isTable(Node.Field field) {
    return new RecordTables(spec).isTable(field);
  }

  /** The use of fields in expressions. */
  FieldUsage usage() {
    return usage;
  }

  /** The names that are read by expressions that affect bytes. */
  Set<String> needed() {
    return needed;
  }

  /** Adds a struct that is not in the spec. */
  void add(StructType struct) {
    structs.put(struct.name(), struct);
  }

  /** Adds the derivations that {@code struct} has for fields of structs within it, by path. */
  void outside(String struct, Map<String, Derivation> paths) {
    outside.put(struct, paths);
  }

  /** Adds the enumeration of truth values and returns its name. */
  String truth() {
    Map<Long, String> words = new LinkedHashMap<>();
    words.put(0L, "false");
    words.put(1L, "true");
    enums.putIfAbsent(TRUTH, new EnumType(TRUTH, words));
    return TRUTH;
  }

  /** The number of the member {@code label} of the enumeration of {@code type}, or null. */
  @Nullable Long number(FieldType type, String label) {
    String names = FieldTypes.names(type);
    BigInteger number = names == null ? null : spec.requireEnum(names).number(label);
    return number == null ? null : number.longValue();
  }
}
