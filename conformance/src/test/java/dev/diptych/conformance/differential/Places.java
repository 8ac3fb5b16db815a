package dev.diptych.conformance.differential;

import dev.diptych.binary.decode.Decoded;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.List;

/** Where the values of a document are in their file. */
final class Places {
  private Places() {}

  /** Whether two codecs tell different places for any value of a document. */
  static boolean differ(Decoded old, Decoded plan) {
    List<Path> paths = new ArrayList<>();
    collect(old.root(), Path.ROOT, paths);
    return paths.stream()
        .anyMatch(path -> !old.locations().locate(path).equals(plan.locations().locate(path)));
  }

  private static void collect(Value value, Path path, List<Path> paths) {
    paths.add(path);
    if (value instanceof Struct struct) {
      List<Field> fields = struct.type().fields();
      for (int i = 0; i < fields.size(); i++) {
        Value field = struct.get(i);
        if (field != null) {
          collect(field, path.field(fields.get(i).id()), paths);
        }
      }
    } else if (value instanceof Sequence sequence) {
      for (int i = 0; i < sequence.elements().size(); i++) {
        collect(sequence.elements().get(i), path.at(i), paths);
      }
    } else if (value instanceof Table table && table.rows() > 0) {
      paths.add(path.at(table.rows() - 1));
    }
  }
}
