package dev.diptych.spectools.check;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Processing;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.CaseForms;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.DerivationText;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldUses;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.Phrases;
import dev.diptych.spectools.describe.RowText;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StorageText;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import dev.diptych.text.print.ValueFormatter;
import dev.diptych.text.shape.TaggedElements;
import java.util.ArrayList;
import java.util.List;

/** The notes on a field in a report. */
final class FieldNotes {
  private final SpecView spec;
  private final StructView struct;
  private final DerivationText follows;
  private final FieldUses uses;

  FieldNotes(SpecView spec, StructView struct, FieldUses uses) {
    this.spec = spec;
    this.struct = struct;
    this.follows = new DerivationText(spec);
    this.uses = uses;
  }

  List<String> of(FieldView view, TextForm form) {
    Field field = view.field();
    List<String> notes = new ArrayList<>();
    String what = what(view, form);
    if (!what.isEmpty()) {
      notes.add(what);
    }
    List<String> facts = new ArrayList<>();
    for (FieldFacts.Fact fact : FieldFacts.of(view, !StorageText.tellsSize(view))) {
      boolean constant = form == TextForm.CONSTANT && fact.label().startsWith("valid");
      if (!constant) {
        facts.add(fact.toString());
      }
    }
    if (!facts.isEmpty()) {
      notes.add(String.join("; ", facts));
    }
    if (form == TextForm.SWITCH || form == TextForm.SWITCHES) {
      cases(view, notes);
    }
    if (field.defaultBits() != null) {
      Scalar value = new Scalar(field.defaultBits());
      notes.add("default: " + new ValueFormatter(spec.schema()).of(field.type(), value));
    }
    if (field.unit() != null) {
      notes.add("unit: " + field.unit());
    }
    if (field.type().flags()) {
      notes.add("flags of " + spec.simple(requireNonNull(field.type().names())));
    }
    List<String> decided = uses.of(struct, view);
    if (!field.derived() && !decided.isEmpty()) {
      notes.add("explicit: decides " + Phrases.list(decided, "and"));
    }
    if (field.storage().packed()) {
      notes.add("packed by zlib, shown unpacked");
    } else if (field.storage().stream() != null
        && field.storage().stream().process() == Processing.SCRAMBLED) {
      notes.add("shown with its processing undone");
    }
    return notes;
  }

  private String what(FieldView view, TextForm form) {
    Field field = view.field();
    String element = field.type() instanceof Type.Packing packing ? packing.field() : null;
    return switch (form) {
      case CONSTANT, DERIVED -> requireNonNull(follows.of(struct, field), field.id());
      case ATTRIBUTE -> field.name().equals(field.id()) ? "" : field.name();
      case INLINE -> field.attribute().equals(field.id()) ? "" : field.attribute();
      case TUPLE -> field.attribute() + " = (…)";
      case BLOCK, BLOCKS -> field.name() + " { … }";
      case SWITCH, SWITCHES ->
          Cases.decided(view) ? Phrases.list(new CaseForms(spec).of(struct, view), "or") : "";
      case NAMED -> "names of " + spec.simple(requireNonNull(field.elements()));
      case KINDS -> kinds(field);
      case ROWS, TABLE -> new RowText(spec).of(struct, field);
      case PACKING -> "how " + element + " is packed, unless by default";
    };
  }

  private String kinds(Field field) {
    TaggedElements kinds = requireNonNull(TaggedElements.of(spec.schema(), field));
    List<String> names =
        kinds.structs().keySet().stream().map(kind -> kinds.names().nameOf(kind)).toList();
    return Phrases.list(names, "or") + " { … }";
  }

  private void cases(FieldView view, List<String> notes) {
    boolean decided = Cases.decided(view);
    String on = FieldFacts.line(view.requireChoice().on().source());
    notes.add("by " + on + (decided ? ":" : ", which the text repeats in the name:"));
    for (Cases.Case switchCase : Cases.of(struct, view)) {
      String name = decided ? "" : " as " + new CaseForms(spec).of(view, switchCase);
      notes.add("  " + switchCase.value() + ": " + switchCase.kind() + name);
    }
  }
}
