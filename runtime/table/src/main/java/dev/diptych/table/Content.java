package dev.diptych.table;

import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of a format as columns within columns, for tools that have structs and lists. What has
 * no columns in a {@linkplain FormatTable table} has none here, and a struct within itself is left
 * out.
 */
public sealed interface Content {
  /** A cell: the value of a field that is no struct and not repeated. */
  final class Cell implements Content {
    private final CellReader reader;

    private Cell(CellReader reader) {
      this.reader = reader;
    }

    /** What the cell is. */
    public ColumnType type() {
      return reader.type();
    }

    /** Adds the cell for a value, which is missing if it is null. */
    public void read(@Nullable Value value, Cells into) {
      reader.read(value, into);
    }
  }

  /**
   * A struct.
   *
   * @param name the name of its type
   * @param members its fields that have content
   */
  record Members(String name, List<Member> members) implements Content {}

  /**
   * A field of a struct.
   *
   * @param name its name
   * @param index its index in the struct
   * @param description its documentation in the spec, or an empty string
   * @param content its content
   */
  record Member(String name, int index, String description, Content content) {}

  /**
   * One of several structs, which a switch selects.
   *
   * @param cases the structs
   */
  record Cases(List<Case> cases) implements Content {}

  /**
   * A struct that a switch may select.
   *
   * @param name the name of the case
   * @param struct the name of the struct's type
   * @param content what the struct has; for a number, that in the struct
   */
  record Case(String name, String struct, Content content) {}

  /**
   * Repeated content.
   *
   * @param element the content of an element
   */
  record Elements(Content element) implements Content {}

  /** The rows of a table of numbers. */
  final class Rows implements Content {
    private final List<NumberRows.Heading> headings;
    private final boolean single;

    private Rows(List<NumberRows.Heading> headings, boolean single) {
      this.headings = headings;
      this.single = single;
    }

    /** The columns. */
    public List<Column> columns() {
      return headings.stream().map(NumberRows.Heading::column).toList();
    }

    /** Whether the elements are numbers and no structs. */
    public boolean isSingle() {
      return single;
    }

    /** The rows of a table. */
    public RowSource of(Table table) {
      return new NumberRows(table, headings);
    }
  }

  /** The content of files of a format. */
  static Content of(Schema schema) {
    return new Search(schema).struct(schema.root(), null);
  }

  /** Follows the fields of a format. */
  final class Search {
    /** A spec may have a number of paths that is exponential in its size. */
    private static final int MAX_MEMBERS = 10_000;

    private final Schema schema;
    private final List<String> within = new ArrayList<>();
    private int count;

    private Search(Schema schema) {
      this.schema = schema;
    }

    private Members struct(StructType struct, @Nullable Field owner) {
      List<Member> members = new ArrayList<>();
      if (!within.contains(struct.name())) {
        within.add(struct.name());
        for (int i = 0; i < struct.fields().size() && count < MAX_MEMBERS; i++) {
          Field field = struct.fields().get(i);
          Content content = field(field, owner);
          if (content != null) {
            count++;
            members.add(new Member(field.attribute(), i, field.doc().strip(), content));
          }
        }
        within.remove(within.size() - 1);
      }
      return new Members(struct.name(), List.copyOf(members));
    }

    private @Nullable Content field(Field field, @Nullable Field owner) {
      if (field.table()) {
        boolean single = field.type() instanceof Type.Numeric;
        return new Rows(NumberRows.headings(schema, field, owner), single);
      }
      Content element = element(field);
      return element == null || !field.repeated() ? element : new Elements(element);
    }

    private @Nullable Content element(Field field) {
      if (field.type() instanceof Type.Switched) {
        List<Case> cases = new ArrayList<>();
        field.type().structs().forEach(name -> addCase(field, name, cases));
        return cases.isEmpty() ? null : new Cases(List.copyOf(cases));
      }
      if (field.type().isStruct()) {
        Members members = struct(schema.struct(field.type().structs().get(0)), field);
        return members.members().isEmpty() ? null : members;
      }
      CellReader reader = CellReader.of(field.type(), schema);
      return reader == null ? null : new Cell(reader);
    }

    private void addCase(Field field, String name, List<Case> cases) {
      StructType struct = schema.struct(name);
      Members members = struct(struct, field);
      if (!members.members().isEmpty()) {
        Content content = Flattening.isBox(struct) ? members.members().get(0).content() : members;
        cases.add(new Case(Flattening.caseName(struct), name, content));
      }
    }
  }
}
