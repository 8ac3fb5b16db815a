package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The minimal nesting depth of each struct of a spec. */
public final class NestingDepths {
  /** The height of a struct that always contains another one of its type. */
  static final int ENDLESS = 1000;

  private final Map<String, Integer> heights = new HashMap<>();

  public NestingDepths(SpecView spec) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (StructView struct : spec.structs()) {
        int height = height(struct);
        Integer before = heights.get(struct.type().name());
        if (height < ENDLESS && (before == null || before != height)) {
          heights.put(struct.type().name(), height);
          changed = true;
        }
      }
    }
  }

  /** The height of the struct {@code name}. */
  int of(String name) {
    return heights.getOrDefault(name, ENDLESS);
  }

  Cases.Case lowest(List<Cases.Case> cases) {
    Cases.Case lowest = cases.get(0);
    for (Cases.Case each : cases) {
      lowest = of(each.struct()) < of(lowest.struct()) ? each : lowest;
    }
    return lowest;
  }

  /** The first field of {@code struct} that always contains another {@code struct}, or null. */
  public @Nullable FieldView endless(StructView struct) {
    return struct.fields().stream()
        .filter(view -> needed(view) && height(struct, view) >= ENDLESS)
        .findFirst()
        .orElse(null);
  }

  /** The struct with the smallest height that {@code view} of {@code struct} can contain. */
  public String within(StructView struct, FieldView view) {
    return view.field().type() instanceof Type.Nested nested
        ? nested.struct()
        : lowest(Cases.of(struct, view)).struct();
  }

  private int height(StructView struct) {
    int height = 0;
    for (FieldView view : struct.fields()) {
      height = Math.max(height, needed(view) ? height(struct, view) : 0);
    }
    return height >= ENDLESS ? ENDLESS : height + 1;
  }

  private int height(StructView struct, FieldView view) {
    boolean several = view.field().type() instanceof Type.Switched && view.choice() != null;
    boolean holds = several || view.field().type() instanceof Type.Nested;
    return holds ? of(within(struct, view)) : 0;
  }

  private static boolean needed(FieldView view) {
    boolean counted = view.field().repeat() instanceof Repeat.Counted;
    boolean some = !counted || view.repetition() instanceof Repetition.Until;
    return some && !view.field().optional() && !view.field().storage().instance();
  }
}
