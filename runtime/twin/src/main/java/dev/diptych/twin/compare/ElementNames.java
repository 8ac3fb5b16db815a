package dev.diptych.twin.compare;

import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import org.jspecify.annotations.Nullable;

/** What distinguishes the elements of a list. */
public final class ElementNames {
  private final Names names;

  /** The names of elements in documents of {@code schema}. */
  public ElementNames(Schema schema) {
    this.names = new Names(schema);
  }

  /** Whether the elements of {@code field} have fixed names, so that none can be added. */
  public boolean isNamed(Field field) {
    return names.isNamed(field);
  }

  /** The name of the block of an element. */
  public String name(Field field, @Nullable Struct owner, Value element, int index) {
    return owner == null ? field.name() : names.element(field, owner, element, index);
  }

  /** Its name with its first string or its key. */
  public String identity(Field field, @Nullable Struct owner, Value element, int index) {
    return names.identity(field, element, name(field, owner, element, index));
  }
}
