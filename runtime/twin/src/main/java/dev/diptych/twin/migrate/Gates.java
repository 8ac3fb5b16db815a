package dev.diptych.twin.migrate;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.twin.Engine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gives values to fields whose condition holds in the new version, and removes those whose
 * condition does not. The engine evaluates the conditions.
 */
final class Gates {
  private static final int MAX_ROUNDS = 100;

  private final Engine engine;
  private final ValueConversion values;
  private final Report report;

  Gates(Engine engine, ValueConversion values, Report report) {
    this.engine = engine;
    this.values = values;
    this.report = report;
  }

  /**
   * The new document with every condition satisfied, as far as that is possible.
   *
   * @param from the old document
   * @param converted the new one, with derived values
   */
  Struct satisfy(Struct from, Struct converted) {
    Struct root = converted;
    for (int round = 0; round < MAX_ROUNDS && !report.isIncomplete(); round++) {
      Map<Path, Boolean> wrong = new HashMap<>();
      for (Engine.Misplaced each : engine.misplaced(root)) {
        wrong.put(each.path(), each.required());
      }
      Struct changed =
          new Round(wrong, new OldPaths(values.match(), from, root)).struct(root, Path.ROOT);
      if (wrong.isEmpty() || isSame(changed, root)) {
        return root;
      }
      root = Rederivation.of(changed);
    }
    return root;
  }

  /** Whether a round has changed nothing, so that another would not either. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(Struct changed, Struct root) {
    return changed == root;
  }

  /** One pass over the document, with the paths of misplaced fields: true if one is required. */
  private final class Round {
    private final Map<Path, Boolean> wrong;
    private final OldPaths before;

    Round(Map<Path, Boolean> wrong, OldPaths before) {
      this.wrong = wrong;
      this.before = before;
    }

    Struct struct(Struct struct, Path path) {
      if (wrong.isEmpty()) {
        return struct;
      }
      @Nullable Value[] all = struct.toArray();
      List<Field> fields = struct.type().fields();
      for (int i = 0; i < all.length; i++) {
        Path at = path.field(fields.get(i).id());
        Boolean required = wrong.get(at);
        all[i] =
            required == null
                ? inner(all[i], at)
                : gate(struct.type(), fields.get(i), all[i], required, path);
      }
      return struct.replaced(all);
    }

    private @Nullable Value gate(
        StructType type, Field field, @Nullable Value value, boolean required, Path owner) {
      if (required) {
        Value constant = Deriver.constant(field);
        boolean derived = constant == null && field.derived();
        return constant != null || derived ? constant : values.added(type, field, before.of(owner));
      }
      Path at = owner.field(field.id());
      if (value != null && !field.derived() && !values.isNewDefault(type, field, value)) {
        report.gated(before.of(at), at, field, value);
      }
      return null;
    }

    private @Nullable Value inner(@Nullable Value value, Path path) {
      if (value instanceof Struct struct) {
        return struct(struct, path);
      }
      if (!(value instanceof Sequence sequence)) {
        return value;
      }
      boolean changed = false;
      List<Value> elements = new ArrayList<>();
      for (int i = 0; i < sequence.elements().size(); i++) {
        Value element = sequence.elements().get(i);
        Value again = element instanceof Struct struct ? struct(struct, path.at(i)) : element;
        changed |= again != element;
        elements.add(again);
      }
      return changed ? new Sequence(elements) : value;
    }
  }
}
