package dev.diptych.compiler.schema;

import dev.diptych.ir.TypeDef;
import dev.diptych.ir.ValueType;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Derives fields from the parameters of the root type. They are attributes of the text, so that it
 * has all that its bytes follow from.
 *
 * @param schema the schema
 */
record ParameterDeriver(SchemaDeriver schema) {
  /** The fields; none for parameters that a text cannot have, such as structs. */
  List<Field> fields(TypeDef root) {
    List<Field> fields = new ArrayList<>();
    for (TypeDef.Param each : root.params()) {
      Type type = type(each.type());
      if (type != null) {
        fields.add(field(each, type));
      }
    }
    return fields;
  }

  /** Structs of the root type within it have arguments, so that the field is optional. */
  private static Field field(TypeDef.Param parameter, Type type) {
    return new Field(
        parameter.id(),
        parameter.id(),
        type,
        new Repeat.Once(),
        true,
        false,
        new Derivation.None(),
        null,
        null,
        Role.DATA,
        parameter.doc(),
        Storage.PARAMETER,
        null,
        List.of());
  }

  private @Nullable Type type(ValueType type) {
    return switch (type.kind()) {
      case BOOL -> new Type.Bits(1, schema.truth());
      case INT, FLOAT, ENUM -> number(type);
      case TEXT -> new Type.Text("UTF-8");
      case BYTES -> new Type.Bytes();
      case STRUCT, ARRAY, STREAM, ANY -> null;
    };
  }

  private Type number(ValueType type) {
    String names = type.enumeration() == null ? null : schema.enumType(type.enumeration());
    if (type.bits() > 0) {
      return new Type.Bits(type.bits(), names);
    }
    return new Type.Numeric(type.number() == null ? ScalarKind.S8LE : type.number(), names);
  }
}
