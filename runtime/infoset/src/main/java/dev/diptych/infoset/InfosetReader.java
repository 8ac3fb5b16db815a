package dev.diptych.infoset;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts infosets to documents. */
public final class InfosetReader {
  private final Schema schema;

  private InfosetReader(Schema schema) {
    this.schema = schema;
  }

  /**
   * Returns the schema key of an infoset.
   *
   * @param infoset parsed JSON: maps, lists, strings
   * @throws InfosetException if it has no schema
   */
  public static String schema(Map<?, ?> infoset) throws InfosetException {
    return new JsonValue("", infoset).member(InfosetTags.SCHEMA).string();
  }

  /**
   * Converts an infoset to a document.
   *
   * @param schema the schema that it names
   * @param infoset parsed JSON: maps, lists, strings
   * @throws InfosetException with the path, if it does not match the schema
   */
  public static Document read(Schema schema, Map<?, ?> infoset) throws InfosetException {
    JsonValue whole = new JsonValue("", infoset);
    JsonValue root = whole.member(InfosetTags.ROOT);
    whole.only(InfosetTags.INFOSET, InfosetTags.SCHEMA, InfosetTags.ROOT);
    Object version = infoset.get(InfosetTags.INFOSET);
    if (version != null && !version.equals(InfosetWriter.VERSION)) {
      throw whole.at(InfosetTags.INFOSET, version).expected("a supported infoset version");
    }
    Type type = new Type.Nested(schema.root().name());
    return new Document(schema, (Struct) new InfosetReader(schema).element(root, type));
  }

  private Struct struct(JsonValue json, StructType type) throws InfosetException {
    json.only(InfosetTags.STRUCT, InfosetTags.FIELDS, InfosetTags.RESIDUE);
    JsonValue fields = json.member(InfosetTags.FIELDS);
    @Nullable Value[] values = new Value[type.fields().size()];
    for (Map.Entry<?, ?> field : fields.map().entrySet()) {
      String id = String.valueOf(field.getKey());
      if (type.fields().stream().noneMatch(f -> f.id().equals(id))) {
        throw new InfosetException(fields.path(), type.name() + " has no field '" + id + "'");
      }
      int index = type.indexOf(id);
      values[index] = field(fields.at(id, field.getValue()), type.fields().get(index));
    }
    Residue residue =
        json.map().containsKey(InfosetTags.RESIDUE)
            ? ResidueReader.read(json.member(InfosetTags.RESIDUE), type)
            : Residue.NONE;
    Struct struct = new Struct(type, values, residue, List.of());
    for (int i = 0; i < values.length; i++) {
      Field field = type.fields().get(i);
      if (values[i] == null && !field.optional() && !struct.isCut(i)) {
        throw new InfosetException(fields.path(), "'" + field.id() + "' is missing");
      }
    }
    return struct;
  }

  private Value field(JsonValue json, Field field) throws InfosetException {
    if (field.table()) {
      json.only(InfosetTags.TABLE, InfosetTags.COLUMNS, InfosetTags.ROWS);
      return table(json, schema.layout(field));
    }
    if (!field.repeated()) {
      return element(json, field.type());
    }
    List<Value> elements = new ArrayList<>();
    for (Object element : json.list()) {
      elements.add(element(json.at("[" + elements.size() + "]", element), field.type()));
    }
    return new Sequence(elements);
  }

  private Value element(JsonValue json, Type type) throws InfosetException {
    if (type.isStruct()) {
      String name = json.member(InfosetTags.STRUCT).string();
      if (!type.structs().contains(name)) {
        throw new InfosetException(json.path(), "'" + name + "' is not one of " + type.structs());
      }
      return struct(json, schema.struct(name));
    }
    return ValueReader.read(json, type);
  }

  private static Table table(JsonValue json, RecordLayout layout) throws InfosetException {
    List<List<String>> columns =
        layout.columns().stream()
            .map(c -> List.of(c.field().id(), InfosetTags.of(c.kind())))
            .toList();
    if (!columns.equals(json.member(InfosetTags.COLUMNS).list())) {
      throw json.member(InfosetTags.COLUMNS).expected("the list of columns " + columns);
    }
    JsonValue all = json.member(InfosetTags.ROWS);
    List<?> rows = all.list();
    ByteBuffer data = ByteBuffer.allocate(Math.multiplyExact(rows.size(), layout.stride()));
    for (int row = 0; row < rows.size(); row++) {
      JsonValue cells = all.at("[" + row + "]", rows.get(row));
      if (cells.list().size() != layout.columns().size()) {
        throw cells.expected("a row of " + layout.columns().size() + " cells");
      }
      for (RecordLayout.Column column : layout.columns()) {
        int at = layout.columns().indexOf(column);
        JsonValue cell = cells.at(column.field().id(), cells.list().get(at));
        long bits = ValueReader.number(cell, column.kind());
        column.kind().put(data, row * layout.stride() + column.offset(), bits);
      }
    }
    return new Table(layout, data);
  }
}
