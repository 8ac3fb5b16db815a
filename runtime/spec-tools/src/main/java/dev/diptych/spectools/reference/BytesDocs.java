package dev.diptych.spectools.reference;

import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StorageText;
import dev.diptych.spectools.describe.StructView;
import java.util.ArrayList;
import java.util.List;

/** Documents the bytes of a field as its author wrote them. */
final class BytesDocs {
  private final SpecView spec;
  private final Anchors anchors;
  private final StructView struct;

  BytesDocs(SpecView spec, Anchors anchors, StructView struct) {
    this.spec = spec;
    this.anchors = anchors;
    this.struct = struct;
  }

  List<TextRun> of(FieldView view) {
    List<TextRun> spans = new ArrayList<>();
    Type type = view.field().type();
    if (type instanceof Type.Nested nested) {
      spans.add(anchors.struct(nested.struct()));
    } else if (type instanceof Type.Packing packing) {
      spans.add(new TextRun.Plain("none: how " + packing.field() + " is packed"));
    } else if (!(type instanceof Type.Switched)) {
      spans.add(new TextRun.Code(new StorageText(spec).of(view)));
    }
    if (type instanceof Type.Text text) {
      spans.add(new TextRun.Plain(" in " + text.encoding()));
    }
    if (type instanceof Type.Switched) {
      cases(view, spans);
    }
    boolean struct = type instanceof Type.Switched || type instanceof Type.Nested;
    for (FieldFacts.Fact fact : FieldFacts.of(view, struct || !StorageText.tellsSize(view))) {
      add(fact, spans);
    }
    return spans;
  }

  private static void add(FieldFacts.Fact fact, List<TextRun> spans) {
    spans.add(new TextRun.Break());
    spans.add(new TextRun.Plain(fact.label()));
    if (!fact.words().isEmpty()) {
      spans.add(new TextRun.Plain(" "));
      spans.add(new TextRun.Code(fact.words()));
    }
    if (!fact.after().isEmpty()) {
      spans.add(new TextRun.Plain(" " + fact.after()));
    }
  }

  private void cases(FieldView view, List<TextRun> spans) {
    String on = FieldFacts.line(view.requireChoice().on().source());
    spans.add(new TextRun.Plain("by "));
    spans.add(new TextRun.Code(on));
    for (Cases.Case switchCase : Cases.of(struct, view)) {
      spans.add(new TextRun.Break());
      spans.add(
          switchCase.value().equals(Cases.OTHERS)
              ? new TextRun.Plain(Cases.OTHERS)
              : new TextRun.Code(switchCase.value()));
      spans.add(new TextRun.Plain(": "));
      boolean box = spec.struct(switchCase.struct()).box();
      spans.add(box ? new TextRun.Code(switchCase.kind()) : anchors.struct(switchCase.struct()));
    }
  }
}
