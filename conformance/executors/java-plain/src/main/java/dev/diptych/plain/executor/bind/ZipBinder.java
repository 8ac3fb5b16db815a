package dev.diptych.plain.executor.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.grammar.DiptychParser.RowContext;
import dev.diptych.grammar.DiptychParser.ValueContext;
import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Binds a table of several structs: each row has a key for all tables and a value for each. */
final class ZipBinder {
  private final Scalars scalars;
  private final StructType struct;
  private final Field table;
  private final StructType row;
  private final Field key;
  private final Field value;
  private final List<List<Value>> tables = new ArrayList<>();

  ZipBinder(Schema schema, StructType owner, StructType.Zip zip) {
    this.scalars = new Scalars(schema);
    this.struct = nested(schema, owner.field(zip.fields().get(0)));
    this.table = struct.fields().stream().filter(Field::table).findFirst().orElseThrow();
    this.row = nested(schema, table);
    this.key = row.field(requireNonNull(row.key()));
    this.value = row.fields().get(row.fields().get(0).equals(key) ? 1 : 0);
    zip.fields().forEach(id -> tables.add(new ArrayList<>()));
  }

  private static StructType nested(Schema schema, Field field) {
    return schema.struct(((Type.Nested) field.type()).struct());
  }

  /** The type of each struct. */
  StructType struct() {
    return struct;
  }

  /** The field of each struct that contains its rows. */
  Field table() {
    return table;
  }

  /** The rows of each table, in the order of the columns. */
  List<List<Value>> tables() {
    return tables;
  }

  void add(RowContext context) {
    RowBinder.checkKey(context, true);
    List<ValueContext> cells = context.cells.value();
    if (cells.size() != tables.size()) {
      throw RequestException.rejected(
          "a row has " + cells.size() + " columns instead of " + tables.size());
    }
    Value at = scalars.one(key, context.key.getStart());
    for (int i = 0; i < cells.size(); i++) {
      Map<String, Value> values = new LinkedHashMap<>();
      row.fields().forEach(field -> values.put(field.id(), defaultOf(field)));
      values.put(key.id(), at);
      values.put(value.id(), scalars.one(value, cells.get(i)));
      tables.get(i).add(new Value.Struct(row, values, Residue.NONE));
    }
  }

  private static Value defaultOf(Field field) {
    return new Value.Bits(field.defaultBits() == null ? 0 : field.defaultBits());
  }
}
