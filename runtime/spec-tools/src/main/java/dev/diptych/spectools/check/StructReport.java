package dev.diptych.spectools.check;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Zip;
import dev.diptych.spectools.describe.ExpectedResidue;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldUses;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.Phrases;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StorageText;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import java.util.ArrayList;
import java.util.List;

/** The part of a report on one struct. */
final class StructReport {
  private final SpecView spec;
  private final StructView struct;
  private final FieldUses uses;

  StructReport(SpecView spec, StructView struct, FieldUses uses) {
    this.spec = spec;
    this.struct = struct;
    this.uses = uses;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    boolean root = struct.equals(spec.root());
    lines.add(spec.simple(struct.type().name()) + (root ? ": the whole file" : ""));
    ReportColumns columns = new ReportColumns();
    StorageText stored = new StorageText(spec);
    FieldNotes notes = new FieldNotes(spec, struct, uses);
    for (FieldView field : struct.fields()) {
      TextForm form = TextForm.of(spec.shapes(), field.field());
      columns.add(
          List.of(field.field().id(), stored.of(field), form.word()), notes.of(field, form));
    }
    for (StructType.Computed computed : struct.type().computed()) {
      columns.add(List.of(computed.id(), "-", "computed"), List.of(computed(computed)));
    }
    lines.addAll(columns.lines("  "));
    for (Zip zip : struct.type().zips()) {
      String joined = Phrases.list(zip.fields(), "and");
      lines.add(
          "  " + zip.name() + " { … } is " + joined + " as one table, where their keys agree");
    }
    ReportColumns residue = new ReportColumns();
    for (String left : new ExpectedResidue(spec).of(struct)) {
      residue.add(List.of("residue:"), List.of(left));
    }
    lines.addAll(residue.lines("  "));
    return lines;
  }

  private String computed(StructType.Computed computed) {
    return "a comment: "
        + FieldFacts.line(requireNonNull(struct.value(computed.id())).value().source());
  }
}
