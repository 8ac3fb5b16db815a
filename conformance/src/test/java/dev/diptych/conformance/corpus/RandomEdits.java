package dev.diptych.conformance.corpus;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout.Column;
import dev.diptych.model.schema.Type;
import dev.diptych.twin.edit.Edit;
import dev.diptych.twin.edit.Given;
import dev.diptych.twin.edit.NumberArray;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Random edits of one document: as many of each kind as the document allows. */
final class RandomEdits {
  private static final int MAX_PER_LIST = 40;
  private static final int MAX_ROWS = 20;

  private final Random random;
  private final RandomContent content;
  private final Map<Kind, List<Edit>> all = new EnumMap<>(Kind.class);

  /** Values by the struct and the field that have them: other cases of a switch, other flags. */
  private final Map<String, List<Value>> pool = new HashMap<>();

  private RandomEdits(Random random) {
    this.random = random;
    this.content = new RandomContent(random);
  }

  /** What an edit does. */
  enum Kind {
    SET_NUMBER,
    SET_TEXT,
    SET_BYTES,
    /** Sets a field or an element to a value that the document has elsewhere. */
    SET_VALUE,
    /** Sets all elements of a list. */
    SET_LIST,
    SET_ABSENT,
    DELETE_OPTIONAL,
    INSERT_ELEMENT,
    APPEND_ELEMENT,
    DELETE_ELEMENT,
    SET_CELL,
    SET_ROW,
    INSERT_ROW,
    DELETE_ROW,
    /** Appends columns of numbers to a table. */
    APPEND_COLUMNS;

    /** The kind of one edit in tables. */
    String shown() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * An edit with its kind.
   *
   * @param kind what it does
   * @param edit the edit
   */
  record Chosen(Kind kind, Edit edit) {}

  /** Different edits, each for the document with {@code root} itself. */
  static List<Chosen> of(Struct root, int count, Random random) {
    Set<Chosen> some = new LinkedHashSet<>();
    for (int i = 0; i < count; i++) {
      RandomEdits edits = new RandomEdits(random);
      edits.collect(root);
      edits.struct(root, Path.ROOT);
      if (!edits.all.isEmpty()) {
        Kind kind = edits.content.one(List.copyOf(edits.all.keySet()));
        some.add(new Chosen(kind, edits.content.one(edits.all.get(kind))));
      }
    }
    return List.copyOf(some);
  }

  private void add(Kind kind, Edit edit) {
    all.computeIfAbsent(kind, key -> new ArrayList<>()).add(edit);
  }

  private void collect(Struct struct) {
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Value value = struct.get(i);
      List<Value> values = value instanceof Sequence list ? list.elements() : List.of();
      if (value != null && !(value instanceof Sequence)) {
        values = List.of(value);
      }
      Field field = struct.type().fields().get(i);
      pool.computeIfAbsent(key(struct, field), key -> new ArrayList<>()).addAll(values);
      for (Value each : values) {
        if (each instanceof Struct inner) {
          collect(inner);
        }
      }
    }
  }

  private static String key(Struct struct, Field field) {
    return struct.type().name() + "." + field.id();
  }

  private void struct(Struct struct, Path path) {
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Field field = struct.type().fields().get(i);
      Value value = struct.get(i);
      boolean free = !field.derived() && !field.isParameter();
      if (free && !(field.type() instanceof Type.Packing)) {
        field(struct, field, value, path.field(field.id()));
      }
    }
  }

  private void field(Struct owner, Field field, @Nullable Value value, Path path) {
    List<Value> others = pool.getOrDefault(key(owner, field), List.of());
    if (value == null) {
      if (!others.isEmpty() && !field.repeated()) {
        add(Kind.SET_ABSENT, new Edit.Put(path, new Given.OfValue(content.one(others))));
      }
      return;
    }
    if (field.optional()) {
      add(Kind.DELETE_OPTIONAL, new Edit.Remove(path));
    }
    if (value instanceof Sequence list) {
      list(field, list.elements(), others, path);
    } else if (value instanceof Table table) {
      table(table, path);
    } else {
      one(field, value, others, path);
    }
  }

  /** Edits of a value, and of the values in it. */
  private void one(Field field, Value value, List<Value> others, Path path) {
    Value other = content.one(others);
    if (!other.equals(value)) {
      add(Kind.SET_VALUE, new Edit.Put(path, new Given.OfValue(other)));
    }
    if (value instanceof Struct struct) {
      struct(struct, path);
    } else if (value instanceof Scalar number) {
      add(Kind.SET_NUMBER, new Edit.Put(path, content.number(field.type(), number)));
    } else if (value instanceof Blob blob) {
      boolean isText = field.type() instanceof Type.Text;
      Given given = content.blob(field.type(), blob);
      add(isText ? Kind.SET_TEXT : Kind.SET_BYTES, new Edit.Put(path, given));
    }
  }

  private void list(Field field, List<Value> elements, List<Value> others, Path path) {
    if (elements.isEmpty()) {
      if (!others.isEmpty()) {
        Given first = new Given.OfValue(content.one(others));
        add(Kind.INSERT_ELEMENT, new Edit.Insert(path.at(0), first));
      }
      return;
    }
    int size = elements.size();
    add(Kind.DELETE_ELEMENT, new Edit.Remove(path.at(random.nextInt(size))));
    Given copy = new Given.OfValue(content.one(others));
    add(Kind.INSERT_ELEMENT, new Edit.Insert(path.at(random.nextInt(size)), copy));
    add(Kind.APPEND_ELEMENT, new Edit.Insert(path.at(size), copy));
    List<Value> some = content.some(elements);
    if (!some.equals(elements)) {
      add(Kind.SET_LIST, new Edit.Put(path, new Given.OfValue(new Sequence(some))));
    }
    for (int i = 0; i < Math.min(size, MAX_PER_LIST); i++) {
      Path at = path.at(random.nextInt(size));
      one(field, elements.get(at.index()), others, at);
    }
  }

  private void table(Table table, Path path) {
    List<Column> columns = table.layout().columns();
    add(Kind.APPEND_COLUMNS, new Edit.Append(path, columns(columns)));
    if (table.rows() == 0) {
      return;
    }
    Path row = path.at(random.nextInt(table.rows()));
    List<Value> rows = EditedValues.rows(table);
    add(Kind.DELETE_ROW, new Edit.Remove(row));
    Given other = new Given.OfValue(content.one(rows));
    add(Kind.INSERT_ROW, new Edit.Insert(row, other));
    if (!rows.get(row.index()).equals(((Given.OfValue) other).value())) {
      add(Kind.SET_ROW, new Edit.Put(row, other));
    }
    int column = random.nextInt(columns.size());
    Scalar old = Scalar.of(table.bits(row.index(), column));
    Field field = columns.get(column).field();
    Path cell = rows.get(0) instanceof Struct ? row.field(field.id()) : row;
    add(Kind.SET_CELL, new Edit.Put(cell, content.number(field.type(), old)));
  }

  /** Numbers for the columns of new rows; sometimes, all but one. */
  private Map<String, NumberArray> columns(List<Column> columns) {
    int rows = 1 + random.nextInt(MAX_ROWS);
    Map<String, NumberArray> numbers = new HashMap<>();
    for (Column column : columns) {
      numbers.put(column.field().id(), content.numbers(column.field().type(), rows));
    }
    if (columns.size() > 1 && random.nextInt(4) == 0) {
      numbers.remove(content.one(columns).field().id());
    }
    return numbers;
  }
}
