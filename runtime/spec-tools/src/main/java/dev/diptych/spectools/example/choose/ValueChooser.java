package dev.diptych.spectools.example.choose;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Repetition;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.ExpressionValues;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  /** The strings that are converted to numbers. */
  NumberTexts texts() {
    return conditions.texts();
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
  boolean allows(DraftStruct draft, FieldView view, Object number) {
    return holdAll(draft, view, number, Condition.RULE);
  }

  private boolean holdAll(DraftStruct draft, FieldView view, Object value, int weight) {
    return conditions.of(draft.view(), view).stream()
        .filter(each -> each.weight() == weight && each.element() != null)
        .allMatch(each -> score(draft, view, value, each) != 0);
  }

  /**
   * Whether {@code number} is valid at {@code leaf}, where it must not change the end of a list.
   */
  boolean allows(NumberLeaf leaf, Object number) {
    boolean last = leaf.isLast();
    boolean before = open(false);
    boolean ends =
        leaf.index() < 0 || holdAll(leaf.owner(), leaf.view(), number, Condition.END) == last;
    open(before);
    boolean list = leaf.view().repetition() instanceof Repetition.Until && leaf.index() >= 0;
    return (!list || ends) && allows(leaf.owner(), leaf.view(), number);
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
    Long known = assigned.get(NumberLeaf.next(draft, view));
    if (type instanceof Type.Text || type instanceof Type.Bytes) {
      byte[] end = view.written().sizeEos() ? Terminators.ofStream(draft) : new byte[0];
      ByteContents contents = new ByteContents(view, size, end);
      int radix = texts().radix(draft.view(), view);
      if (type instanceof Type.Text && radix > 0) {
        Value digits = digits(contents, radix, known, candidates, draft, view, wanted);
        return digits == null ? contents.zeros() : digits;
      }
      boolean free = size < 0 || contents.framed();
      List<Object> possible = contents.possible(candidates.contents(wanted, size, free));
      Value value = contents.value(best(draft, view, possible, wanted));
      return value == null ? contents.zeros() : value;
    }
    if (known != null) {
      return scalar(type, NumberLeaf.isReal(type) ? (Object) known.doubleValue() : known);
    }
    List<Object> possible =
        candidates.numbers(type, wanted).stream().filter(each -> holds(type, each)).toList();
    return scalar(type, best(draft, view, possible, wanted));
  }

  /**
   * The number of bytes for the content that conditions prefer where a field has {@code size}
   * bytes; -1 if such content needs no other size.
   */
  long needed(DraftStruct draft, FieldView view, long size) {
    Type type = view.field().type();
    List<Condition> wanted = conditions.of(draft.view(), view);
    boolean content = type instanceof Type.Text || type instanceof Type.Bytes;
    if (size < 0 || !content || wanted.isEmpty() || texts().radix(draft.view(), view) > 0) {
      return -1;
    }
    CandidateValues candidates = new CandidateValues(schema, draft);
    ByteContents sized = new ByteContents(view, size);
    Set<Object> contents = candidates.contents(wanted, size, false);
    Collection<Object> fitting = sized.possible(contents);
    Object best = best(draft, view, fitting, wanted);
    Collection<Object> all = new ByteContents(view, -1).possible(contents);
    Object better = best(draft, view, all, wanted);
    boolean more = score(draft, view, better, wanted) > score(draft, view, best, wanted);
    return more ? sized.needed(better) : -1;
  }

  /** A number as digits; null if none fits. */
  private @Nullable Value digits(
      ByteContents contents,
      int radix,
      @Nullable Long known,
      CandidateValues candidates,
      DraftStruct draft,
      FieldView view,
      List<Condition> wanted) {
    Value given = known == null ? null : contents.digits(known, radix);
    if (given != null) {
      return given;
    }
    Map<Object, Value> texts = new LinkedHashMap<>();
    for (Object number : candidates.numbers(view.field().type(), wanted)) {
      Value text = number instanceof Long whole ? contents.digits(whole, radix) : null;
      if (text != null) {
        texts.put(ExpressionValues.of(view, text), text);
      }
    }
    return texts.isEmpty() ? null : texts.get(best(draft, view, texts.keySet(), wanted));
  }

  /** The value that the plan wants, if it is valid; otherwise null. */
  private @Nullable Value wanted(DraftStruct draft, FieldView view, long size) {
    Object value = plan.wishes().value(draft, view);
    Type type = view.field().type();
    if (value == null
        || assigned.containsKey(NumberLeaf.next(draft, view))
        || endsList(draft, view)) {
      return null;
    }
    if (type instanceof Type.Text || type instanceof Type.Bytes) {
      int radix = texts().radix(draft.view(), view);
      if (radix > 0 && !(value instanceof String words && NumberTexts.isNumber(words, radix))) {
        return null;
      }
      Value content = new ByteContents(view, size).fitting(value);
      return allows(draft, view, value) ? content : null;
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
      int score = score(draft, view, each, wanted);
      if (score > highest) {
        best = each;
        highest = score;
      }
    }
    return requireNonNull(best, view.field().id());
  }

  private int score(DraftStruct draft, FieldView view, Object value, List<Condition> wanted) {
    return wanted.stream().mapToInt(condition -> score(draft, view, value, condition)).sum();
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
