package dev.diptych.cli.plot;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.List;

/** The tables of a document by their paths. */
final class Tables {
  /** More are not listed: a document may have millions. */
  private static final int MAX_TABLES = 10_000;

  /**
   * A table.
   *
   * @param path its path
   * @param table the table
   */
  record Located(Path path, Table table) {}

  private final List<Located> found = new ArrayList<>();

  private Tables() {}

  /** The tables that have rows, in the order of the document. */
  static List<Located> of(Document document) {
    Tables tables = new Tables();
    tables.add(document.root(), Path.ROOT);
    return tables.found;
  }

  private void add(Value value, Path path) {
    if (found.size() == MAX_TABLES) {
      return;
    }
    if (value instanceof Table table && table.rows() > 0) {
      found.add(new Located(path, table));
    } else if (value instanceof Struct struct) {
      StructType type = struct.type();
      for (int i = 0; i < type.fields().size(); i++) {
        Value field = struct.get(i);
        if (field != null) {
          add(field, path.field(type.fields().get(i).id()));
        }
      }
    } else if (value instanceof Sequence sequence) {
      for (int i = 0; i < sequence.elements().size(); i++) {
        add(sequence.elements().get(i), path.at(i));
      }
    }
  }
}
