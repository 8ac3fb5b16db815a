package dev.diptych.spectools.reference;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Node;
import dev.diptych.model.schema.StructType;
import dev.diptych.spectools.describe.ExpectedResidue;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldOffsets;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import java.util.ArrayList;
import java.util.List;

/** The part of a page on a struct. */
final class StructDocs {
  private static final List<String> HEAD = List.of("field", "offset", "bytes", "text", "about");

  private final SpecView spec;
  private final Anchors anchors;
  private final Page page;

  StructDocs(SpecView spec, Anchors anchors, Page page) {
    this.spec = spec;
    this.anchors = anchors;
    this.page = page;
  }

  void write(StructView struct) {
    TextRun.Link link = anchors.struct(struct.type().name());
    boolean root = struct.equals(spec.root());
    page.heading(2, link.text(), link.anchor());
    if (root) {
      page.paragraph(TextRun.plain("The whole file."));
    } else {
      page.prose(struct.definition().doc());
    }
    if (!struct.type().aliases().isEmpty()) {
      page.paragraph(FormerNamesDocs.of(struct.type().aliases()));
    }
    page.listing(new BlockOutline(spec).of(struct));
    page.table(HEAD, fields(struct));
    computed(struct);
    List<String> left = new ExpectedResidue(spec).of(struct);
    if (!left.isEmpty()) {
      page.paragraph(
          List.of(
              new TextRun.Plain("Kept as "),
              new TextRun.Link("Residue", "residue"),
              new TextRun.Plain(": " + String.join("; ", left) + ".")));
    }
  }

  private List<List<List<TextRun>>> fields(StructView struct) {
    BytesDocs bytes = new BytesDocs(spec, anchors, struct);
    TextDocs text = new TextDocs(spec, anchors, struct);
    FieldOffsets offsets = new FieldOffsets(spec, struct);
    List<List<List<TextRun>>> rows = new ArrayList<>();
    for (FieldView field : struct.fields()) {
      TextForm form = TextForm.of(spec.shapes(), field.field());
      String offset = offsets.of(field);
      rows.add(
          List.of(
              TextRun.code(field.field().id()),
              offset == null ? List.of() : TextRun.plain(offset),
              bytes.of(field),
              text.of(field, form),
              about(field)));
    }
    return rows;
  }

  private static List<TextRun> about(FieldView field) {
    return field.field().doc().isEmpty() ? List.of() : TextRun.plain(field.field().doc());
  }

  private void computed(StructView struct) {
    List<List<List<TextRun>>> rows = new ArrayList<>();
    for (StructType.Computed computed : struct.type().computed()) {
      Node.Value node = requireNonNull(struct.value(computed.id()), computed.id());
      String value = FieldFacts.line(node.value().source());
      String doc = node.doc();
      rows.add(
          List.of(
              TextRun.code(computed.id()),
              TextRun.code(value),
              doc.isEmpty() ? List.of() : TextRun.plain(doc)));
    }
    if (!rows.isEmpty()) {
      page.paragraph(TextRun.plain("Follows from the rest; the text shows it as a comment:"));
      page.table(List.of("value", "is", "about"), rows);
    }
  }
}
