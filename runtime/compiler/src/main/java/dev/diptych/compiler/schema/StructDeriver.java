package dev.diptych.compiler.schema;

import dev.diptych.compiler.schema.name.TextNames;
import dev.diptych.compiler.schema.name.UniqueNames;
import dev.diptych.ir.DocText;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Node;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Derives one struct. */
final class StructDeriver {
  private final SchemaDeriver schema;
  private final TypeDef type;
  private final Derivations derivations;

  StructDeriver(SchemaDeriver schema, TypeDef type) {
    this.schema = schema;
    this.type = type;
    this.derivations = new Derivations(type, schema);
  }

  String name() {
    return type.name();
  }

  /** {@code expression} as a sum of fields and a constant, or null if it is something else. */
  @Nullable String position(Expr expression) {
    return new PositionText(type, schema).of(expression);
  }

  StructType derive() throws UnsupportedConstruct {
    List<Field> fields = new ArrayList<>(schema.parameters(type));
    for (Node.Field each : type.fields()) {
      Field field = new FieldDeriver(schema, this, each).derive(derivation(each));
      fields.add(field);
      if (field.storage().packed()) {
        fields.add(packing(field));
      }
    }
    schema.outside(name(), derivations.outside());
    List<Zip> zips = new ArrayList<>();
    for (Map.Entry<String, List<String>> each : type.text().zips().entrySet()) {
      zips.add(new Zip(each.getKey(), each.getValue()));
    }
    return new StructType(
        name(),
        UniqueNames.of(fields),
        type.text().key(),
        zips,
        DocText.oneLine(type.doc()),
        new ComputedDeriver(schema).derive(type),
        List.of(),
        type.text().aliases());
  }

  private Derivation derivation(Node.Field field) throws UnsupportedConstruct {
    return field.text().isChecksum()
        ? new ChecksumDeriver(schema, type, field).derive()
        : derivations.of(field);
  }

  /** The field with the packing of another. */
  private static Field packing(Field packed) {
    String id = packed.id() + "_zlib";
    return new Field(
        id,
        packed.repeated() ? TextNames.camel(id) : id,
        new Type.Packing(packed.id()),
        packed.repeated() ? new Repeat.Counted() : new Repeat.Once(),
        true,
        false,
        new Derivation.None(),
        null,
        null,
        Role.DATA,
        "",
        new Storage(packed.storage().place(), null),
        null,
        List.of());
  }

  /**
   * The sibling {@code id} of {@code field} if its value does not depend on other fields and the
   * text contains all of it; or null.
   */
  Node.@Nullable Field plainSibling(Node.Field field, @Nullable String id) {
    if (id == null || !(type.node(id) instanceof Node.Field sibling)) {
      return null;
    }
    Frame frame = schema.frames().of(sibling);
    boolean simple = !sibling.struct() && !(frame instanceof Frame.FixedSize);
    boolean once = !sibling.repeated() && !sibling.instance();
    boolean present =
        sibling.condition() == null
            || Objects.equals(
                Expression.treeOf(sibling.condition()), Expression.treeOf(field.condition()));
    return simple && once && present && isIndependent(sibling) ? sibling : null;
  }

  private boolean isIndependent(Node.Field field) {
    if (field.text().isChecksum()) {
      return false;
    }
    Derivation derivation = derivations.of(field);
    return derivation instanceof Derivation.None
        || derivation instanceof Derivation.ConstantBytes
        || derivation instanceof Derivation.ConstantNumber;
  }
}
