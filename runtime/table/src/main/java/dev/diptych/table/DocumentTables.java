package dev.diptych.table;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds the tables and the repeated structs of a document. */
public final class DocumentTables {
  private final Schema schema;
  private final Predicate<DocumentTable> visitor;

  // By identity: comparing fields takes long.
  private final IdentityHashMap<Field, List<FlatColumn>> flat = new IdentityHashMap<>();
  private final IdentityHashMap<Field, IdentityHashMap<@Nullable Field, List<NumberRows.Heading>>>
      headings = new IdentityHashMap<>();
  private boolean ended;

  private DocumentTables(Schema schema, Predicate<DocumentTable> visitor) {
    this.schema = schema;
    this.visitor = visitor;
  }

  /**
   * Visits the file itself, then its tables and repeated structs in the order of the document.
   *
   * @param visitor returns whether to go on
   */
  public static void visit(Document document, Predicate<DocumentTable> visitor) {
    DocumentTables tables = new DocumentTables(document.schema(), visitor);
    Struct root = document.root();
    List<FlatColumn> columns = Flattening.of(document.schema(), root.type());
    if (!columns.isEmpty()) {
      tables.found(Path.ROOT, DocumentTable.Kind.STRUCT, new ElementRows(List.of(root), columns));
    }
    tables.struct(root, Path.ROOT, null);
  }

  private void found(Path path, DocumentTable.Kind kind, RowSource source) {
    ended = ended || !visitor.test(new DocumentTable(path, kind, source));
  }

  private void struct(Struct struct, Path path, @Nullable Field owner) {
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size() && !ended; i++) {
      Value value = struct.get(i);
      if (value != null) {
        value(value, path.field(fields.get(i).id()), fields.get(i), owner);
      }
    }
  }

  private void value(Value value, Path path, Field field, @Nullable Field owner) {
    if (value instanceof Table table) {
      List<NumberRows.Heading> columns =
          headings
              .computeIfAbsent(field, each -> new IdentityHashMap<>())
              .computeIfAbsent(owner, each -> NumberRows.headings(schema, field, owner));
      found(path, DocumentTable.Kind.TABLE, new NumberRows(table, columns));
    } else if (value instanceof Struct struct) {
      struct(struct, path, field);
    } else if (value instanceof Sequence sequence) {
      sequence(sequence, path, field);
    }
  }

  private void sequence(Sequence sequence, Path path, Field field) {
    List<FlatColumn> columns = flat.computeIfAbsent(field, each -> Flattening.of(schema, field));
    if (!columns.isEmpty()) {
      found(path, DocumentTable.Kind.STRUCT, new ElementRows(sequence.elements(), columns));
    }
    for (int i = 0; i < sequence.elements().size() && !ended; i++) {
      if (sequence.elements().get(i) instanceof Struct struct) {
        struct(struct, path.at(i), field);
      }
    }
  }
}
