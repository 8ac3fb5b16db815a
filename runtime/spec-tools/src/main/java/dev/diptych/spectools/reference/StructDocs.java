package dev.diptych.spectools.reference;

import dev.diptych.compiler.ir.Node;
import dev.diptych.model.schema.StructType;
import dev.diptych.spectools.describe.ExpectedResidue;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.Form;
import dev.diptych.spectools.describe.Offsets;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.ArrayList;
import java.util.List;

/** The part of a page that is about a struct. */
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
    Span.Link link = anchors.struct(struct.type().name());
    boolean root = struct.equals(spec.root());
    page.heading(2, link.text(), link.anchor());
    if (root) {
      page.paragraph(Span.plain("The whole file."));
    } else {
      page.prose(struct.spec().doc());
    }
    page.listing(new Skeleton(spec).of(struct));
    page.table(HEAD, fields(struct));
    computed(struct);
    List<String> left = new ExpectedResidue(spec).of(struct);
    if (!left.isEmpty()) {
      page.paragraph(
          List.of(
              new Span.Plain("Kept as "),
              new Span.Link("Residue", "residue"),
              new Span.Plain(": " + String.join("; ", left) + ".")));
    }
  }

  private List<List<List<Span>>> fields(StructView struct) {
    BytesDocs bytes = new BytesDocs(spec, anchors, struct);
    TextDocs text = new TextDocs(spec, anchors, struct);
    Offsets offsets = new Offsets(spec, struct);
    List<List<List<Span>>> rows = new ArrayList<>();
    for (FieldView field : struct.fields()) {
      Form form = Form.of(spec.shapes(), field.field());
      String offset = offsets.of(field);
      rows.add(
          List.of(
              Span.code(field.field().id()),
              offset == null ? List.of() : Span.plain(offset),
              bytes.of(field),
              text.of(field, form),
              about(field)));
    }
    return rows;
  }

  private static List<Span> about(FieldView field) {
    return field.field().doc().isEmpty() ? List.of() : Span.plain(field.field().doc());
  }

  private void computed(StructView struct) {
    List<List<List<Span>>> rows = new ArrayList<>();
    for (StructType.Computed computed : struct.type().computed()) {
      Node.Value node = struct.value(computed.id());
      String value = FieldFacts.line(node.value().source());
      String doc = node.doc();
      rows.add(
          List.of(
              Span.code(computed.id()),
              Span.code(value),
              doc.isEmpty() ? List.of() : Span.plain(doc)));
    }
    if (!rows.isEmpty()) {
      page.paragraph(Span.plain("Follows from the rest; the text shows it as a comment:"));
      page.table(List.of("value", "is", "about"), rows);
    }
  }
}
