package dev.diptych.spectools.reference;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.CaseForms;
import dev.diptych.spectools.describe.DerivationText;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import dev.diptych.text.print.ValueFormatter;
import java.util.ArrayList;
import java.util.List;

/** Documents the text of a field. */
final class TextDocs {
  private final SpecView spec;
  private final Anchors anchors;
  private final StructView struct;

  TextDocs(SpecView spec, Anchors anchors, StructView struct) {
    this.spec = spec;
    this.anchors = anchors;
    this.struct = struct;
  }

  List<TextRun> of(FieldView view, TextForm form) {
    Field field = view.field();
    List<TextRun> spans = new ArrayList<>();
    switch (form) {
      case CONSTANT, DERIVED ->
          spans.add(new TextRun.Plain("omitted: " + new DerivationText(spec).of(struct, field)));
      case SWITCH, SWITCHES -> cases(view, spans);
      default -> spans.add(new TextRun.Code(new BlockOutline(spec).brief(struct, field, form)));
    }
    names(field, spans);
    FormerNamesDocs.add(field.aliases(), spans);
    if (field.defaultBits() != null && !field.repeated()) {
      spans.add(new TextRun.Break());
      spans.add(new TextRun.Plain("default: "));
      Scalar value = new Scalar(field.defaultBits());
      spans.add(new TextRun.Code(new ValueFormatter(spec.schema()).of(field.type(), value)));
    }
    if (field.unit() != null) {
      spans.add(new TextRun.Break());
      spans.add(new TextRun.Plain("unit: "));
      spans.add(new TextRun.Code(field.unit().symbol()));
    }
    return spans;
  }

  private void cases(FieldView view, List<TextRun> spans) {
    for (String form : new CaseForms(spec).of(struct, view)) {
      if (!spans.isEmpty()) {
        spans.add(new TextRun.Break());
      }
      spans.add(new TextRun.Code(form));
    }
  }

  private void names(Field field, List<TextRun> spans) {
    boolean number = field.type() instanceof Type.Numeric || field.type() instanceof Type.Bits;
    String names = number ? field.type().names() : field.elements();
    if (names != null && !EnumDocs.isTruth(names)) {
      spans.add(new TextRun.Break());
      spans.add(new TextRun.Plain(field.type().flags() ? "flags of " : "names of "));
      spans.add(anchors.enumeration(names));
    }
  }
}
