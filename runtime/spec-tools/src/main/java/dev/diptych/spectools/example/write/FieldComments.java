package dev.diptych.spectools.example.write;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes the documentation of a field, once. */
final class FieldComments {
  private static final int MAX_NAMES = 12;

  private final SpecView spec;
  private final TextLines lines;
  private final Set<FieldView> done = new HashSet<>();

  FieldComments(SpecView spec, TextLines lines) {
    this.spec = spec;
    this.lines = lines;
  }

  /** Writes the documentation of {@code view}. */
  void before(FieldView view) {
    if (lines.isCommentedOut() || !done.add(view)) {
      return;
    }
    Field field = view.field();
    List<String> words = new ArrayList<>();
    if (!field.doc().isEmpty()) {
      words.add(field.doc());
    }
    EnumType names = spec.schema().names(field.type().names());
    if (names != null) {
      words.add((field.type().flags() ? "Any of " : "One of ") + names(names) + ".");
    }
    if (field.defaultBits() != null && !field.repeated()) {
      words.add("Default:");
    }
    lines.comment(String.join(" ", words));
  }

  private static String names(EnumType type) {
    List<String> names = List.copyOf(type.names().values());
    return names.size() <= MAX_NAMES
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, MAX_NAMES)) + ", …";
  }
}
