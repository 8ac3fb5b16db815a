package dev.diptych.spectools.describe;

import dev.diptych.text.shape.ChoiceNames;
import java.util.List;

/** The forms of the cases of switches in the text: a block, or an attribute for a single value. */
public final class CaseForms {
  private final SpecView spec;

  /** For the switches of {@code spec}. */
  public CaseForms(SpecView spec) {
    this.spec = spec;
  }

  /** The forms of all cases of {@code view}, a switch of {@code owner}, each once. */
  public List<String> of(StructView owner, FieldView view) {
    return Cases.of(owner, view).stream().map(each -> of(view, each)).distinct().toList();
  }

  /** The form of one case of {@code view}, such as {@code Body { … }} or {@code value = …}. */
  public String of(FieldView view, Cases.Case switchCase) {
    ChoiceNames names = new ChoiceNames(view.field());
    String mentioned = Cases.decided(view) ? "" : switchCase.struct();
    boolean single = spec.shapes().single(spec.struct(switchCase.struct()).type()).isPresent();
    return single && !view.field().repeated()
        ? names.attribute(mentioned) + " = …"
        : names.block(mentioned) + " { … }";
  }
}
