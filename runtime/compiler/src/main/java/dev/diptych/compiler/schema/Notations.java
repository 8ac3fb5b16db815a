package dev.diptych.compiler.schema;

import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Notation;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;

/** How integers are printed, by {@code -twin-radix} and {@code -twin-flags}. */
final class Notations {
  private static final String RADIX = "-twin-radix";
  private static final String FLAGS = "-twin-flags";

  private final SchemaDeriver schema;
  private final String where;
  private final Node.Field field;

  private Notations(SchemaDeriver schema, String where, Node.Field field) {
    this.schema = schema;
    this.where = where;
    this.field = field;
  }

  /** {@code type} with the notation of {@code field}, whose name in messages is {@code where}. */
  static Type of(SchemaDeriver schema, String where, Node.Field field, Type type)
      throws UnsupportedConstruct {
    Notations notations = new Notations(schema, where, field);
    if (field.text().flags() != null) {
      return notations.flags(type, field.text().flags());
    }
    return field.text().radix() == null ? type : notations.hex(type);
  }

  private Type hex(Type type) throws UnsupportedConstruct {
    Notation hex = new Notation.Hex();
    if (type instanceof Type.Numeric number && !number.kind().isFloat()) {
      return new Type.Numeric(number.kind(), number.names(), hex);
    }
    if (type instanceof Type.Bits bits && bits.width() > 1) {
      return new Type.Bits(bits.width(), bits.names(), hex);
    }
    if (type instanceof Type.Varint varint) {
      return new Type.Varint(varint.adapter(), hex);
    }
    throw problem(RADIX, "requires an integer");
  }

  private Type flags(Type type, String wanted) throws UnsupportedConstruct {
    if (field.text().radix() != null) {
      throw problem(FLAGS, "cannot be combined with " + RADIX);
    }
    boolean unsigned =
        type instanceof Type.Numeric number && number.kind().sort() == ScalarKind.Sort.UNSIGNED;
    boolean bits = type instanceof Type.Bits each && each.width() > 1;
    if (!unsigned && !bits) {
      throw problem(FLAGS, "requires an unsigned integer");
    }
    if (type.names() != null) {
      throw problem(FLAGS, "cannot be combined with an enum or -twin-names");
    }
    String names = schema.enumNamed(wanted, field);
    if (names == null) {
      throw problem(FLAGS, "unknown enum " + wanted);
    }
    return type instanceof Type.Bits each
        ? new Type.Bits(each.width(), names, new Notation.Flags())
        : new Type.Numeric(((Type.Numeric) type).kind(), names, new Notation.Flags());
  }

  private UnsupportedConstruct problem(String key, String message) {
    return new UnsupportedConstruct(where, field.origin().to(key), key + ": " + message);
  }

  /** Rejects keys of rows that are sets of bits, and notations of computed values. */
  static void check(Spec spec, Schema schema) throws UnsupportedConstruct {
    for (StructType struct : schema.structs().values()) {
      TypeDef type = spec.type(struct.name());
      if (struct.key() != null && struct.field(struct.key()).type().flags()) {
        throw new UnsupportedConstruct(
            struct.name(),
            spec.origin(struct.name()),
            "-twin-key: " + struct.key() + " has flags, which the key of a row cannot be");
      }
      for (Node.Value value : type == null ? List.<Node.Value>of() : type.values()) {
        for (String key : List.of(RADIX, FLAGS)) {
          Origin at = value.origin().to(key);
          if (at.file().has(at.path())) {
            String message = key + ": requires a field, not a computed value";
            throw new UnsupportedConstruct(struct.name() + "/" + value.id(), at, message);
          }
        }
      }
    }
  }
}
