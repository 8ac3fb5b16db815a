package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Repetition;
import dev.diptych.model.derive.Defaults;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.ParameterArguments;
import dev.diptych.spectools.example.values.UnknownValue;
import dev.diptych.spectools.example.values.ValueFrames;
import dev.diptych.spectools.example.values.Work;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds an example: visits the fields in the order of decoding and chooses a value for each, so
 * that expressions only need values that exist.
 */
public final class ExampleBuilder {
  private static final int MAX_DEPTH = 40;
  private static final int MAX_ELEMENTS = 512;
  private static final int MAX_FIXED = 10_000;
  private static final int MAX_BYTES = 1 << 20;
  private static final int MAX_UNTIL = 16;

  /** What a field costs in addition to its bytes. */
  private static final int FIELD = 64;

  private final SpecView spec;
  private final ExamplePlan plan;
  private final ValueChooser chooser;
  private final NumberAdjustment adjustment;
  private final Defaults defaults;
  private final NestingDepths heights;
  private final Work work;
  private final boolean counting;

  /**
   * For one attempt.
   *
   * @param heights the nesting depths of structs of {@code spec}
   * @param work counts the work for it, and ends it
   */
  public ExampleBuilder(
      SpecView spec, ExamplePlan plan, ValueChooser chooser, NestingDepths heights, Work work) {
    this(spec, plan, chooser, heights, work, false);
  }

  /**
   * For one attempt.
   *
   * @param heights the nesting depths of structs of {@code spec}
   * @param work counts the work for it, and ends it
   * @param counting whether numbers that outer structs derive are chosen
   */
  public ExampleBuilder(
      SpecView spec,
      ExamplePlan plan,
      ValueChooser chooser,
      NestingDepths heights,
      Work work,
      boolean counting) {
    this.counting = counting;
    this.work = work;
    this.spec = spec;
    this.plan = plan;
    this.chooser = chooser;
    this.adjustment = new NumberAdjustment(chooser);
    this.defaults = new Defaults(spec.schema());
    this.heights = heights;
  }

  /** An example of a whole file. */
  public DraftStruct file() {
    DraftStruct root = new DraftStruct(spec.root(), spec.spec(), work);
    fill(root, 0);
    return root;
  }

  /** An example of only the struct {@code name}. */
  public DraftStruct single(String name) {
    DraftStruct draft = new DraftStruct(spec.struct(name), spec.spec(), work);
    fill(draft, 0);
    return draft;
  }

  /** An example of only the field {@code view} of {@code owner}. */
  public @Nullable Object single(DraftStruct owner, FieldView view) {
    return value(owner, view, 0);
  }

  /** Whether sizes or positions differ from the assumed ones, which requires another attempt. */
  public boolean isChanged() {
    return adjustment.isChanged();
  }

  public NumberAdjustment adjustment() {
    return adjustment;
  }

  private void fill(DraftStruct draft, int depth) {
    if (depth > MAX_DEPTH) {
      throw new UnknownValue("no end");
    }
    FieldPresence presence = new FieldPresence(plan, draft);
    List<FieldView> fields = draft.view().fields();
    for (int i = 0; i < fields.size(); i++) {
      FieldView view = fields.get(i);
      draft.start(i);
      if (!shown(view.field())) {
        continue;
      }
      work.add(FIELD);
      if (presence.isPresent(view)) {
        draft.set(view.field().id(), value(draft, view, depth));
      } else if (presence.isEmpty(view)) {
        draft.set(view.field().id(), List.of());
      }
    }
    draft.behind(Terminators.behind(draft));
    PackedReads.reach(draft, MAX_BYTES);
  }

  private boolean shown(Field field) {
    // Expressions need offsets, even if the text omits them.
    boolean outside = counting && field.derivation() instanceof Derivation.Outside;
    boolean chosen = !field.derived() || field.isOffset() || outside;
    return chosen && !(field.type() instanceof Type.Packing);
  }

  private @Nullable Object value(DraftStruct draft, FieldView view, int depth) {
    if (!view.field().repeated()) {
      return element(draft, view, -1, depth);
    }
    List<Object> elements = new ArrayList<>();
    draft.set(view.field().id(), elements);
    long wished = draft.isNested() ? Wishes.ANY : plan.wishes().count(draft, view);
    long count = count(draft, view, wished);
    boolean toEnd = view.repetition() instanceof Repetition.ToEnd;
    boolean fills = toEnd && draft.limit() >= 0 && wished < 0;
    boolean open = chooser.open(false);
    for (int i = 0; fills ? i < MAX_ELEMENTS && free(draft) > 0 : i < count; i++) {
      chooser.open(i < wished - 1);
      add(elements, element(draft, view, i, depth));
    }
    chooser.open(false);
    long max = MAX_UNTIL + count - 1;
    for (int i = elements.size(); i < max && ElementCounts.continues(draft, view); i++) {
      if (ElementCounts.end(draft, view, adjustment)) {
        break;
      }
      add(elements, element(draft, view, i, depth));
    }
    chooser.open(open);
    return elements;
  }

  /** Adds an element, unless no case has it: files with one are rejected. */
  private static void add(List<Object> elements, @Nullable Object element) {
    if (element != null) {
      elements.add(element);
    }
  }

  /** The number of free bytes in the substream of {@code draft}. */
  private long free(DraftStruct draft) {
    long taken = new Sizes().stream(draft.freeze(false));
    work.add(FIELD);
    return draft.limit() - taken;
  }

  private long count(DraftStruct draft, FieldView view, long wished) {
    boolean named = view.field().elements() != null && defaults.existsElement(view.field());
    if (view.field().repeat() instanceof Repeat.Fixed fixed) {
      return named ? 1 : within(fixed.count(), MAX_FIXED);
    }
    if (wished >= 0) {
      return view.repetition() instanceof Repetition.Until
          ? Math.max(1, wished)
          : ElementCounts.of(draft, view, wished, adjustment);
    }
    if (!plan.elements() || draft.isNested()) {
      return view.repetition() instanceof Repetition.Until ? 1 : 0;
    }
    return ElementCounts.of(draft, view);
  }

  private Value single(DraftStruct draft, FieldView view, long bytes) {
    Value value = new SingleValues(chooser, adjustment).of(draft, view, bytes);
    if (bytes >= 0 && value instanceof Blob blob && ValueFrames.isBare(view)) {
      draft.gap(bytes - blob.length());
    }
    return value;
  }

  private static long within(long number, long limit) {
    if (number > limit) {
      throw new UnknownValue("too large for an example");
    }
    return number;
  }

  private @Nullable Object element(DraftStruct draft, FieldView view, int index, int depth) {
    CaseSelector.Picked picked = new CaseSelector(draft, index, heights).of(view);
    Expr size = view.size();
    boolean free = plan.wishes().length(draft, view) < 0;
    boolean rest = free && view.written().sizeEos() && draft.limit() >= 0;
    long bytes = within(rest ? Math.max(0, free(draft)) : Evaluator.bytes(draft, size), MAX_BYTES);
    work.add(Math.max(0, bytes));
    if (picked == null) {
      boolean nothing = view.field().type() instanceof Type.Switched;
      return nothing ? null : single(draft, view, bytes);
    }
    DraftStruct inner =
        new DraftStruct(spec.struct(picked.struct()), draft, view.field().id(), Math.max(0, index));
    ParameterArguments.pass(picked.type(), inner);
    Storage.Stream stream = view.field().storage().stream();
    if (stream != null && !view.field().storage().packed()) {
      inner.limit(bytes);
    }
    fill(inner, depth + 1);
    long taken = new Sizes().stream(inner.freeze(false));
    boolean fits =
        bytes < 0 || taken == bytes || (stream != null && stream.size() >= 0 && taken < bytes);
    if (size != null && (!fits || SingleValues.negative(draft, size)) && taken != Sizes.UNKNOWN) {
      adjustment.adjust(draft, size, taken);
    }
    return inner;
  }
}
