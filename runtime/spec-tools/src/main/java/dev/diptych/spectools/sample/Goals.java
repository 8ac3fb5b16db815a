package dev.diptych.spectools.sample;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.value.Evaluation;
import dev.diptych.spectools.diff.value.StoredValues;
import dev.diptych.spectools.diff.value.Values;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The goals of a spec: what its typed form shows that no file can have is none. */
final class Goals {
  /** The numbers of elements and of bytes at which storage changes its form. */
  private static final long[] SIZES = {0, 1, 255, 256, 65_536};

  /** From here on, a list has many elements. */
  static final long MANY = 2;

  private static final int MAX_GOALS = 20_000;

  private final SpecView spec;
  private final StoredValues stored;
  private final Evaluation evaluation;
  private final List<Goal> all = new ArrayList<>();

  /** The structs that may be at the end of a stream. */
  private final Set<String> ending = new HashSet<>();

  private Goals(SpecView spec) {
    this.spec = spec;
    this.stored = new StoredValues(spec);
    this.evaluation = new Evaluation(spec, stored);
    ending.add(spec.root().type().name());
    int before = 0;
    while (before < ending.size()) {
      before = ending.size();
      spec.structs().forEach(this::ends);
    }
  }

  /** The goals of {@code spec}, in the order of its fields. */
  static List<Goal> of(SpecView spec) {
    Goals goals = new Goals(spec);
    for (StructView struct : spec.structs()) {
      for (int i = 0; i < struct.fields().size() && goals.all.size() < MAX_GOALS; i++) {
        FieldView field = struct.fields().get(i);
        if (!(field.field().type() instanceof Type.Packing) && !field.field().isParameter()) {
          goals.field(struct, field, i);
        }
      }
    }
    return List.copyOf(goals.all);
  }

  private void field(StructView struct, FieldView view, int index) {
    Field field = view.field();
    if (view.choice() != null) {
      cases(struct, view);
    }
    if (field.optional() && view.node() != null) {
      add(Goal.Kind.PRESENT, struct, view, "present", 0);
      add(Goal.Kind.ABSENT, struct, view, "absent", 0);
    }
    if (field.repeat() instanceof Repeat.Counted) {
      counts(struct, view);
    }
    if (!field.derived()) {
      values(struct, view);
    }
    boolean last = ending.contains(struct.type().name()) && endsAfter(struct, index);
    if (last && !field.storage().instance()) {
      add(Goal.Kind.END, struct, view, "the end", 0);
    }
  }

  private void cases(StructView struct, FieldView view) {
    List<Cases.Case> cases = Cases.of(struct, view);
    for (int i = 0; i < cases.size(); i++) {
      add(Goal.Kind.CASE, struct, view, "case " + cases.get(i).value(), i);
    }
  }

  private void counts(StructView struct, FieldView view) {
    boolean until = view.repetition() instanceof Repetition.Until;
    Expr times = view.repetition() instanceof Repetition.Times one ? one.expression().tree() : null;
    for (long size : SIZES) {
      if (!(until && size == 0) && mayBe(struct, times, size)) {
        add(Goal.Kind.COUNT, struct, view, elements(size), size);
      }
      if (size == 1 && mayBe(struct, times, MANY)) {
        add(Goal.Kind.COUNT, struct, view, "several elements", MANY);
      }
    }
  }

  private static String elements(long size) {
    return size == 1 ? "1 element" : size + " elements";
  }

  /** Whether {@code expression}, which is null where there is none, may be {@code size}. */
  private boolean mayBe(StructView struct, @Nullable Expr expression, long size) {
    if (expression == null || struct.box()) {
      return true;
    }
    Values values = evaluation.of(struct, expression);
    Values.Range range = values.hull();
    return values.mayBe(size) || (size == 0 && range != null && range.min().signum() <= 0);
  }

  private void values(StructView struct, FieldView view) {
    Type type = view.field().type();
    if (type instanceof Type.Text || type instanceof Type.Bytes) {
      lengths(struct, view);
    } else if (type instanceof Type.Numeric number && number.kind().isFloat()) {
      floats(struct, view, number.kind().width());
    } else if (!type.isStruct()) {
      EnumType names = spec.schema().names(type.names());
      if (names == null || type.flags()) {
        numbers(struct, view);
      } else {
        named(struct, view, names);
      }
    }
  }

  private void lengths(StructView struct, FieldView view) {
    Type type = view.field().type();
    boolean fixed = type instanceof Type.Text text && text.frame() instanceof Frame.FixedSize;
    Expr size = view.size();
    boolean open = view.node() != null && !fixed && !(size instanceof Expr.Int);
    for (long each : SIZES) {
      if (open && mayBe(struct, size, each)) {
        add(Goal.Kind.LENGTH, struct, view, each == 1 ? "1 byte" : each + " bytes", each);
      }
    }
  }

  private void floats(StructView struct, FieldView view, int width) {
    Map<String, Double> floats = new LinkedHashMap<>();
    floats.put("0.0", 0.0);
    floats.put("-0.0", -0.0);
    floats.put("infinity", Double.POSITIVE_INFINITY);
    floats.put("NaN", Double.NaN);
    floats.forEach((what, real) -> add(Goal.Kind.NUMBER, struct, view, what, bits(real, width)));
  }

  private static long bits(double real, int width) {
    return width == 4
        ? Float.floatToRawIntBits((float) real) & 0xFFFF_FFFFL
        : Double.doubleToRawLongBits(real);
  }

  private void numbers(StructView struct, FieldView view) {
    Values.Range range = stored.of(struct, view).hull();
    if (range == null) {
      return;
    }
    add(Goal.Kind.NUMBER, struct, view, String.valueOf(range.min()), range.min().longValue());
    if (range.min().signum() < 0 && range.max().signum() > 0) {
      add(Goal.Kind.NUMBER, struct, view, "0", 0);
    }
    if (!range.min().equals(range.max())) {
      add(Goal.Kind.NUMBER, struct, view, String.valueOf(range.max()), range.max().longValue());
    }
  }

  private void named(StructView struct, FieldView view, EnumType names) {
    Values values = stored.of(struct, view);
    for (long each : names.names().keySet()) {
      if (values.mayBe(each)) {
        add(Goal.Kind.NAMED, struct, view, "a member", each);
        break;
      }
    }
    Values.Range range = values.hull();
    BigInteger next = range == null ? BigInteger.ZERO : range.max();
    for (int i = 0; range != null && i <= names.names().size(); i++) {
      if (next.compareTo(range.min()) >= 0
          && values.mayBe(next.longValue())
          && names.nameOf(next.longValue()) == null) {
        add(Goal.Kind.UNNAMED, struct, view, "no member", next.longValue());
        return;
      }
      next = next.subtract(BigInteger.ONE);
    }
  }

  /** Adds the structs of the fields of {@code struct} that may be at the end of a stream. */
  private void ends(StructView struct) {
    boolean outer = ending.contains(struct.type().name());
    for (int i = 0; i < struct.fields().size(); i++) {
      Field field = struct.fields().get(i).field();
      boolean own = field.storage().stream() != null;
      if (own || (outer && !field.storage().instance() && endsAfter(struct, i))) {
        ending.addAll(field.type().structs());
      }
    }
  }

  /** Whether the fields behind the one at {@code index} may all have no bytes. */
  private static boolean endsAfter(StructView struct, int index) {
    for (FieldView later : struct.fields().subList(index + 1, struct.fields().size())) {
      Field field = later.field();
      boolean counted =
          field.repeat() instanceof Repeat.Counted
              && !(later.repetition() instanceof Repetition.Until);
      boolean nothing = field.optional() || counted || field.type() instanceof Type.Packing;
      if (!nothing && !field.storage().instance() && !field.isParameter()) {
        return false;
      }
    }
    return true;
  }

  private void add(Goal.Kind kind, StructView struct, FieldView view, String what, long number) {
    all.add(new Goal(kind, struct.type().name(), view.field().id(), what, number));
  }
}
