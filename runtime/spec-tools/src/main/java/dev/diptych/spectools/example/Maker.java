package dev.diptych.spectools.example;

import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.Repetition;
import dev.diptych.model.derive.Defaults;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes one example: goes along the fields as a reader of a file would, and chooses a value for
 * each where a reader would find one. All that expressions need is then there when they are met.
 */
final class Maker {
  private static final int DEEPEST = 40;
  private static final int MOST_ELEMENTS = 512;
  private static final int MAX_FIXED = 10_000;
  private static final int MAX_BYTES = 1 << 20;
  private static final int MOST_UNTIL = 16;

  private final SpecView spec;
  private final Plan plan;
  private final Chooser chooser;
  private final Settling settling;
  private final Defaults defaults;
  private final Heights heights;

  Maker(SpecView spec, Plan plan, Chooser chooser) {
    this.spec = spec;
    this.plan = plan;
    this.chooser = chooser;
    this.settling = new Settling(chooser);
    this.defaults = new Defaults(spec.schema());
    this.heights = new Heights(spec);
  }

  /** An example of a whole file. */
  Draft file() {
    Draft root = new Draft(spec.root(), null, "", 0);
    fill(root, 0);
    return root;
  }

  /** An example of the struct {@code name} alone. */
  Draft alone(String name) {
    Draft draft = new Draft(spec.struct(name), null, "", 0);
    fill(draft, 0);
    return draft;
  }

  /** An example of the one field {@code view} of {@code owner}. */
  Object alone(Draft owner, FieldView view) {
    return value(owner, view, 0);
  }

  /** Whether sizes or positions turned out to be others than was thought: it takes another try. */
  boolean unsettled() {
    return settling.changed();
  }

  Settling settling() {
    return settling;
  }

  private void fill(Draft draft, int depth) {
    if (depth > DEEPEST) {
      throw new UnknownValue("no end");
    }
    Presence presence = new Presence(plan, draft);
    for (FieldView view : draft.view().fields()) {
      if (!shown(view.field())) {
        continue;
      }
      if (presence.there(view)) {
        draft.set(view.field().id(), value(draft, view, depth));
      } else if (presence.empty(view)) {
        draft.set(view.field().id(), List.of());
      }
    }
  }

  private static boolean shown(Field field) {
    return !field.derived() && !(field.type() instanceof Type.Packing);
  }

  private Object value(Draft draft, FieldView view, int depth) {
    if (!view.field().repeated()) {
      return one(draft, view, -1, depth);
    }
    List<Object> elements = new ArrayList<>();
    draft.set(view.field().id(), elements);
    long count = count(draft, view);
    boolean fills = view.repetition() instanceof Repetition.ToEnd && draft.limit() >= 0;
    for (int i = 0; fills ? i < MOST_ELEMENTS && left(draft) > 0 : i < count; i++) {
      elements.add(one(draft, view, i, depth));
    }
    for (int i = 1; i < MOST_UNTIL && Counts.goesOn(draft, view); i++) {
      elements.add(one(draft, view, i, depth));
    }
    return elements;
  }

  /** Bytes of the stream of {@code draft}, which has one of its own, that nothing stands in yet. */
  private static long left(Draft draft) {
    return draft.limit() - new Sizes().stream(draft.freeze(false));
  }

  private long count(Draft draft, FieldView view) {
    boolean named = view.field().elements() != null && defaults.existsElement(view.field());
    if (view.field().repeat() instanceof Repeat.Fixed fixed) {
      return named ? 1 : within(fixed.count(), MAX_FIXED);
    }
    if (!plan.elements() || draft.again()) {
      return view.repetition() instanceof Repetition.Until ? 1 : 0;
    }
    return Counts.of(draft, view);
  }

  private static long within(long number, long limit) {
    if (number > limit) {
      throw new UnknownValue("too large for an example");
    }
    return number;
  }

  private Object one(Draft draft, FieldView view, int index, int depth) {
    Picker.Picked picked = new Picker(draft, index, heights).of(view);
    Expr size = view.size();
    boolean rest = view.written().sizeEos() && draft.limit() >= 0;
    long bytes = within(rest ? Math.max(0, left(draft)) : Evaluator.bytes(draft, size), MAX_BYTES);
    if (picked == null) {
      boolean nothing = view.field().type() instanceof Type.Switched;
      return nothing ? null : new Plain(chooser, settling).of(draft, view, bytes);
    }
    Draft inner =
        new Draft(spec.struct(picked.struct()), draft, view.field().id(), Math.max(0, index));
    Arguments.pass(picked.type(), inner);
    if (view.field().storage().stream() != null) {
      inner.limit(bytes);
    }
    fill(inner, depth + 1);
    long taken = new Sizes().stream(inner.freeze(false));
    boolean fits =
        bytes < 0
            || taken == bytes
            || (view.field().storage().stream().size() >= 0 && taken < bytes);
    fits &= !Plain.negative(draft, size);
    if (!fits && size != null && taken != Sizes.UNKNOWN) {
      settling.settle(draft, size, taken);
    }
    return inner;
  }
}
