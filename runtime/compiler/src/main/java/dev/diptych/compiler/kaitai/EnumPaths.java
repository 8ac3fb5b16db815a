package dev.diptych.compiler.kaitai;

import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.InstanceIdentifier;
import io.kaitai.struct.format.InstanceSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import scala.Option;
import scala.Product;
import scala.collection.immutable.SortedMap;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Supports enumerations of other types in value instances. The compiler parses {@code a::b} as the
 * name of one enumeration there; its trees have a component for the type, which is set here.
 */
final class EnumPaths {
  private EnumPaths() {}

  /** {@code spec} with the paths of enumerations split into types and names. */
  // Java sees the result of updating a Scala map without its type arguments.
  @SuppressWarnings("unchecked")
  static ClassSpec resolved(ClassSpec spec) {
    SortedMap<String, ClassSpec> types = spec.types();
    for (Map.Entry<String, ClassSpec> each : entries(types)) {
      types = types.updated(each.getKey(), resolved(each.getValue()));
    }
    SortedMap<InstanceIdentifier, InstanceSpec> instances = spec.instances();
    for (Map.Entry<InstanceIdentifier, InstanceSpec> each : entries(instances)) {
      instances = instances.updated(each.getKey(), resolved(each.getValue()));
    }
    ClassSpec changed =
        spec.copy(
            spec.fileName(),
            spec.path(),
            spec.isTopLevel(),
            spec.meta(),
            spec.doc(),
            spec.toStringExpr(),
            spec.params(),
            spec.seq(),
            types,
            instances,
            spec.enums());
    changed.name_$eq(spec.name());
    return changed;
  }

  /**
   * Replaces the enumerations of values of {@code spec} and its inner types by their full names
   * after the compiler has resolved them: it writes the names from the spec, which are not in scope
   * for other modules.
   */
  static void name(ClassSpec spec) {
    for (InstanceSpec each : CollectionConverters.asJava(spec.instances()).values()) {
      if (each instanceof ValueInstanceSpec value
          && value.dataTypeOpt().isDefined()
          && value.dataTypeOpt().get() instanceof DataType.EnumType type
          && type.enumSpec().isDefined()) {
        DataType.EnumType named =
            new DataType.EnumType(type.enumSpec().get().name(), type.basedOn());
        named.enumSpec_$eq(type.enumSpec());
        value.dataTypeOpt_$eq(Option.apply(named));
      }
    }
    CollectionConverters.asJava(spec.types()).values().forEach(EnumPaths::name);
  }

  private static <K, V> List<Map.Entry<K, V>> entries(SortedMap<K, V> map) {
    return new ArrayList<>(CollectionConverters.asJava(map).entrySet());
  }

  private static InstanceSpec resolved(InstanceSpec spec) {
    if (!(spec instanceof ValueInstanceSpec value)
        || !((Product) value.value()).productPrefix().equals("EnumById")) {
      return spec;
    }
    Product node = (Product) value.value();
    List<String> path = List.of(((Ast.identifier) node.productElement(0)).name().split("::", -1));
    List<String> type = path.subList(0, path.size() - 1);
    Ast.expr named =
        named(
            node.getClass(),
            new Ast.identifier(path.get(path.size() - 1)),
            (Ast.expr) node.productElement(1),
            new Ast.typeId(false, CollectionConverters.asScala(type).toSeq(), false));
    return value.copy(
        value.id(), value.path(), named, value.ifExpr(), value.dataTypeOpt(), value.doc());
  }

  /**
   * A node of {@code kind}. Java cannot name that class: it is nested in an object within an
   * object.
   */
  private static Ast.expr named(
      Class<?> kind, Ast.identifier name, Ast.expr value, Ast.typeId type) {
    try {
      return (Ast.expr)
          kind.getConstructor(Ast.identifier.class, Ast.expr.class, Ast.typeId.class)
              .newInstance(name, value, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("not the compiler that this was written for", e);
    }
  }
}
