package dev.diptych.plain.executor.infoset;

import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.NumberKind;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts parsed JSON infosets to documents. */
public final class InfosetReader {
  private final Schema schema;

  private InfosetReader(Schema schema) {
    this.schema = schema;
  }

  /** The root of the document in {@code infoset}. */
  public static Value.Struct read(Schema schema, Map<?, ?> infoset) {
    return new InfosetReader(schema).struct(JsonValues.map(infoset.get("root")));
  }

  private Value.Struct struct(Map<?, ?> json) {
    StructType type = schema.struct(JsonValues.string(json.get("struct")));
    Map<?, ?> fields = JsonValues.map(json.get("fields"));
    Map<String, Value> values = new LinkedHashMap<>();
    for (Map.Entry<?, ?> one : fields.entrySet()) {
      Field field = type.field(JsonValues.string(one.getKey()));
      values.put(field.id(), field(field, one.getValue()));
    }
    Residue residue =
        json.containsKey("residue") ? residue(JsonValues.map(json.get("residue"))) : Residue.NONE;
    return new Value.Struct(type, values, residue);
  }

  private Value field(Field field, Object json) {
    if (!field.repeated()) {
      return one(field.type(), JsonValues.map(json));
    }
    List<Value> elements = new ArrayList<>();
    if (json instanceof Map<?, ?> table) {
      JsonValues.list(table.get("rows"))
          .forEach(row -> elements.add(row(field, JsonValues.list(row))));
    } else {
      JsonValues.list(json).forEach(one -> elements.add(one(field.type(), JsonValues.map(one))));
    }
    return new Value.Elements(elements);
  }

  private Value row(Field field, List<?> cells) {
    List<Field> columns = TableColumns.of(schema, field);
    if (cells.size() != columns.size()) {
      throw RequestException.failed(
          "a row of " + field.id() + " does not have one cell per column");
    }
    Map<String, Value> values = new LinkedHashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      Value cell = number(TableColumns.kind(columns.get(i)), cells.get(i));
      values.put(columns.get(i).id(), cell);
    }
    return field.type() instanceof Type.Nested nested
        ? new Value.Struct(schema.struct(nested.struct()), values, Residue.NONE)
        : values.values().iterator().next();
  }

  private Value one(Type type, Map<?, ?> json) {
    if (type instanceof Type.Numeric number) {
      return number(number.kind(), json.get(number.kind().tag()));
    }
    if (type instanceof Type.Bytes) {
      return new Value.Blob(JsonValues.string(json.get("bytes")));
    }
    if (type instanceof Type.Nested || type instanceof Type.Switched) {
      return struct(json);
    }
    String tag = type instanceof Type.Text ? "text" : "varint";
    return new Value.Blob(JsonValues.exact(json.get(tag)));
  }

  private static Value number(NumberKind kind, @Nullable Object json) {
    try {
      return kind.isFloat()
          ? new Value.Bits(Long.parseUnsignedLong(JsonValues.exact(json), 16))
          : new Value.Bits(new BigInteger(JsonValues.string(json)).longValue());
    } catch (NumberFormatException e) {
      throw RequestException.failed("'" + json + "' is not a number");
    }
  }

  private static Residue residue(Map<?, ?> json) {
    List<Residue.Patch> patches = new ArrayList<>();
    List<?> rows = json.containsKey("patches") ? JsonValues.list(json.get("patches")) : List.of();
    for (Object one : rows) {
      List<?> patch = JsonValues.list(one);
      Value.Blob encoded = new Value.Blob(JsonValues.string(patch.get(1)));
      Value.Blob actual = new Value.Blob(JsonValues.string(patch.get(2)));
      patches.add(new Residue.Patch(whole(patch.get(0)), encoded, actual));
    }
    String trailing = json.containsKey("trailing") ? JsonValues.string(json.get("trailing")) : "";
    long slack = json.containsKey("slack") ? whole(json.get("slack")) : 0;
    return new Residue(new Value.Blob(trailing), slack, patches);
  }

  private static long whole(@Nullable Object json) {
    return Long.parseLong(JsonValues.string(json));
  }
}
