package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.name.TextNames;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.document.Residue;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.TaggedElements;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Refuses schemas whose text would be ambiguous. */
final class SchemaCheck {

  private final Spec spec;
  private final Schema schema;

  private SchemaCheck(Spec spec, Schema schema) {
    this.spec = spec;
    this.schema = schema;
  }

  static void check(Spec spec, Schema schema) throws UnsupportedConstruct {
    for (StructType struct : schema.structs().values()) {
      new SchemaCheck(spec, schema).struct(struct);
    }
  }

  private void struct(StructType struct) throws UnsupportedConstruct {
    for (Field field : struct.fields()) {
      boolean counted = field.elements() != null && field.repeat() instanceof Repeat.Counted;
      require(
          !counted || TaggedElements.of(schema, field) != null,
          struct,
          "-twin-elements: " + field.id() + " is not a list of a kind and what the kind chooses");
    }
    for (Field field : struct.fields()) {
      boolean fixed = field.elements() != null && field.repeat() instanceof Repeat.Fixed;
      require(
          !fixed || field.type() instanceof Type.Nested,
          struct,
          "-twin-elements: " + field.id() + " is not a list of structs");
    }
    Set<String> seen = new HashSet<>();
    seen.add(Residue.NAME);
    boolean layouts = schema.format().layout() != null;
    if (layouts && struct.name().equals(schema.root().name())) {
      seen.add(FormatName.LAYOUT);
    }
    for (Named named : names(struct)) {
      String name = named.name();
      require(TextNames.isName(name), struct, named, "'%s' is not a name that a text can have");
      require(seen.add(name), struct, named, "two things would be called '%s'");
    }
    require(
        struct.key() == null || struct.indexOf(struct.key()) >= 0,
        struct,
        "-twin-key: unknown field " + struct.key());
    for (Zip zip : struct.zips()) {
      zip(struct, zip);
    }
  }

  /**
   * A name in texts.
   *
   * @param field the id of the field that has it, or null
   */
  private record Named(String name, @Nullable String field) {}

  private List<Named> names(StructType struct) {
    List<Named> names = new ArrayList<>();
    for (Field field : struct.fields()) {
      TaggedElements kinds = TaggedElements.of(schema, field);
      if (kinds != null) {
        for (long kind : kinds.structs().keySet()) {
          names.add(new Named(requireNonNull(kinds.names().nameOf(kind)), field.id()));
        }
        names.add(new Named(field.name(), field.id()));
      } else if (field.elements() != null) {
        int count = ((Repeat.Fixed) field.repeat()).count();
        requireNonNull(schema.names(field.elements())).names().values().stream()
            .limit(count)
            .forEach(name -> names.add(new Named(name, field.id())));
      } else {
        names.add(new Named(field.name(), field.id()));
      }
    }
    for (Zip zip : struct.zips()) {
      names.add(new Named(zip.name(), null));
    }
    return names;
  }

  private void zip(StructType struct, Zip zip) throws UnsupportedConstruct {
    String where = "-twin-zip " + zip.name() + ": ";
    require(zip.fields().size() > 1, struct, where + "requires at least two fields");
    Set<Type> types = new HashSet<>();
    for (String id : zip.fields()) {
      require(struct.indexOf(id) >= 0, struct, where + "unknown field " + id);
      Field field = struct.field(id);
      boolean single = field.repeat() instanceof Repeat.Once && !field.optional();
      require(
          single && field.type() instanceof Type.Nested,
          struct,
          where + id + " is not a struct that every file has once");
      types.add(field.type());
    }
    require(types.size() == 1, struct, where + "its fields are of several types");
    StructType curve = schema.struct((Type.Nested) types.iterator().next());
    long tables = curve.fields().stream().filter(Field::table).count();
    boolean plain =
        curve.fields().stream().allMatch(f -> f.table() || f.type() instanceof Type.Numeric);
    require(tables == 1 && plain, struct, where + curve + " is not numbers and one table");
    Field table = curve.fields().stream().filter(Field::table).findFirst().orElseThrow();
    boolean keyed = schema.layout(table).key() == 0 && schema.layout(table).columns().size() > 1;
    require(keyed, struct, where + "rows of " + curve + " do not begin with a key");
  }

  private void require(boolean holds, StructType struct, Named named, String message)
      throws UnsupportedConstruct {
    if (!holds) {
      throw new UnsupportedConstruct(
          struct.toString(), origin(struct, named), message.formatted(named.name()));
    }
  }

  /** The key that gives a name, or the field or zip that has it. */
  private Origin origin(StructType struct, Named named) {
    TypeDef type = spec.type(struct.name());
    if (type == null) {
      return spec.origin(struct.name());
    }
    if (named.field() == null) {
      return type.origin().to("-twin-zip", named.name());
    }
    Node node = type.node(named.field());
    if (node == null) {
      return type.origin();
    }
    Origin key = node.origin().to("-twin-name");
    return key.file().has(key.path()) ? key : node.origin();
  }

  private void require(boolean holds, StructType struct, String message)
      throws UnsupportedConstruct {
    if (!holds) {
      throw new UnsupportedConstruct(struct.toString(), spec.origin(struct.name()), message);
    }
  }
}
