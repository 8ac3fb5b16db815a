package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.decode.MinimumSize;
import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A field that cannot be decoded, with the fields around it.
 *
 * @param way the fields from the root to it; not empty
 * @param indexed whether one of its elements is meant, if it has begun one
 */
record FailedValue(List<Trail.Step> way, boolean indexed) {
  private Trail.Step last() {
    return way.get(way.size() - 1);
  }

  private boolean element() {
    return element(way.size() - 1);
  }

  /** Whether an element of a field on the way is meant, or a value in it. */
  private boolean element(int index) {
    Trail.Step step = way.get(index);
    return step.element() >= 0 && (indexed || step.inCase() || index < way.size() - 1);
  }

  /** The path to it. */
  Path path() {
    Path path = Path.ROOT;
    for (int i = 0; i < way.size(); i++) {
      Trail.Step step = way.get(i);
      path = path.field(step.at().plan().id(step.slot()));
      path = element(i) ? path.at((int) step.element()) : path;
      path = step.inCase() ? path.field("value") : path;
    }
    return path;
  }

  /** Its offset in the file; for a packed value, that of the packed bytes. */
  long offset() {
    int at = way.size() - 1;
    while (at > 0 && way.get(at).in().packed() != null) {
      at--;
    }
    Trail.Step step = way.get(at);
    return step.in().fileOffset(element(at) ? step.elementStart() : step.start());
  }

  /** The field around it whose stream it is decoded from; null if that is the file. */
  @Nullable FailedValue substream() {
    Input in = last().in();
    int at = way.size() - 1;
    while (at >= 0 && way.get(at).in() == in) {
      at--;
    }
    return at < 0 ? null : new FailedValue(way.subList(0, at + 1), true);
  }

  /** The field of the schema; null for a computed value. */
  @Nullable Field field() {
    return field(last());
  }

  private static @Nullable Field field(Trail.Step step) {
    return step.at().plan().field(step.slot());
  }

  /** The number, if it is an element of a table; otherwise null. */
  @Nullable Scalar inTable() {
    Trail.Step step = last();
    StructPlan plan = step.at().plan();
    RecordLayout rows = plan.field(step.slot()) == null ? null : plan.member(step.slot()).rows();
    if (rows == null || !element()) {
      return null;
    }
    Bytes row = step.in().range(step.elementStart(), step.elementStart() + rows.stride());
    return Scalar.of(rows.columns().get(0).kind().get(row.buffer(), 0));
  }

  /** The cells with its value, or with that of the element. */
  Cells cells() {
    return element() ? (Array) requireNonNull(last().at().object(last().slot())) : last().at();
  }

  /** Which of the {@link #cells} it is. */
  int cell() {
    return element() ? (int) last().element() : last().slot();
  }

  /** The sibling that is its count or its length; null if there is none. */
  @Nullable Counter counter() {
    return counter(way.size() - 1);
  }

  private @Nullable Counter counter(int index) {
    Trail.Step step = way.get(index);
    Field field = field(step);
    if (field == null) {
      return null;
    }
    for (Member member : step.at().plan().shape().members()) {
      if (field.id().equals(counted(member.field())) && !member.instance()) {
        Slots at = step.at();
        int start = at.plan().marked(at, member.slot());
        Trail.Step sibling = new Trail.Step(at, member.slot(), at.input(), start, -1, 0, false);
        List<Trail.Step> all = new ArrayList<>(way.subList(0, index));
        all.add(sibling);
        return new Counter(new FailedValue(all, false), at.bits(member.slot()));
      }
    }
    return null;
  }

  private static @Nullable String counted(Field field) {
    if (field.derivation() instanceof Derivation.CountOf count) {
      return count.field();
    }
    return field.derivation() instanceof Derivation.LengthOf length ? length.field() : null;
  }

  /**
   * A count or a length.
   *
   * @param at its field
   * @param value its value
   */
  record Counter(FailedValue at, long value) {}

  /** The innermost count that announces more than {@code most} bytes; null if there is none. */
  @Nullable Counter announcing(Schema schema, double most) {
    for (int i = way.size() - 1; i >= 0; i--) {
      Counter counter = counter(i);
      if (counter != null) {
        long minimum = MinimumSize.of(schema, requireNonNull(field(way.get(i))));
        if ((double) counter.value() * minimum > most) {
          return counter;
        }
      }
    }
    return null;
  }
}
