package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.kaitai.Scope;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.format.MemberSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Which fields expressions read. A name by itself is one of the type that it stands in. A name that
 * something is reached into for belongs to the type of that; where the compiler cannot tell it,
 * every field of that name counts as read.
 */
final class Reads {
  private final ClassSpecs specs;
  private final IdentityHashMap<MemberSpec, String> readers = new IdentityHashMap<>();
  private final Map<String, String> unsure = new HashMap<>();

  Reads(ClassSpecs specs) {
    this.specs = specs;
    new TreeMap<>(CollectionConverters.asJava(specs)).values().forEach(this::collect);
  }

  /** Where an expression stands that reads {@code field} or may do so, or null. */
  String reader(Attribute field) {
    String sure = readers.get(field.spec());
    return sure != null ? sure : unsure.get(field.id());
  }

  private void collect(ClassSpec spec) {
    String name = String.join("::", CollectionConverters.asJava(spec.name()));
    for (MemberSpec member : members(spec)) {
      boolean computed = member instanceof ValueInstanceSpec;
      Scope scope = new Scope(specs, spec, computed ? null : member.dataType());
      read(member, spec, scope, name + "/" + member.id().humanReadable());
    }
    Scope scope = new Scope(specs, spec);
    read(spec.meta(), spec, scope, name + "/meta");
    read(spec.toStringExpr(), spec, scope, name + "/to-string");
    CollectionConverters.asJava(spec.types()).values().forEach(this::collect);
  }

  private void read(Object part, ClassSpec spec, Scope scope, String where) {
    Expressions.walk(
        part,
        expression -> {
          if (Expressions.name(expression) != null) {
            read(spec, Expressions.name(expression), where);
          } else if (Expressions.reached(expression) != null) {
            reached(expression, scope, where);
          }
        });
  }

  private void reached(Ast.expr expression, Scope scope, String where) {
    String id = Expressions.reached(expression);
    DataType type = scope.type(Expressions.reachedInto(expression));
    if (type instanceof DataType.UserType user && user.classSpec().isDefined()) {
      read(user.classSpec().get(), id, where);
    } else if (!hasNoFields(type)) {
      unsure.putIfAbsent(id, where);
    }
  }

  private void read(ClassSpec owner, String id, String where) {
    for (MemberSpec member : members(owner)) {
      if (member.id().humanReadable().equals(id)) {
        readers.putIfAbsent(member, where);
        return;
      }
    }
    unsure.putIfAbsent(id, where);
  }

  /** Whether what {@code type} is reached into for is none of a spec: lengths, positions. */
  private static boolean hasNoFields(DataType type) {
    return type instanceof DataType.NumericType
        || type instanceof DataType.BooleanType
        || type instanceof DataType.BytesType
        || type instanceof DataType.StrType
        || type instanceof DataType.EnumType
        || type instanceof DataType.ArrayType
        || type == DataType.KaitaiStreamType$.MODULE$
        || type == DataType.OwnedKaitaiStreamType$.MODULE$;
  }

  private static List<MemberSpec> members(ClassSpec spec) {
    List<MemberSpec> members = new ArrayList<>(CollectionConverters.asJava(spec.seq()));
    members.addAll(CollectionConverters.asJava(spec.params()));
    members.addAll(CollectionConverters.asJava(spec.instances()).values());
    return members;
  }
}
