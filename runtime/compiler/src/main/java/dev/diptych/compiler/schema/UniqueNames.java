package dev.diptych.compiler.schema;

import dev.diptych.model.document.Residue;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Gives fields other names where two would be called the same, or like a word of the language. */
final class UniqueNames {
  private UniqueNames() {}

  static List<Field> of(List<Field> fields) {
    Set<String> taken = new HashSet<>(TextNames.RESERVED);
    taken.add(Residue.NAME);
    List<Field> unique = new ArrayList<>();
    for (Field field : fields) {
      String name = field.name();
      // A name that the author asked for is checked elsewhere.
      boolean made = name.equals(field.id()) || name.equals(TextNames.camel(field.id()));
      while (made && taken.contains(name)) {
        name += "_";
      }
      if (made) {
        taken.add(name);
      }
      unique.add(name.equals(field.name()) ? field : field.withName(name));
    }
    return unique;
  }
}
