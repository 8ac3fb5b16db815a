package dev.diptych.spectools.example.choose;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Chooses values so that as many conditions hold as possible. */
public final class ValueChooser {
  /** What a condition costs in addition to its expressions. */
  private static final int SCORE = 6;

  /** What any choice costs. */
  private static final int CHOICE = 24;

  private final Schema schema;
  private final Conditions conditions;
  private final ExamplePlan plan;
  private final Map<String, Long> assigned = new HashMap<>();
  private boolean open;

  public ValueChooser(Schema schema, Conditions conditions, ExamplePlan plan) {
    this.schema = schema;
    this.conditions = conditions;
    this.plan = plan;
  }

  /** Assigns {@code number} to the field at {@code path}; returns whether that is new. */
  boolean assign(String path, long number) {
    Long before = assigned.put(path, number);
    return before == null || before != number;
  }

  /**
   * Whether a list goes on after the element whose values are chosen next.
   *
   * @return what was so before
   */
  boolean open(boolean goesOn) {
    boolean before = open;
    open = goesOn;
    return before;
  }

  /** What is wanted where the spec leaves a choice. */
  Wishes wishes() {
    return plan.wishes();
  }

  /** Whether {@code number} is valid for the field {@code view} of {@code draft}. */
  boolean allows(DraftStruct draft, FieldView view, long number) {
    return conditions.of(draft.view(), view).stream()
        .filter(each -> each.weight() == Condition.RULE && each.element() != null)
        .allMatch(each -> score(draft, view, number, each) != 0);
  }

  /** A value for the field {@code view} of {@code draft}, of {@code size} bytes or, if -1, any. */
  Value choose(DraftStruct draft, FieldView view, long size) {
    draft.work().add(CHOICE);
    Type type = view.field().type();
    List<Condition> wanted = conditions.of(draft.view(), view);
    CandidateValues candidates = new CandidateValues(schema, draft);
    Value fixed = wanted(draft, view, size);
    if (fixed != null) {
      return fixed;
    }
    if (type instanceof Type.Text || type instanceof Type.Bytes) {
      ByteContents contents = new ByteContents(view, size);
      List<Object> possible = contents.possible(candidates.contents(wanted, size));
      Value value = contents.value(best(draft, view, possible, wanted));
      return value == null ? contents.zeros() : value;
    }
    Long known = assigned.get(draft.path(view.field().id()));
    List<Object> possible =
        candidates.numbers(type, wanted).stream().filter(each -> holds(type, each)).toList();
    return scalar(type, known != null ? known : best(draft, view, possible, wanted));
  }

  /** The value that the plan wants, if it is valid; otherwise null. */
  private @Nullable Value wanted(DraftStruct draft, FieldView view, long size) {
    Object value = plan.wishes().value(draft, view);
    Type type = view.field().type();
    if (value == null
        || assigned.containsKey(draft.path(view.field().id()))
        || endsList(draft, view)) {
      return null;
    }
    if (type instanceof Type.Text || type instanceof Type.Bytes) {
      Value content = new ByteContents(view, size).fitting(value);
      boolean valid =
          conditions.of(draft.view(), view).stream()
              .filter(each -> each.weight() == Condition.RULE && each.element() != null)
              .allMatch(each -> score(draft, view, value, each) != 0);
      return valid ? content : null;
    }
    if (!(value instanceof Long number)) {
      return null;
    }
    boolean real = type instanceof Type.Numeric numeric && numeric.kind().isFloat();
    boolean valid = real || (holds(type, number) && allows(draft, view, number));
    return valid ? new Scalar(number) : null;
  }

  /** Whether the next value of {@code view} ends a list, so that there is no choice. */
  private boolean endsList(DraftStruct draft, FieldView view) {
    return !open
        && conditions.of(draft.view(), view).stream()
            .anyMatch(each -> each.weight() == Condition.END && each.element() != null);
  }

  private Object best(
      DraftStruct draft, FieldView view, Collection<Object> possible, List<Condition> wanted) {
    Object best = null;
    int highest = Integer.MIN_VALUE;
    for (Object each : possible) {
      int score = wanted.stream().mapToInt(condition -> score(draft, view, each, condition)).sum();
      if (score > highest) {
        best = each;
        highest = score;
      }
    }
    return requireNonNull(best, view.field().id());
  }

  private int score(DraftStruct draft, FieldView view, Object value, Condition condition) {
    draft.work().add(SCORE);
    Map<String, Object> pins = new HashMap<>();
    pins.put("_", draft);
    pins.put(condition.element() == null ? view.field().id() : "_", value);
    try {
      if (!Operators.truth(new Evaluator(draft, pins).of(condition.expression()))) {
        return 0;
      }
    } catch (UnknownValue e) {
      return 0;
    }
    int weight = condition.weight(draft, plan);
    return open && condition.weight() == Condition.END ? -weight : weight;
  }

  /** Whether a field of {@code type} can be {@code value}. */
  static boolean holds(Type type, Object value) {
    if (value instanceof Double) {
      return true;
    }
    long number = (Long) value;
    if (type instanceof Type.Bits bits) {
      return bits.holds(number);
    }
    return type instanceof Type.Numeric numeric
        ? !numeric.kind().isFloat() && numeric.kind().holds(number)
        : number >= 0;
  }

  private static Scalar scalar(Type type, Object value) {
    if (!(value instanceof Double real)) {
      return new Scalar((Long) value);
    }
    ScalarKind kind = ((Type.Numeric) type).kind();
    return new Scalar(
        kind.width() == 4
            ? Float.floatToRawIntBits(real.floatValue()) & 0xFFFF_FFFFL
            : Double.doubleToRawLongBits(real));
  }
}
