package dev.diptych.twin.migrate;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Converts repeated fields: lists, tables, and single values that became lists or the reverse. */
final class ListConversion {
  private final ValueConversion values;
  private final TableConversion tables;
  private final Schema from;
  private final Schema to;
  private final Report report;

  ListConversion(
      ValueConversion values, TableConversion tables, Schema from, Schema to, Report report) {
    this.tables = tables;
    this.values = values;
    this.from = from;
    this.to = to;
    this.report = report;
  }

  /** The value of {@code after} for {@code value} of {@code before}, or null if it is reported. */
  @Nullable Value convert(
      Field before, Field after, Value value, @Nullable Struct siblings, Path path) {
    if (before.table()
        && after.table()
        && value instanceof Table table
        && fits(after, table.rows())) {
      return tables.convert(before, after, table, path);
    }
    List<Value> source = byName(before, after, elements(before, value));
    List<@Nullable Value> elements = new ArrayList<>();
    for (int i = 0; i < source.size(); i++) {
      Path at = value instanceof Sequence || value instanceof Table ? path.at(i) : path;
      Value element = source.get(i);
      elements.add(
          element == null
              ? values.missing(after, path)
              : values.element(before, after, element, siblings, at));
    }
    if (elements.contains(null)) {
      return null;
    }
    List<Value> all = counted(after, new ArrayList<>(elements), source, before, path);
    return all == null ? null : together(after, all);
  }

  /** The elements, cut or extended with defaults to a fixed number; null if that is reported. */
  private @Nullable List<Value> counted(
      Field after, List<Value> all, List<Value> source, Field before, Path path) {
    int wanted =
        after.repeat() instanceof Repeat.Fixed fixed
            ? fixed.count()
            : after.repeated() ? all.size() : 1;
    while (all.size() < wanted) {
      Value more = values.missing(after, path);
      if (more == null) {
        return null;
      }
      all.add(more);
    }
    for (int i = wanted; i < all.size(); i++) {
      report.lost(path.at(i), before, source.get(i));
    }
    return all.subList(0, wanted);
  }

  private static boolean fits(Field after, int rows) {
    return !(after.repeat() instanceof Repeat.Fixed fixed) || rows == fixed.count();
  }

  /** The elements in the order of the new names, null for a name that the old version lacks. */
  private List<Value> byName(Field before, Field after, List<Value> source) {
    EnumType names = from.names(before.elements());
    EnumType current = to.names(after.elements());
    if (names == null || current == null || !(after.repeat() instanceof Repeat.Fixed fixed)) {
      return source;
    }
    Value[] ordered = new Value[fixed.count()];
    List<Value> rest = new ArrayList<>();
    for (int i = 0; i < source.size(); i++) {
      Long place = place(names.nameOf(i), current);
      if (place != null
          && place >= 0
          && place < ordered.length
          && ordered[place.intValue()] == null) {
        ordered[place.intValue()] = source.get(i);
      } else {
        rest.add(source.get(i));
      }
    }
    List<Value> all = new ArrayList<>(java.util.Arrays.asList(ordered));
    all.addAll(rest);
    return all;
  }

  private static @Nullable Long place(@Nullable String name, EnumType current) {
    Long same = name == null ? null : current.valueOf(name);
    EnumType.Former former = name == null || same != null ? null : current.former(name);
    return former == null ? same : Long.valueOf(former.value());
  }

  /** The elements of a value of {@code field}; the rows of a table as structs or numbers. */
  static List<Value> elements(Field field, Value value) {
    if (value instanceof Sequence sequence) {
      return sequence.elements();
    }
    if (!(value instanceof Table table)) {
      return List.of(value);
    }
    return IntStream.range(0, table.rows()).mapToObj(row -> row(field, table, row)).toList();
  }

  private static Value row(Field field, Table table, int row) {
    int columns = table.layout().columns().size();
    if (field.type() instanceof Type.Numeric) {
      return Scalar.of(table.bits(row, 0));
    }
    @Nullable Value[] cells = new Value[columns];
    for (int column = 0; column < columns; column++) {
      cells[column] = Scalar.of(table.bits(row, column));
    }
    return new Struct(table.layout().struct(), cells);
  }

  /** The elements as the value of {@code field}. */
  private Value together(Field field, List<Value> elements) {
    if (!field.repeated()) {
      return elements.get(0);
    }
    if (!field.table()) {
      return new Sequence(elements);
    }
    RecordLayout layout = to.layout(field);
    TableBuilder table = new TableBuilder(layout, elements.size());
    for (Value element : elements) {
      table.addRow();
      for (int column = 0; column < layout.columns().size(); column++) {
        Value cell = element instanceof Struct struct ? struct.get(column) : element;
        if (cell instanceof Scalar number) {
          table.put(column, number.bits());
        }
      }
    }
    return table.build();
  }
}
