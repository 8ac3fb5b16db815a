package dev.diptych.spectools.example;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Says what a field is, once. */
final class Remarks {
  private static final int MOST_NAMES = 12;

  private final SpecView spec;
  private final Lines lines;
  private final Set<FieldView> said = new HashSet<>();

  Remarks(SpecView spec, Lines lines) {
    this.spec = spec;
    this.lines = lines;
  }

  /** Says what {@code view} is, above it. */
  void before(FieldView view) {
    if (lines.commentedOut() || !said.add(view)) {
      return;
    }
    Field field = view.field();
    List<String> words = new ArrayList<>();
    if (!field.doc().isEmpty()) {
      words.add(field.doc());
    }
    EnumType names = spec.schema().names(field.type().names());
    if (names != null) {
      words.add("One of " + names(names) + ".");
    }
    if (field.defaultBits() != null && !field.repeated()) {
      words.add("Left out, it is:");
    }
    lines.remark(String.join(" ", words));
  }

  private static String names(EnumType type) {
    List<String> names = List.copyOf(type.names().values());
    return names.size() <= MOST_NAMES
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, MOST_NAMES)) + ", …";
  }
}
