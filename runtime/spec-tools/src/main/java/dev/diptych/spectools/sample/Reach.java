package dev.diptych.spectools.sample;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Expr;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Operator;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.values.DraftReader;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.ParameterArguments;
import dev.diptych.spectools.example.values.UnknownValue;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which goals the values of a file reach. */
final class Reach {
  /** The work for each value. */
  private static final long FIELD = 4;

  private final SpecView spec;
  private final DraftReader drafts;
  private long work;

  /** The goals of each field by struct, in the order of the fields. */
  private final Map<String, List<List<Indexed>>> goals = new HashMap<>();

  Reach(SpecView spec, List<Goal> all) {
    this.spec = spec;
    this.drafts = new DraftReader(spec);
    for (StructView struct : spec.structs()) {
      List<List<Indexed>> fields = new ArrayList<>();
      struct.fields().forEach(field -> fields.add(new ArrayList<>()));
      goals.put(struct.type().name(), fields);
    }
    for (int i = 0; i < all.size(); i++) {
      Goal goal = all.get(i);
      int field = spec.struct(goal.struct()).type().indexOf(goal.field());
      fields(goal.struct()).get(field).add(new Indexed(i, goal));
    }
  }

  private record Indexed(int index, Goal goal) {}

  private List<List<Indexed>> fields(String struct) {
    return requireNonNull(goals.get(struct), struct);
  }

  /** The work so far, in the units of drafts. */
  long work() {
    return work;
  }

  /** The indices of the goals that a file with the values {@code root} reaches. */
  BitSet of(Struct root) {
    BitSet reached = new BitSet();
    DraftStruct draft = drafts.of(root);
    try {
      struct(draft, true, reached);
    } catch (StackOverflowError e) {
      // What is nested that deep reaches no more.
    }
    work += draft.work().done();
    return reached;
  }

  /** {@code last} tells whether the stream ends with {@code draft}. */
  private void struct(DraftStruct draft, boolean last, BitSet reached) {
    List<List<Indexed>> fields = fields(draft.type().name());
    work += FIELD * draft.view().fields().size();
    int end = last ? lastField(draft) : -1;
    for (int i = 0; i < draft.view().fields().size(); i++) {
      FieldView view = draft.view().fields().get(i);
      Object value = draft.get(view.field().id());
      for (Indexed each : fields.get(i)) {
        if (isReached(each.goal(), value, i == end)) {
          reached.set(each.index());
        }
      }
      if (value instanceof List<?> many) {
        work += FIELD * many.size();
        for (int k = 0; k < many.size(); k++) {
          element(draft, view, i, k, many.get(k), i == end && k == many.size() - 1, reached);
        }
      } else if (value != null) {
        element(draft, view, i, -1, value, i == end, reached);
      }
    }
  }

  private static int lastField(DraftStruct draft) {
    for (int i = draft.view().fields().size() - 1; i >= 0; i--) {
      FieldView view = draft.view().fields().get(i);
      Object value = draft.get(view.field().id());
      boolean here =
          !view.field().storage().instance()
              && !view.field().isParameter()
              && !(view.field().type() instanceof Type.Packing);
      if (here && value != null && !(value instanceof List<?> many && many.isEmpty())) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a field reaches {@code goal} by its value as a whole. */
  private static boolean isReached(Goal goal, @Nullable Object value, boolean end) {
    return switch (goal.kind()) {
      case PRESENT -> value != null;
      case ABSENT -> value == null;
      case END -> end;
      case COUNT ->
          value instanceof List<?> many
              && (many.size() == goal.number()
                  || (goal.number() == Goals.MANY && many.size() > Goals.MANY));
      case CASE, LENGTH, NUMBER, NAMED, UNNAMED -> false;
    };
  }

  private void element(
      DraftStruct owner,
      FieldView view,
      int field,
      int index,
      Object value,
      boolean last,
      BitSet reached) {
    int chosen = view.choice() == null ? -1 : chosen(owner, view, index, value);
    for (Indexed each : fields(owner.type().name()).get(field)) {
      Goal goal = each.goal();
      if (goal.kind() == Goal.Kind.CASE ? goal.number() == chosen : isReached(view, goal, value)) {
        reached.set(each.index());
      }
    }
    if (value instanceof DraftStruct inner) {
      ParameterArguments.pass(type(owner, view, chosen), inner);
      struct(inner, last || view.field().storage().stream() != null, reached);
    }
  }

  private static @Nullable FieldType type(DraftStruct owner, FieldView view, int chosen) {
    if (view.choice() == null) {
      return view.node() == null ? null : view.node().type();
    }
    return chosen < 0 ? null : Cases.of(owner.view(), view).get(chosen).choice().type();
  }

  /** Whether one element reaches {@code goal}. */
  private boolean isReached(FieldView view, Goal goal, Object value) {
    if (value instanceof Blob blob) {
      return goal.kind() == Goal.Kind.LENGTH && blob.length() == goal.number();
    }
    if (!(value instanceof Scalar number)) {
      return false;
    }
    Type type = view.field().type();
    return switch (goal.kind()) {
      case NUMBER -> goal.number() == number.bits() || (isNan(type, goal) && isNan(type, number));
      case NAMED -> isNamed(type, number);
      case UNNAMED -> !isNamed(type, number);
      case CASE, PRESENT, ABSENT, COUNT, LENGTH, END -> false;
    };
  }

  private boolean isNamed(Type type, Scalar number) {
    EnumType names = spec.schema().names(type.names());
    return names != null && names.nameOf(number.bits()) != null;
  }

  private static boolean isNan(Type type, Goal goal) {
    return isNan(type, new Scalar(goal.number()));
  }

  private static boolean isNan(Type type, Scalar value) {
    return type instanceof Type.Numeric number
        && number.kind().isFloat()
        && (number.kind().width() == 4
            ? Float.isNaN(Float.intBitsToFloat((int) value.bits()))
            : Double.isNaN(Double.longBitsToDouble(value.bits())));
  }

  /** The index of the case of an element; -1 where it is unknown. */
  private int chosen(DraftStruct owner, FieldView view, int index, Object value) {
    List<Cases.Case> cases = Cases.of(owner.view(), view);
    int only = value instanceof DraftStruct inner ? only(cases, inner.type().name()) : -1;
    return only >= 0 ? only : evaluated(owner, view, cases, index);
  }

  /** The index of the only case with {@code struct}; -1 if there are several. */
  private static int only(List<Cases.Case> cases, String struct) {
    int found = -1;
    for (int i = 0; i < cases.size(); i++) {
      if (cases.get(i).struct().equals(struct)) {
        if (found >= 0) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }

  private static int evaluated(
      DraftStruct owner, FieldView view, List<Cases.Case> cases, int index) {
    Map<String, Object> pins = index < 0 ? Map.of() : Map.of("_index", (long) index);
    int otherwise = -1;
    try {
      Object on = new Evaluator(owner, pins).of(view.requireChoice().on().tree());
      for (int i = 0; i < cases.size(); i++) {
        if (cases.get(i).choice().otherwise()) {
          otherwise = i;
        } else if (equals(owner, on, cases.get(i).choice().value().tree())) {
          return i;
        }
      }
      return otherwise;
    } catch (UnknownValue | StackOverflowError e) {
      // Values that are computed from each other nest as deep as lists are long.
      return -1;
    }
  }

  private static boolean equals(DraftStruct owner, Object on, Expr value) {
    return Operators.compare(Operator.EQ, on, Evaluator.in(owner).of(value));
  }
}
