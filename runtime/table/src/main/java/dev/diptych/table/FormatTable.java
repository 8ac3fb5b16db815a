package dev.diptych.table;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table or repeated struct that documents of a format may have, with its columns. */
public final class FormatTable {
  private final Schema schema;
  private final String name;
  private final List<Place> places = new ArrayList<>();
  private boolean several;

  private FormatTable(Schema schema, String name) {
    this.schema = schema;
    this.name = name;
  }

  /**
   * A field that has such rows; each case of a switch may have one with the same name.
   *
   * @param field the field
   * @param owner the field whose struct contains it, or null
   */
  private record Place(Field field, @Nullable Field owner) {}

  /**
   * All of a format, in the order of its fields; the first are the rows of files themselves. A
   * struct within itself is followed once.
   */
  public static List<FormatTable> of(Schema schema) {
    return new Search(schema).all();
  }

  /** The names of all of a format, in the same order. */
  public static Set<String> names(Schema schema) {
    Set<String> names = new LinkedHashSet<>();
    of(schema).forEach(table -> names.add(table.name()));
    return names;
  }

  /** Its {@linkplain DocumentTable#sharedName name}. */
  public String name() {
    return name;
  }

  /** Whether a document may have several, with one name. */
  public boolean several() {
    return several;
  }

  /** What its rows are. */
  public DocumentTable.Kind kind() {
    boolean numbers = !places.isEmpty() && places.stream().allMatch(each -> each.field().table());
    return numbers ? DocumentTable.Kind.TABLE : DocumentTable.Kind.STRUCT;
  }

  /** Its columns; none if the elements have no values of their own. */
  public List<Column> columns() {
    if (places.isEmpty()) {
      return columns(Flattening.of(schema, schema.root()));
    }
    List<Column> first = columns(places.get(0));
    return places.size() == 1 ? first : joined();
  }

  /** The columns of all places: what one of them does not have is missing in its rows. */
  private List<Column> joined() {
    Map<String, List<Column>> columns = new LinkedHashMap<>();
    for (Place place : places) {
      for (Column column : columns(place)) {
        columns.computeIfAbsent(column.name(), name -> new ArrayList<>()).add(column);
      }
    }
    return columns.values().stream()
        .map(each -> each.size() == places.size() ? each.get(0) : each.get(0).asOptional())
        .toList();
  }

  private List<Column> columns(Place place) {
    Field field = place.field();
    return field.table()
        ? NumberRows.headings(schema, field, place.owner()).stream()
            .map(NumberRows.Heading::column)
            .toList()
        : columns(Flattening.of(schema, field));
  }

  private static List<Column> columns(List<FlatColumn> flat) {
    return flat.stream().map(FlatColumn::column).toList();
  }

  /** Follows the fields of a format. */
  private static final class Search {
    /** A spec may have a number of paths that is exponential in its size. */
    private static final int MAX_TABLES = 10_000;

    private final Schema schema;
    private final Map<String, FormatTable> found = new LinkedHashMap<>();
    private final List<String> within = new ArrayList<>();

    Search(Schema schema) {
      this.schema = schema;
    }

    List<FormatTable> all() {
      found.put(DocumentTable.FILE, new FormatTable(schema, DocumentTable.FILE));
      struct("", schema.root(), false, null);
      return List.copyOf(found.values());
    }

    private void struct(String prefix, StructType struct, boolean several, @Nullable Field owner) {
      if (within.contains(struct.name()) || found.size() >= MAX_TABLES) {
        return;
      }
      within.add(struct.name());
      for (Field field : struct.fields()) {
        String name = prefix + field.id();
        if (field.repeated() || field.table()) {
          add(name, new Place(field, owner), several);
        }
        boolean inner = several || field.repeated();
        for (String each : field.type().structs()) {
          struct(name + ".", schema.struct(each), inner, field);
        }
      }
      within.remove(within.size() - 1);
    }

    private void add(String name, Place place, boolean several) {
      FormatTable table = found.computeIfAbsent(name, each -> new FormatTable(schema, each));
      table.places.add(place);
      table.several |= several;
    }
  }
}
