package dev.diptych.compiler.example;

import dev.diptych.compiler.view.Cases;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.compiler.view.Said;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.Choices;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Shows what else there could be, as lines that are commented out. */
final class Alternatives {
  private final Lines lines;
  private final FieldWriter fields;
  private final Maker spare;
  private final Set<FieldView> shown = new HashSet<>();

  Alternatives(Lines lines, FieldWriter fields, Maker spare) {
    this.lines = lines;
    this.fields = fields;
    this.spare = spare;
  }

  /** Shows {@code view}, which is not there in this example. */
  void absent(Draft owner, FieldView view) {
    boolean again = owner.depth(owner.type()) > 1;
    if (again || !fresh(view) || view.field().type() instanceof Type.Switched) {
      return;
    }
    String condition = view.said("if");
    if (condition != null) {
      lines.remark("Where " + Said.line(condition) + ":");
    } else if (view.field().storage().place() != Place.SEQUENCE) {
      lines.remark("At a position (" + view.said("pos") + "):");
    }
    commented(owner, view, () -> spare.alone(owner, view));
  }

  /** Shows the cases of {@code view} that this example does not have. */
  void cases(Draft owner, FieldView view, Object value) {
    if (!(view.field().type() instanceof Type.Switched) || !fresh(view)) {
      return;
    }
    Set<String> there = new HashSet<>(structs(value));
    for (Cases.Case one : Cases.of(owner.view(), view)) {
      if (there.add(one.struct())) {
        String on = Said.line(view.switchOn());
        String other = one.value().equals(Cases.OTHERS) ? "anything else" : one.value();
        lines.remark("Where " + on + " is " + other + ":");
        boolean begun = lines.commentOut();
        block(view.field(), one);
        lines.commentIn(begun);
      }
    }
  }

  private void block(Field field, Cases.Case one) {
    Choices names = new Choices(field);
    boolean decided = ((Type.Switched) field.type()).on() != null;
    String mentioned = decided ? "" : one.struct();
    try {
      fields.struct(names, mentioned, field.repeated(), spare.alone(one.struct()));
    } catch (UnknownValue e) {
      lines.line(names.block(mentioned) + " { … }");
    }
  }

  private void commented(Draft owner, FieldView view, Supplier<Object> value) {
    boolean begun = lines.commentOut();
    try {
      fields.write(owner, view, value.get());
    } catch (UnknownValue e) {
      lines.line(view.field().name() + " { … }");
    }
    lines.commentIn(begun);
  }

  private boolean fresh(FieldView view) {
    return !lines.commentedOut() && shown.add(view);
  }

  private static List<String> structs(Object value) {
    if (value instanceof List<?> many) {
      return many.stream().map(each -> ((Draft) each).type().name()).toList();
    }
    return value instanceof Draft draft ? List.of(draft.type().name()) : List.of();
  }
}
