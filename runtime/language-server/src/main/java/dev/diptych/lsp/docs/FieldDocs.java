package dev.diptych.lsp.docs;

import dev.diptych.lsp.context.Column;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import dev.diptych.text.print.ValueFormatter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes fields as Markdown: their documentation in the spec, type, unit, default and names.
 *
 * @param schema the schema
 */
public record FieldDocs(Schema schema) {
  private static final int MAX_NAMES = 24;

  /** The documentation of a field. */
  public String of(Field field) {
    List<String> parts = new ArrayList<>();
    add(parts, doc(field));
    parts.add(facts(field, field.unit()));
    add(parts, names(field.type()));
    return String.join("\n\n", parts);
  }

  /** The documentation of one element of a repeated field. */
  public String element(Field field) {
    List<String> parts = new ArrayList<>();
    add(parts, doc(field));
    add(parts, new TypeText(schema).of(field.type()));
    return String.join("\n\n", parts);
  }

  /** The documentation of a column. */
  public String of(Column column) {
    List<String> parts = new ArrayList<>();
    add(parts, column.doc());
    parts.add(facts(column.field(), column.unit()));
    add(parts, names(column.field().type()));
    return String.join("\n\n", parts);
  }

  /** The documentation of a struct as a block. */
  public String of(StructType struct) {
    return struct.doc().strip();
  }

  /** The type of a field in a few words. */
  public String type(Field field) {
    return new TypeText(schema).of(field);
  }

  /** The default of {@code field} as it is in a text, or null. */
  public @Nullable String defaultOf(Field field) {
    Long bits = field.defaultBits();
    return bits == null || field.repeated() || field.type().isStruct()
        ? null
        : new ValueFormatter(schema).of(field.type(), new Scalar(bits));
  }

  private String doc(Field field) {
    if (!field.doc().isBlank() || !(field.type() instanceof Type.Nested nested)) {
      return field.doc().strip();
    }
    return schema.struct(nested).doc().strip();
  }

  private String facts(Field field, @Nullable Unit unit) {
    List<String> facts = new ArrayList<>();
    facts.add(new TypeText(schema).of(field));
    if (unit != null) {
      facts.add("unit `" + unit.symbol() + "`");
    }
    String value = defaultOf(field);
    if (value != null) {
      facts.add("default `" + value + "`");
    }
    if (field.derived()) {
      facts.add(derived(field.derivation()));
    } else if (field.optional()) {
      facts.add("optional");
    }
    return String.join("; ", facts);
  }

  private static String derived(Derivation derivation) {
    if (derivation instanceof Derivation.CountOf count) {
      return "derived: the number of `" + count.field() + "`";
    }
    if (derivation instanceof Derivation.LengthOf length) {
      return "derived: the size of `" + length.field() + "`";
    }
    if (derivation instanceof Derivation.PresenceOf presence) {
      return "derived: whether there is `" + String.join("`, `", presence.fields()) + "`";
    }
    if (derivation instanceof Derivation.PositionOf position) {
      return "derived: where `" + position.field() + "` is";
    }
    if (derivation instanceof Derivation.ChecksumOf) {
      return "derived: a checksum";
    }
    boolean constant =
        derivation instanceof Derivation.ConstantNumber
            || derivation instanceof Derivation.ConstantBytes;
    return constant ? "a constant, omitted" : "derived";
  }

  private String names(Type type) {
    EnumType names = schema.names(type.names());
    if (names == null) {
      return "";
    }
    List<String> words = List.copyOf(names.names().values());
    String shown = String.join("`, `", words.subList(0, Math.min(MAX_NAMES, words.size())));
    return "`" + shown + "`" + (words.size() > MAX_NAMES ? ", …" : "");
  }

  private static void add(List<String> parts, String part) {
    if (!part.isBlank()) {
      parts.add(part.strip());
    }
  }
}
