package dev.diptych.plain.executor.infoset;

import static java.util.Objects.requireNonNull;

import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.NumberKind;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.Type;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Converts documents to infosets for a JSON writer. */
public final class InfosetWriter {
  private final Schema schema;

  private InfosetWriter(Schema schema) {
    this.schema = schema;
  }

  /** The infoset of a document. */
  public static Map<String, Object> write(Schema schema, Value.Struct root) {
    Map<String, Object> infoset = new LinkedHashMap<>();
    infoset.put("infoset", 1);
    infoset.put("schema", schema.format().key());
    infoset.put("root", new InfosetWriter(schema).struct(root));
    return infoset;
  }

  private Map<String, Object> struct(Value.Struct struct) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (Field field : struct.type().fields()) {
      Value value = struct.get(field.id());
      if (value != null) {
        fields.put(field.id(), field(field, value));
      }
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("struct", struct.type().name());
    json.put("fields", fields);
    if (!struct.residue().equals(Residue.NONE)) {
      json.put("residue", residue(struct.residue()));
    }
    return json;
  }

  private Object field(Field field, Value value) {
    if (value instanceof Value.Elements many && field.table()) {
      return table(field, many);
    }
    if (value instanceof Value.Elements many) {
      List<Object> elements = new ArrayList<>();
      many.elements().forEach(element -> elements.add(one(field.type(), element)));
      return elements;
    }
    return one(field.type(), value);
  }

  private Object one(Type type, Value value) {
    if (value instanceof Value.Struct struct) {
      return struct(struct);
    }
    if (value instanceof Value.Bits bits) {
      NumberKind kind = ((Type.Numeric) type).kind();
      return Map.of(kind.tag(), number(kind, bits));
    }
    String hex = ((Value.Blob) value).hex();
    if (type instanceof Type.Bytes) {
      return Map.of("bytes", hex);
    }
    return Map.of(type instanceof Type.Text ? "text" : "varint", List.of(hex));
  }

  /** A number without its tag. */
  private static Object number(NumberKind kind, Value.Bits bits) {
    return kind.isFloat()
        ? List.of(HexFormat.of().toHexDigits(bits.bits(), kind.bits() / 4))
        : kind.whole(bits.bits()).toString();
  }

  private Map<String, Object> table(Field field, Value.Elements elements) {
    List<Field> columns = TableColumns.of(schema, field);
    List<Object> heads = new ArrayList<>();
    columns.forEach(column -> heads.add(List.of(column.id(), TableColumns.kind(column).tag())));
    List<Object> rows = new ArrayList<>();
    for (Value row : elements.elements()) {
      List<Object> cells = new ArrayList<>();
      for (Field column : columns) {
        Value cell = row instanceof Value.Struct struct ? struct.get(column.id()) : row;
        cells.add(number(TableColumns.kind(column), (Value.Bits) requireNonNull(cell)));
      }
      rows.add(cells);
    }
    Map<String, Object> table = new LinkedHashMap<>();
    table.put("table", field.type() instanceof Type.Nested nested ? nested.struct() : null);
    table.put("columns", heads);
    table.put("rows", rows);
    return table;
  }

  private static Map<String, Object> residue(Residue residue) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (residue.trailing().length() > 0) {
      json.put("trailing", residue.trailing().hex());
    }
    if (residue.slack() != 0) {
      json.put("slack", Long.toString(residue.slack()));
    }
    List<Object> patches = new ArrayList<>();
    for (Residue.Patch patch : residue.patches()) {
      String offset = Long.toString(patch.offset());
      patches.add(List.of(offset, patch.encoded().hex(), patch.actual().hex()));
    }
    if (!patches.isEmpty()) {
      json.put("patches", patches);
    }
    return json;
  }
}
