package dev.diptych.binary.plan;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.binary.encode.ExternalTables;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage.Place;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Encodes documents of a format that has all its fields in sequence: the cells of a struct are
 * filled when it is written, and are not kept. This is an optimisation of {@link PlanEncoder}: what
 * it does not encode, that does, and reports what is wrong.
 */
final class StreamedEncoder {
  private final StructPlan plan;
  private final boolean gathers;
  private final DerivedValues derived;
  private final int outerLists;

  /**
   * @param outerLists how many lists are around the last one of a part; -1 for whole files
   */
  StreamedEncoder(StructPlan plan, Schema schema, int outerLists) {
    this.outerLists = outerLists;
    this.plan = plan;
    this.gathers = ExternalTables.possible(schema);
    this.derived = new DerivedValues(schema);
  }

  /** Whether the values of structs never depend on where or how others are written. */
  static boolean possible(Schema schema) {
    return schema.structs().values().stream()
        .flatMap(struct -> struct.fields().stream())
        .allMatch(StreamedEncoder::inSequence);
  }

  /** Whether a value never depends on where or how others are written. */
  static boolean inSequence(Field field) {
    Place place = field.storage().place();
    return (place == Place.SEQUENCE || place == Place.PARAMETER)
        && !field.storage().packed()
        && !field.isChecksum()
        && !field.isOffset();
  }

  /** The file with the values of a document; null if they have to be encoded in the other way. */
  @Nullable Encoded encode(Struct root, Supplier<Budget> budget) {
    Encoded quick = attempt(root, budget.get());
    if (quick != null) {
      return quick;
    }
    // Looking for missing values takes longer than meeting one: texts lack them from the start on.
    Struct whole = derived.completed(root);
    return whole == null ? null : attempt(whole, budget.get());
  }

  private @Nullable Encoded attempt(Struct root, Budget budget) {
    try {
      return budget.run(() -> written(root, budget));
    } catch (RejectedException
        | InconsistentValueException
        | BudgetExceededException
        | StackOverflowError e) {
      return null;
    }
  }

  private @Nullable Encoded written(Struct whole, Budget budget) {
    Encoding encoding = new Encoding(budget);
    Completion completion = new Completion();
    Run run = Run.encoding(budget, encoding);
    run = outerLists >= 0 ? run.ofPart(outerLists) : run;
    StructCells cells = StructCells.deferring(run, completion);
    encoding.deferred(cells);
    Slots slots = new Slots(plan, null, null, null, 0, run);
    if (!cells.fills(slots, whole) || completion.sizes().stream(whole) > PlanEncoder.MAX_BYTES) {
      return null;
    }
    slots.own(cells.own(whole));
    Output out =
        encoding.output(slots.own().size(), gathers ? ExternalTables.externalBytes(whole) : 0);
    out.reserve(slots.own().trailing().length());
    encoding.write(slots, out);
    return new Encoded(new FileBytes(out.parts()), whole, Set.of());
  }
}
