package dev.diptych.compiler.schema;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.compiler.ksy.NamedPlace;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.format.EnumSpec;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Derives the schema of a spec: every struct that its root reaches, in the order of their use. A
 * struct with {@code -twin-adapter} is not a struct to the schema but a number.
 */
public final class SchemaDeriver {
  private static final String TRUTH = "bool";

  private final Modules modules;
  private final Usage usage;
  private final Set<String> needed;
  private final Map<String, StructType> structs = new LinkedHashMap<>();
  private final Map<String, EnumType> enums = new LinkedHashMap<>();
  private final Map<String, Map<String, Derivation>> outside = new LinkedHashMap<>();
  private final Deque<ClassSpec> open = new ArrayDeque<>();
  private final Set<String> seen = new HashSet<>();

  private SchemaDeriver(Modules modules, ClassSpecs specs) {
    this.modules = modules;
    this.usage = new Usage(specs);
    this.needed = Needed.names(specs);
  }

  /**
   * The schema of a spec.
   *
   * @param modules its YAML
   * @param specs the compiler's view of the same
   * @param className the class that will be generated for its root
   * @throws SpecException where a construct has no text form
   */
  public static Schema derive(Modules modules, ClassSpecs specs, String className)
      throws SpecException {
    return new SchemaDeriver(modules, specs).derive(specs.firstSpec(), className);
  }

  private Schema derive(ClassSpec root, String className) throws SpecException {
    try {
      Schema schema = schema(root, className);
      SchemaCheck.check(schema);
      return schema;
    } catch (UnsupportedConstruct e) {
      String where = e.getMessage().replaceFirst(": .*", "");
      Location at = NamedPlace.of(modules, where);
      throw new SpecException(List.of(Diagnostic.error("unsupported-spec", at, e.getMessage())));
    }
  }

  private Schema schema(ClassSpec root, String className) throws UnsupportedConstruct {
    if (!root.params().isEmpty()) {
      throw new UnsupportedConstruct(
          name(root) + ": a file cannot begin with a type that has params");
    }
    if (adapter(root) != null) {
      throw new UnsupportedConstruct(name(root) + ": a file cannot be a number: -twin-adapter");
    }
    nested(root);
    while (!open.isEmpty()) {
      StructType struct = struct(open.removeFirst());
      structs.put(struct.name(), struct);
    }
    new Lifting(structs).lift(outside);
    return new Schema(
        Formats.name(modules.root()),
        className,
        Yaml.text(modules.root().yaml(), "-twin-refuse"),
        name(root),
        Styles.of(modules.root(), structs.get(name(root))),
        structs,
        enums);
  }

  /** The type of a field whose type is {@code spec}; its struct is derived later. */
  Type nested(ClassSpec spec) throws UnsupportedConstruct {
    String adapter = adapter(spec);
    if (adapter != null) {
      if (!Attribute.instances(spec).containsKey("value")) {
        throw new UnsupportedConstruct(name(spec) + ": -twin-adapter needs an instance value");
      }
      return new Type.Varint(adapter);
    }
    if (seen.add(name(spec))) {
      open.add(spec);
    }
    return new Type.Nested(name(spec));
  }

  /** The adapter of {@code type}, or null where it is no number that one reads. */
  String adapter(DataType type) {
    return type instanceof DataType.UserType user
            && user.classSpec().isDefined()
            && !user.isOpaque()
        ? adapter(user.classSpec().get())
        : null;
  }

  private String adapter(ClassSpec spec) {
    return Yaml.text(yaml(spec), "-twin-adapter");
  }

  /** Takes in an enumeration of a spec and tells its name. */
  String enumType(EnumSpec spec) {
    List<String> path = CollectionConverters.asJava(spec.name());
    EnumType type = Names.enumType(modules.all().get(path.get(0)), path);
    enums.putIfAbsent(type.name(), type);
    return type.name();
  }

  /** Takes in the enumeration that {@code where} calls {@code wanted} and tells its name. */
  String enumNamed(String wanted, String where) throws UnsupportedConstruct {
    List<String> path = new ArrayList<>();
    path.add(where.replaceFirst("[:/].*", ""));
    path.addAll(Arrays.asList(wanted.split("::", -1)));
    EnumType type = Names.enumType(modules.all().get(path.get(0)), path);
    if (type.names().isEmpty()) {
      throw new UnsupportedConstruct(where + ": -twin-elements: there is no enum " + wanted);
    }
    enums.putIfAbsent(type.name(), type);
    return type.name();
  }

  /** Takes in the names that {@code where} spells for its values. */
  String spelled(String where, Map<String, Object> names, ScalarKind kind) {
    Map<Long, String> byValue = new LinkedHashMap<>();
    names.forEach((word, value) -> byValue.put(FieldDeriver.bits((Number) value, kind), word));
    enums.put(where, new EnumType(where, byValue));
    return where;
  }

  /** Whether the enumeration {@code name} names every number below {@code count}. */
  boolean hasNames(String name, int count) {
    for (long i = 0; i < count; i++) {
      if (enums.get(name).nameOf(i) == null) {
        return false;
      }
    }
    return true;
  }

  private StructType struct(ClassSpec spec) throws UnsupportedConstruct {
    return new StructDeriver(this, spec, yaml(spec), name(spec)).derive();
  }

  /** How fields are used. */
  Usage usage() {
    return usage;
  }

  /** The names that expressions read which decide about bytes. */
  Set<String> needed() {
    return needed;
  }

  /** Adds a struct that stands in no spec. */
  void add(StructType struct) {
    structs.put(struct.name(), struct);
  }

  /** Notes what {@code struct} knows of structs within it. */
  void outside(String struct, Map<String, Derivation> ways) {
    outside.put(struct, ways);
  }

  /** The names of truth values. */
  String truth() {
    Map<Long, String> words = new LinkedHashMap<>();
    words.put(0L, "false");
    words.put(1L, "true");
    enums.putIfAbsent(TRUTH, new EnumType(TRUTH, words));
    return TRUTH;
  }

  /** The number that {@code type}, an enumeration, calls {@code label}, or null. */
  Long labelled(DataType type, String label) {
    if (!(type instanceof DataType.EnumType named)) {
      return null;
    }
    List<String> path = CollectionConverters.asJava(named.enumSpec().get().name());
    return Names.valueOf(modules.all().get(path.get(0)), path, label);
  }

  private Map<String, Object> yaml(ClassSpec spec) {
    List<String> path = CollectionConverters.asJava(spec.name());
    KsyModule module = modules.all().get(path.get(0));
    return module.type(path);
  }

  private static String name(ClassSpec spec) {
    return String.join("::", CollectionConverters.asJava(spec.name()));
  }
}
