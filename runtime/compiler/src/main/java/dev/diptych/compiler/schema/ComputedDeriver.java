package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.StructType.Computed;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.InstanceSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Derives the values of a struct that only follow from others. */
final class ComputedDeriver {
  private static final Type UNSIGNED = new Type.Numeric(ScalarKind.U8LE, null);

  private final SchemaDeriver schema;
  private final String where;

  ComputedDeriver(SchemaDeriver schema, String where) {
    this.schema = schema;
    this.where = where;
  }

  List<Computed> derive(ClassSpec spec, Map<String, Object> yaml) throws UnsupportedConstruct {
    List<Computed> computed = new ArrayList<>();
    Map<String, InstanceSpec> instances = Attribute.instances(spec);
    for (String id : Yaml.map(yaml, "instances").keySet()) {
      if (instances.get(id) instanceof ValueInstanceSpec value && value.dataTypeOpt().isDefined()) {
        Type type = isUnsigned(value) ? UNSIGNED : type(id, value.dataTypeOpt().get());
        if (type != null) {
          computed.add(new Computed(id, type));
        }
      }
    }
    return computed;
  }

  /** Whether a value has eight unsigned bytes: a field of such a type, or a constant. */
  private static boolean isUnsigned(ValueInstanceSpec value) {
    DataType type = value.dataTypeOpt().get();
    BigInteger constant = Expressions.constant(value.value());
    ScalarKind kind = type instanceof DataType.EnumType ? null : Types.value(type);
    return constant != null
        ? constant.signum() > 0 && constant.bitLength() == Long.SIZE
        : kind == ScalarKind.U8LE || kind == ScalarKind.U8BE;
  }

  /** The type of a computed value, or null where it is no single value. */
  private Type type(String id, DataType type) throws UnsupportedConstruct {
    if (type instanceof DataType.BooleanType) {
      return new Type.Bits(1, schema.truth());
    }
    if (type instanceof DataType.EnumType named) {
      return new Type.Numeric(ScalarKind.S8LE, schema.enumType(named.enumSpec().get()));
    }
    if (type instanceof DataType.IntType) {
      return new Type.Numeric(ScalarKind.S8LE, null);
    }
    if (type instanceof DataType.FloatType) {
      return new Type.Numeric(ScalarKind.F8LE, null);
    }
    if (type instanceof DataType.StrType) {
      return new Type.Text("UTF-8", new Frame.Plain());
    }
    return type instanceof DataType.BytesType
        ? new TypeDeriver(schema, where + "/" + id, Map.of()).of(type, new Frame.Plain())
        : null;
  }
}
