package dev.diptych.spectools.example.write;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.choose.ExampleBuilder;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.UnknownValue;
import dev.diptych.text.shape.ChoiceNames;
import dev.diptych.text.shape.TaggedElements;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Shows alternatives as lines that are commented out. */
final class CommentedAlternatives {
  private final TextLines lines;
  private final FieldWriter fields;
  private final ExampleBuilder spare;
  private final ShownFields written;
  private final Set<FieldView> shown = new HashSet<>();
  private final Set<StructType> listed = new HashSet<>();

  CommentedAlternatives(
      TextLines lines, FieldWriter fields, ExampleBuilder spare, ShownFields written) {
    this.lines = lines;
    this.fields = fields;
    this.spare = spare;
    this.written = written;
  }

  /** Shows {@code view}, which is absent in this example. */
  void absent(DraftStruct owner, FieldView view) {
    boolean again = owner.depth(owner.type()) > 1;
    if (again || !fresh(view) || view.field().type() instanceof Type.Switched) {
      return;
    }
    String condition = view.condition();
    if (condition != null) {
      lines.comment("Where " + FieldFacts.line(condition) + ":");
    } else if (view.field().storage().instance()) {
      lines.comment("At a position (" + view.position() + "):");
    }
    commented(owner, view, () -> spare.single(owner, view));
    written.add(owner.type(), view.field());
  }

  /** Shows the cases of {@code view} that this example does not have. */
  void cases(DraftStruct owner, FieldView view, @Nullable Object value) {
    if (!(view.field().type() instanceof Type.Switched) || !fresh(view)) {
      return;
    }
    written.add(owner.type(), view.field());
    Set<String> there = new HashSet<>(structs(value));
    for (Cases.Case switchCase : Cases.of(owner.view(), view)) {
      if (there.add(switchCase.struct())) {
        String on = FieldFacts.line(view.requireChoice().on().source());
        String other =
            switchCase.value().equals(Cases.OTHERS) ? "anything else" : switchCase.value();
        lines.comment("Where " + on + " is " + other + ":");
        boolean begun = lines.commentOut();
        block(view.field(), switchCase);
        lines.commentIn(begun);
      }
    }
  }

  /** Shows the kinds of elements that the list {@code view} of this example does not have. */
  void kinds(DraftStruct owner, FieldView view, @Nullable Object value) {
    TaggedElements kinds = fields.kinds(view.field());
    if (kinds == null
        || !(value instanceof List<?> elements)
        || owner.isNested()
        || lines.isCommentedOut()
        || !listed.add(kinds.entry())) {
      return;
    }
    Set<Object> there = new HashSet<>();
    String selector = kinds.entry().fields().get(kinds.selector()).id();
    elements.forEach(each -> there.add(((DraftStruct) each).get(selector)));
    kinds
        .structs()
        .forEach(
            (kind, struct) -> {
              if (there.add(new Scalar(kind)) && !fields.strange(owner, kind)) {
                kind(requireNonNull(kinds.names().nameOf(kind)), struct);
              }
            });
  }

  private void kind(String kind, String struct) {
    boolean begun = lines.commentOut();
    try {
      fields.kind(kind, spare.single(struct));
    } catch (UnknownValue e) {
      lines.line(kind + " { … }");
    }
    lines.commentIn(begun);
  }

  private void block(Field field, Cases.Case switchCase) {
    ChoiceNames names = new ChoiceNames(field);
    boolean decided = ((Type.Switched) field.type()).on() != null;
    String mentioned = decided ? "" : switchCase.struct();
    try {
      fields.struct(names, mentioned, field.repeated(), spare.single(switchCase.struct()));
    } catch (UnknownValue e) {
      lines.line(names.block(mentioned) + " { … }");
    }
  }

  private void commented(DraftStruct owner, FieldView view, Supplier<@Nullable Object> value) {
    boolean begun = lines.commentOut();
    try {
      fields.write(owner, view, value.get());
    } catch (UnknownValue e) {
      lines.line(view.field().name() + " { … }");
    }
    lines.commentIn(begun);
  }

  private boolean fresh(FieldView view) {
    return !lines.isCommentedOut() && shown.add(view);
  }

  private static List<String> structs(@Nullable Object value) {
    if (value instanceof List<?> many) {
      return many.stream().map(each -> ((DraftStruct) each).type().name()).toList();
    }
    return value instanceof DraftStruct draft ? List.of(draft.type().name()) : List.of();
  }
}
