package dev.diptych.binary.plan;

import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.StructType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds the structs of a document from cells, once all instances are decoded. */
final class StructValues {
  private final Streams streams;
  private final Map<Slots, String> reasons;
  private final CellValues cells;
  private final ComputedValues computed;
  private final Sizes sizes = Sizes.withChecksums();

  /**
   * @param streams the streams of the file; those that are not read completely are added to it
   * @param reasons why structs cannot be decoded completely
   * @param comments how many computed values are kept at most
   */
  StructValues(Streams streams, Map<Slots, String> reasons, int comments) {
    this.streams = streams;
    this.reasons = reasons;
    this.cells = new CellValues(this, sizes);
    this.computed = new ComputedValues(comments);
  }

  /** The struct of a document. */
  Struct of(Slots at) {
    Shape shape = at.plan().shape();
    List<Struct.ComputedValue> notes = computed.of(at, shape);
    List<Member> members = shape.members();
    @Nullable Value[] values = new Value[members.size()];
    int i = 0;
    try {
      for (; i < values.length; i++) {
        Member member = members.get(i);
        values[i] = at.shown(member.slot()) ? cells.of(at, member) : null;
      }
    } catch (BudgetExceededException e) {
      throw new UnaffordableException(at, members.get(i).field().id(), e);
    }
    Residue cut = at.cut() < 0 ? Residue.NONE : Residue.NONE.with(cut(at));
    Struct struct = Struct.of(shape.type(), values, cut, notes);
    Residue residue = at.alone() ? residue(at, struct) : cut;
    return residue.isEmpty() ? struct : struct.with(residue);
  }

  /** The struct around a value that is none. */
  static Struct boxed(StructType type, Value value) {
    return Struct.of(type, new Value[] {value}, Residue.NONE, List.of());
  }

  private Residue.Cut cut(Slots at) {
    return new Residue.Cut(at.plan().member(at.cut()).field().id(), reasons.getOrDefault(at, ""));
  }

  private Residue residue(Slots at, Struct struct) {
    Input in = at.input();
    if (in.size() > at.end() && !streams.knows(in)) {
      streams.add(at);
    }
    int end = streams.end(at);
    long described = sizes.stream(struct);
    if (described == in.size() && end >= in.size()) {
      return struct.residue();
    }
    Bytes trailing = in.range(end, Math.max(end, in.size()));
    at.spend(trailing.length());
    long slack = described == Sizes.UNKNOWN ? 0 : in.size() - trailing.length() - described;
    return new Residue(new Blob(trailing.copy()), slack, List.of()).with(struct.residue().cut());
  }
}
