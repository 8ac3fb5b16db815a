package dev.diptych.authoring.comment;

import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Zip;
import dev.diptych.text.shape.FormerNames;
import dev.diptych.text.shape.Shapes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The names that an item may have in a printed text, if it does not have its own any more. */
final class TextNames {
  private final List<FormerNames> former = new ArrayList<>();
  private final Map<String, Set<String>> zipped = new HashMap<>();

  /**
   * The names of several versions.
   *
   * @param schemas the schemas from the oldest to that of the printed text
   */
  TextNames(List<Schema> schemas) {
    for (Schema schema : schemas) {
      Shapes shapes = new Shapes(schema);
      for (StructType struct : schema.structs().values()) {
        former.add(FormerNames.of(schema, shapes.of(struct)));
        struct.zips().forEach(zip -> zip(struct, zip));
      }
    }
  }

  /** A curve may be a block of its own, or a column of a table of several. */
  private void zip(StructType struct, Zip zip) {
    for (String id : zip.fields()) {
      String name = struct.field(id).name();
      zipped.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(zip.name());
      zipped.computeIfAbsent(zip.name(), key -> new LinkedHashSet<>()).add(name);
    }
  }

  /** {@code name} and other names for it, the most likely first. */
  List<String> of(String name) {
    Set<String> found = new LinkedHashSet<>(List.of(name));
    for (FormerNames each : former) {
      for (String known : List.copyOf(found)) {
        FormerNames.Current current = each.of(known);
        if (current != null) {
          found.add(current.name());
        }
      }
    }
    for (String known : List.copyOf(found)) {
      found.addAll(zipped.getOrDefault(known, Set.of()));
    }
    return List.copyOf(found);
  }
}
