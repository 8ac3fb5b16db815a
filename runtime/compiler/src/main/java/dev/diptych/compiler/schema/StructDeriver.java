package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.ClassSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Derives one struct. */
final class StructDeriver {
  private final SchemaDeriver schema;
  private final ClassSpec spec;
  private final Map<String, Object> yaml;
  private final String name;
  private final List<Attribute> attributes;
  private final Derivations derivations;

  StructDeriver(SchemaDeriver schema, ClassSpec spec, Map<String, Object> yaml, String name) {
    this.schema = schema;
    this.spec = spec;
    this.yaml = yaml;
    this.name = name;
    this.attributes = Attribute.of(spec, yaml);
    this.derivations = new Derivations(spec, attributes, schema);
  }

  String name() {
    return name;
  }

  /** {@code expression} in terms of the one field that it follows from, or null. */
  String linear(String expression) {
    return derivations.linear(io.kaitai.struct.exprlang.Expressions.parse(expression));
  }

  StructType derive() throws UnsupportedConstruct {
    List<Field> fields = new ArrayList<>();
    for (Attribute attribute : attributes) {
      Field field = new FieldDeriver(schema, this, attribute).derive(derivations.of(attribute));
      fields.add(field);
      if (field.storage().packed()) {
        fields.add(packing(field));
      }
    }
    schema.outside(name, derivations.outside());
    List<Zip> zips = new ArrayList<>();
    Map<String, Object> wanted = Yaml.map(yaml, "-twin-zip");
    wanted.keySet().forEach(each -> zips.add(new Zip(each, Yaml.texts(wanted, each))));
    return new StructType(
        name,
        UniqueNames.of(fields),
        Yaml.text(yaml, "-twin-key"),
        zips,
        Yaml.doc(yaml),
        new ComputedDeriver(schema, name).derive(spec, yaml),
        List.of());
  }

  /** The field that says how another is packed. */
  private static Field packing(Field packed) {
    String id = packed.id() + "_zlib";
    return new Field(
        id,
        packed.repeated() ? Names.camel(id) : id,
        new Type.Packing(packed.id()),
        packed.repeated() ? new Repeat.Counted() : new Repeat.Once(),
        true,
        false,
        new Derivation.None(),
        null,
        null,
        Role.DATA,
        "",
        new Storage(id, packed.storage().place(), null));
  }

  /** Whether the text or the spec tells the value of {@code attribute}, and no other field. */
  private boolean said(Attribute attribute) {
    Derivation derivation = derivations.of(attribute);
    return derivation instanceof Derivation.None
        || derivation instanceof Derivation.ConstantBytes
        || derivation instanceof Derivation.ConstantNumber;
  }

  /**
   * The sibling of {@code field} called {@code id} if its value in the text is all that there is to
   * know.
   */
  Attribute plainSibling(Attribute field, String id) {
    for (Attribute attribute : attributes) {
      if (attribute.id().equals(id)) {
        boolean simple =
            Types.value(attribute.type()) != null
                || Types.bits(attribute.type()) > 0
                || attribute.type() instanceof DataType.BytesType
                || attribute.type() instanceof DataType.StrFromBytesType;
        Frame frame = Handling.of(attribute, schema.usage()).frame(attribute);
        boolean whole = !(frame instanceof Frame.FixedSize) && !attribute.repeated();
        boolean together = attribute.spec().cond().ifExpr().equals(field.spec().cond().ifExpr());
        boolean there = (!attribute.conditional() || together) && !attribute.instance();
        return simple && whole && there && said(attribute) ? attribute : null;
      }
    }
    return null;
  }
}
