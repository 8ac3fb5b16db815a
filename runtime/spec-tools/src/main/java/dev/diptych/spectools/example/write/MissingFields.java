package dev.diptych.spectools.example.write;

import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.choose.ExampleBuilder;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.UnknownValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes comments at the end of an example for the fields that it does not show: those of nested
 * cases, and those with contradicting conditions.
 */
final class MissingFields {
  private final SpecView spec;
  private final TextLines lines;
  private final FieldWriter fields;
  private final ExampleBuilder spare;
  private final ShownFields written;

  MissingFields(
      SpecView spec,
      TextLines lines,
      FieldWriter fields,
      ExampleBuilder spare,
      ShownFields written) {
    this.spec = spec;
    this.lines = lines;
    this.fields = fields;
    this.spare = spare;
    this.written = written;
  }

  /** Writes the comments, struct by struct in the order of the spec. */
  void write() {
    for (StructView struct : spec.structs()) {
      List<FieldView> missing = missing(struct);
      if (!struct.box() && !missing.isEmpty()) {
        lines.comment("In " + spec.simple(struct.type().name()) + ", where it has them:");
        boolean begun = lines.commentOut();
        DraftStruct owner = owner(struct);
        missing.forEach(view -> field(owner, view));
        lines.commentIn(begun);
      }
    }
  }

  private List<FieldView> missing(StructView struct) {
    return struct.fields().stream()
        .filter(view -> !view.field().derived())
        .filter(view -> !(view.field().type() instanceof Type.Packing))
        .filter(view -> !written.has(struct.type(), view.field()))
        .toList();
  }

  private DraftStruct owner(StructView struct) {
    try {
      return spare.single(struct.type().name());
    } catch (UnknownValue e) {
      return new DraftStruct(struct, spec.spec());
    }
  }

  private void field(DraftStruct owner, FieldView view) {
    if (written.has(owner.type(), view.field())) {
      return;
    }
    Object value = value(owner, view);
    if (value == null) {
      lines.line(view.field().name() + " { … }");
    } else {
      fields.write(owner, view, value);
    }
    written.add(owner.type(), view.field());
  }

  private @Nullable Object value(DraftStruct owner, FieldView view) {
    Object value = owner.get(view.field().id());
    try {
      return value == null ? spare.single(owner, view) : value;
    } catch (UnknownValue e) {
      return null;
    }
  }
}
