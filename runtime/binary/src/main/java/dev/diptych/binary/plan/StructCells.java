package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the structs to encode from those of a document, and completes the latter. */
final class StructCells {
  private final Run run;
  private final Completion completion;
  private final boolean completes;
  private final boolean lenient;
  private final boolean defers;
  private final ValueCells values = new ValueCells(this);

  /**
   * @param run the run that encodes
   * @param completion completes structs
   * @param completes whether values may be missing that depend on others
   * @param lenient whether others may be missing, too
   */
  StructCells(Run run, Completion completion, boolean completes, boolean lenient) {
    this(run, completion, completes, lenient, false);
  }

  private StructCells(
      Run run, Completion completion, boolean completes, boolean lenient, boolean defers) {
    this.run = run;
    this.completion = completion;
    this.completes = completes;
    this.lenient = lenient;
    this.defers = defers;
  }

  /**
   * Builds each struct when it is written, so that not all of them exist at once.
   *
   * @param completion has the sizes of complete structs
   */
  static StructCells deferring(Run run, Completion completion) {
    return new StructCells(run, completion, false, false, true);
  }

  /**
   * Fills the cells of a struct.
   *
   * @return the struct with the values that it did not have
   */
  Struct fill(Slots to, Struct struct) {
    Run.nested(to.depth());
    run.value();
    if (defers && !to.plan().isStreamed()) {
      throw new RejectedException("inconsistent", "it has values that are not in sequence");
    }
    List<Member> members = to.plan().shape().members();
    @Nullable Value[] complete = null;
    boolean late = false;
    Residue.Cut cut = struct.residue().cut();
    if (cut != null) {
      to.cut(members.get(struct.type().indexOf(cut.field())).slot());
    }
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      Value value = struct.get(i);
      NumberStep number = to.plan().number(member.slot());
      if (number != null && value instanceof Scalar scalar) {
        number.put(to, member.slot(), scalar.bits());
        visible(to, member);
        continue;
      }
      if (member.parameter()) {
        Arguments.put(to, member, value);
        continue;
      }
      if (value == null && struct.isCut(i)) {
        continue;
      }
      late |= value == null ? missing(to, member) : member.packed();
      if (value == null) {
        visible(to, member);
      }
      if (value == null || member.form() == Form.PACKING) {
        continue;
      }
      Value whole = put(to, member, value);
      visible(to, member);
      if (whole != value) {
        complete = complete == null ? struct.toArray() : complete;
        complete[i] = whole;
      }
    }
    Struct whole = complete == null ? struct : struct.with(complete);
    return late ? completion.of(this, to, whole) : whole;
  }

  /** Fills the cells of a struct; false if it did not have all its values. */
  boolean fills(Slots to, Struct struct) {
    Value given = struct;
    Value whole = fill(to, struct);
    return whole == given;
  }

  /** Lets expressions of what follows use a member: sizes may depend on it before it is encoded. */
  void visible(Slots to, Member member) {
    if (completes && to.plan().sequential(member.slot())) {
      to.done(member.slot() + 1);
    }
  }

  /** Puts a value into the cell of a member; returns the value, complete. */
  Value put(Slots to, Member member, Value value) {
    if (member.instance()) {
      to.held(member.slot());
    }
    return values.put(to, member, value);
  }

  /** Notes that a member is absent; returns whether it may be derived. */
  private boolean missing(Slots to, Member member) {
    if (member.form() == Form.PACKING || member.instance()) {
      return false;
    }
    if (to.plan().step(member.slot()).optional()) {
      to.absent(member.slot());
    } else if (!lenient
        && !member.field().derived()
        && (member.form() != Form.CHOICE || member.field().repeated())) {
      throw to.contradiction(
          member.slot(),
          new RejectedException("inconsistent", "it is missing, but the spec requires it"));
    }
    if (member.field().derived() && member.form() == Form.NUMBER) {
      to.number(member.slot(), 0);
    }
    return member.field().derived();
  }

  /** Puts a struct into a cell; returns it, complete. */
  Struct put(
      Slots at, Member member, StructStep step, Struct value, Cells to, int cell, int index) {
    if (defers) {
      to.object(cell, value);
      return value;
    }
    Slots struct = struct(at, member.slot(), step.plan(), index);
    to.object(cell, struct);
    if (completes) {
      enter(at, struct, step);
    }
    Struct whole = fill(struct, value);
    if (step.alone()) {
      struct.own(own(whole));
    }
    return whole;
  }

  /** A struct that is written next, with its cells. */
  Slots filled(Slots at, int slot, Struct value, int index) {
    StructStep step = step(at, slot, value);
    Slots struct = struct(at, slot, step.plan(), index);
    if (!fills(struct, value)) {
      throw struct.contradiction(new RejectedException("inconsistent", "it is not complete"));
    }
    if (step.alone()) {
      struct.own(own(value));
    }
    return struct;
  }

  /** Arguments may use what is not filled yet: they are evaluated again when it is. */
  static void enter(Slots at, Slots struct, Step step) {
    try {
      arguments(at, struct, step);
    } catch (RejectedException | NullPointerException | IndexOutOfBoundsException e) {
      // What uses them is evaluated again, too.
    }
  }

  private static void arguments(Slots at, Slots struct, Step step) {
    StructStep own =
        step instanceof SwitchStep choice ? choice.of(at, struct.plan()) : (StructStep) step;
    own.enter(at, struct);
  }

  /** What is known of the stream of a struct. */
  Own own(Struct struct) {
    long size = Math.max(0, completion.sizes().stream(struct));
    Blob trailing = struct.residue().trailing();
    Bytes packed = completion.packed(struct);
    Bytes before = packed == null ? Bytes.NONE : Bytes.NONE.takenFrom(packed);
    Bytes last = trailing.length() == 0 ? Bytes.NONE : Bytes.of(trailing.bytes());
    return new Own(Math.toIntExact(size), last, before);
  }

  /**
   * The bytes of a struct in a member, before the struct with the member is encoded.
   *
   * @param value the struct, complete
   */
  Bytes alone(Slots at, Member member, Struct value, int index) {
    Encoding encoding = run.encoding().another();
    StructCells cells = new StructCells(run.encoding(encoding), completion, completes, lenient);
    StructPlan plan = step(at, member.slot(), value).plan();
    Slots struct = cells.struct(at, member.slot(), plan, index);
    cells.fill(struct, value);
    at.index(index);
    try {
      arguments(at, struct, at.plan().inner(member.slot()));
    } catch (RejectedException e) {
      throw at.contradiction(member.slot(), index, e);
    }
    struct.own(own(value));
    Output out = encoding.output(struct.own().size());
    encoding.write(struct, out);
    return out.all();
  }

  private static StructStep step(Slots at, int slot, Struct value) {
    Step step = at.plan().inner(slot);
    return step instanceof SwitchStep choice
        ? (StructStep) choice.steps().get(at.plan().member(slot).cases().indexOf(value.type()))
        : (StructStep) step;
  }

  private Slots struct(Slots at, int slot, StructPlan plan, int index) {
    Slots struct = new Slots(plan, at, at.root(), null, at.depth() + 1, run);
    struct.heldBy(at, slot, index);
    return struct;
  }

  /** A struct with the fields that bytes give. */
  Slots decoded(Slots at, int slot, StructPlan plan, Input in, int index) {
    Slots from = new Slots(plan, at, at.root(), in, at.depth() + 1, run.decoding());
    plan.decode(from);
    return new Copy(run).struct(from, at, slot, index);
  }
}
