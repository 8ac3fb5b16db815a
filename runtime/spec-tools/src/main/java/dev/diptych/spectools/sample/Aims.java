package dev.diptych.spectools.sample;

import dev.diptych.ir.Extent;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.choose.ExamplePlan;
import dev.diptych.spectools.example.choose.Wishes;
import dev.diptych.spectools.example.values.DraftStruct;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Plans of files that reach a goal. */
final class Aims {
  /** More than what all other conditions but the rules of a field weigh. */
  private static final int HEAVY = 500;

  /** Each number that is looked for takes as long as a small file. */
  static final int PATIENCE = 64;

  private final SpecView spec;
  private final Ways ways;
  private final List<ExamplePlan> plans;

  /**
   * Aims at goals of a spec.
   *
   * @param plans the plans that the files follow in all that a goal leaves open
   */
  Aims(SpecView spec, List<ExamplePlan> plans) {
    this.spec = spec;
    this.ways = new Ways(spec);
    this.plans = List.copyOf(plans);
  }

  /** Plans for {@code goal}, the best first. */
  List<ExamplePlan> of(Goal goal) {
    StructView struct = spec.struct(goal.struct());
    FieldView view = struct.requireField(goal.field());
    Set<String> dropped = new HashSet<>();
    Set<String> emptied = new HashSet<>();
    if (goal.kind() == Goal.Kind.ABSENT) {
      dropped.add(goal.path());
    } else if (goal.kind() == Goal.Kind.END) {
      end(struct, view, dropped, emptied);
    }
    Wishes wishes = new Aim(weights(goal, struct, view), goal, content(goal, view), emptied);
    List<ExamplePlan> all = new ArrayList<>();
    for (ExamplePlan plan : plans) {
      Set<String> both = new HashSet<>(plan.dropped());
      both.addAll(dropped);
      all.add(plan.withDropped(both).with(wishes));
    }
    return all;
  }

  /** Omits what is behind {@code view} in its stream. */
  private void end(StructView struct, FieldView view, Set<String> dropped, Set<String> emptied) {
    omit(struct, view.field(), dropped, emptied);
    for (Ways.Step step : ways.up(struct.type().name())) {
      if (step.field().field().storage().stream() != null) {
        return;
      }
      omit(step.owner(), step.field().field(), dropped, emptied);
    }
  }

  private static void omit(
      StructView struct, Field field, Set<String> dropped, Set<String> emptied) {
    List<Field> fields = struct.type().fields();
    for (Field later : fields.subList(fields.indexOf(field) + 1, fields.size())) {
      String name = struct.type().name() + "/" + later.id();
      if (later.optional()) {
        dropped.add(name);
      } else if (later.repeat() instanceof Repeat.Counted) {
        emptied.add(name);
      }
    }
  }

  /** The weights of the conditions that lead to the field, and of its own. */
  private Map<String, Integer> weights(Goal goal, StructView struct, FieldView view) {
    Map<String, Integer> weights = new HashMap<>();
    for (Ways.Step step : ways.up(goal.struct())) {
      String owner = step.owner().type().name();
      weights.put(Wishes.presence(owner, step.field().field()), HEAVY);
      if (step.choice() >= 0) {
        select(step.owner(), step.field(), step.choice(), weights);
      }
    }
    boolean absent = goal.kind() == Goal.Kind.ABSENT;
    weights.put(Wishes.presence(goal.struct(), view.field()), absent ? -HEAVY : HEAVY);
    if (goal.kind() == Goal.Kind.CASE) {
      select(struct, view, (int) goal.number(), weights);
    }
    return weights;
  }

  private static void select(
      StructView struct, FieldView view, int index, Map<String, Integer> weights) {
    int cases = Cases.of(struct, view).size();
    for (int i = 0; i < cases; i++) {
      String name = Wishes.choice(struct.type().name(), view.field(), i);
      weights.put(name, i == index ? HEAVY : -HEAVY);
    }
  }

  private static @Nullable Object content(Goal goal, FieldView view) {
    return switch (goal.kind()) {
      case NUMBER, NAMED, UNNAMED -> goal.number();
      case LENGTH -> content(view, goal.number());
      case CASE, PRESENT, ABSENT, COUNT, END -> null;
    };
  }

  /** {@code size} bytes that {@code view} may have; null if its encoding has no such text. */
  private static @Nullable Object content(FieldView view, long size) {
    if (!(view.field().type() instanceof Type.Text text)) {
      byte[] bytes = new byte[(int) size];
      int end = terminator(view);
      for (int i = 0; i < bytes.length; i++) {
        byte next = (byte) (i % 251 + 1);
        bytes[i] = next == (byte) end ? 0 : next;
      }
      return bytes;
    }
    int unit = "a".getBytes(Charset.forName(text.encoding())).length;
    return unit == 0 || size % unit != 0 ? null : "a".repeat((int) (size / unit));
  }

  private static int terminator(FieldView view) {
    Extent extent = view.node() == null ? null : view.node().type().extent();
    List<Integer> end = extent instanceof Extent.Terminated one ? one.terminator() : List.of();
    return end.isEmpty() ? 0 : end.get(0);
  }

  /**
   * What one goal requires.
   *
   * @param weights those of conditions, by their names
   * @param content the value of the field; null for any
   * @param emptied the lists without elements
   */
  private record Aim(
      Map<String, Integer> weights, Goal goal, @Nullable Object content, Set<String> emptied)
      implements Wishes {
    @Override
    public @Nullable Integer weight(String condition) {
      return weights.get(condition);
    }

    @Override
    public @Nullable Object value(DraftStruct draft, FieldView view) {
      return content != null && isAbout(draft, view) ? content : null;
    }

    @Override
    public long count(DraftStruct draft, FieldView view) {
      if (!emptied.isEmpty() && emptied.contains(ExamplePlan.name(draft, view.field()))) {
        return 0;
      }
      if (!isAbout(draft, view)) {
        return ANY;
      }
      // The last element of a list with a condition is the one for which that holds.
      boolean several = content != null && view.repetition() instanceof Repetition.Until;
      return goal.kind() == Goal.Kind.COUNT ? goal.number() : several ? Goals.MANY : ANY;
    }

    @Override
    public long length(DraftStruct draft, FieldView view) {
      return goal.kind() == Goal.Kind.LENGTH && isAbout(draft, view) ? goal.number() : ANY;
    }

    @Override
    public int patience() {
      return PATIENCE;
    }

    private boolean isAbout(DraftStruct draft, FieldView view) {
      return goal.field().equals(view.field().id()) && goal.struct().equals(draft.type().name());
    }
  }
}
