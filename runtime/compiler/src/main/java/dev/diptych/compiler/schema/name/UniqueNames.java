package dev.diptych.compiler.schema.name;

import dev.diptych.model.document.Residue;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Renames fields with the same name, or with a word of the grammar. */
public final class UniqueNames {
  private UniqueNames() {}

  public static List<Field> of(List<Field> fields) {
    Set<String> taken = new HashSet<>(TextNames.RESERVED);
    taken.add(Residue.NAME);
    List<Field> unique = new ArrayList<>();
    for (Field field : fields) {
      String name = field.name();
      // A name from {@code -twin-name} is checked elsewhere.
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
