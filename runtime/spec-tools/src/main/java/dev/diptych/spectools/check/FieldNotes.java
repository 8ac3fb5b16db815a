package dev.diptych.spectools.check;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.CaseForms;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.Follows;
import dev.diptych.spectools.describe.Form;
import dev.diptych.spectools.describe.RowWords;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.Stored;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.Uses;
import dev.diptych.spectools.describe.Words;
import dev.diptych.text.print.ValueFormatter;
import dev.diptych.text.shape.TaggedElements;
import java.util.ArrayList;
import java.util.List;

/** What a report says of a field beside its form. */
final class FieldNotes {
  private final SpecView spec;
  private final StructView struct;
  private final Follows follows;
  private final Uses uses;

  FieldNotes(SpecView spec, StructView struct) {
    this.spec = spec;
    this.struct = struct;
    this.follows = new Follows(spec);
    this.uses = new Uses(struct);
  }

  List<String> of(FieldView view, Form form) {
    Field field = view.field();
    List<String> notes = new ArrayList<>();
    String what = what(view, form);
    if (!what.isEmpty()) {
      notes.add(what);
    }
    List<String> said = new ArrayList<>();
    for (FieldFacts.Fact fact : FieldFacts.of(view, !Stored.tellsSize(view))) {
      boolean constant = form == Form.CONSTANT && fact.label().startsWith("valid");
      if (!constant) {
        said.add(fact.toString());
      }
    }
    if (!said.isEmpty()) {
      notes.add(String.join("; ", said));
    }
    if (form == Form.SWITCH || form == Form.SWITCHES) {
      cases(view, notes);
    }
    if (field.defaultBits() != null) {
      Scalar usual = new Scalar(field.defaultBits());
      notes.add("left out, it is " + new ValueFormatter(spec.schema()).of(field.type(), usual));
    }
    if (!field.derived() && !uses.of(field.id()).isEmpty()) {
      notes.add("explicit: decides " + Words.list(uses.of(field.id()), "and"));
    }
    Processed.of(view, notes);
    return notes;
  }

  private String what(FieldView view, Form form) {
    Field field = view.field();
    String element = field.type() instanceof Type.Packing packing ? packing.field() : null;
    return switch (form) {
      case CONSTANT, DERIVED -> follows.of(struct, field);
      case ATTRIBUTE -> field.name().equals(field.id()) ? "" : field.name();
      case INLINE -> field.attribute().equals(field.id()) ? "" : field.attribute();
      case TUPLE -> field.attribute() + " = (…)";
      case BLOCK, BLOCKS -> field.name() + " { … }";
      case SWITCH, SWITCHES ->
          Cases.decided(view) ? Words.list(new CaseForms(spec).of(struct, view), "or") : "";
      case NAMED -> "names of " + spec.simple(field.elements());
      case KINDS -> kinds(field);
      case ROWS, TABLE -> new RowWords(spec).of(struct, field);
      case PACKING -> "how " + element + " is packed, where that is not as usual";
    };
  }

  private String kinds(Field field) {
    TaggedElements kinds = TaggedElements.of(spec.schema(), field);
    List<String> names =
        kinds.structs().keySet().stream().map(kind -> kinds.names().nameOf(kind)).toList();
    return Words.list(names, "or") + " { … }";
  }

  private void cases(FieldView view, List<String> notes) {
    boolean decided = Cases.decided(view);
    String on = FieldFacts.line(view.choice().on().source());
    notes.add("by " + on + (decided ? ":" : ", which the text repeats in the name:"));
    for (Cases.Case one : Cases.of(struct, view)) {
      String name = decided ? "" : " as " + new CaseForms(spec).of(view, one);
      notes.add("  " + one.value() + ": " + one.kind() + name);
    }
  }
}
