package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Code;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A struct, in the stream of the struct around it or in one of its own. */
final class StructStep implements Step {
  private final StructPlan plan;
  private final Code[] arguments;
  private final @Nullable Code parent;
  private final boolean orphan;
  private final boolean imported;
  private final @Nullable Bounds bounds;

  /**
   * @param plan its type
   * @param arguments the values of its parameters
   * @param parent its parent, if it is not the struct with the field
   * @param orphan whether it has no parent
   * @param imported whether its type is in another file, and has a root of its own
   * @param bounds the end of its own stream; null if it has none
   */
  StructStep(
      StructPlan plan,
      List<Code> arguments,
      @Nullable Code parent,
      boolean orphan,
      boolean imported,
      @Nullable Bounds bounds) {
    this.plan = plan;
    this.arguments = arguments.toArray(Code[]::new);
    this.parent = parent;
    this.orphan = orphan;
    this.imported = imported;
    this.bounds = bounds;
  }

  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    Run.nested(at.depth() + 1);
    at.run().value();
    int start = in.position();
    boolean isOpen = at.run().endsWith(at, to, cell);
    Input own =
        bounds == null ? in : new Input(bytes(bounds, at, in, isOpen), in, start, bounds.packed());
    Slots root = imported ? null : at.root();
    Slots struct = new Slots(plan, parent(at), root, own, at.depth() + 1, at.run());
    pass(at, struct);
    if (isOpen) {
      at.run().open(struct);
    }
    if (bounds == null) {
      struct.span(start, start, false);
      // A damaged file keeps what is decoded of it.
      to.object(cell, struct);
      plan.decode(struct);
    } else {
      struct.decodeAlone();
      to.object(cell, struct);
    }
    struct.span(bounds == null ? start : 0, own.position(), bounds != null);
  }

  /** The bytes of its own stream, which may not end in a part. */
  private static Bytes bytes(Bounds bounds, Slots at, Input in, boolean isOpen) {
    return isOpen ? bounds.takePart(at, in) : bounds.take(at, in);
  }

  StructPlan plan() {
    return plan;
  }

  /** Whether it has a stream of its own. */
  boolean alone() {
    return bounds != null;
  }

  /** Gives a struct what is around it, and its arguments. */
  void enter(Slots at, Slots struct) {
    struct.place(parent(at), imported ? null : at.root());
    pass(at, struct);
  }

  /** Gives a struct its byte order and its arguments. */
  private void pass(Slots at, Slots struct) {
    struct.little(at.little());
    for (int i = 0; i < arguments.length; i++) {
      struct.store(plan.parameters() + i, arguments[i], at);
    }
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    Slots struct = (Slots) requireNonNull(from.object(cell));
    if (struct.plan() != plan) {
      throw new RejectedException(
          "inconsistent", "it is " + struct.plan().name() + " instead of " + plan.name());
    }
    enter(at, struct);
    boolean isOpen = at.run().endsWith(at, from, cell);
    if (isOpen) {
      at.run().open(struct);
    }
    if (bounds == null) {
      struct.begin(out);
      plan.encode(struct);
    } else {
      bounds.stream(at, out, struct, isOpen);
    }
  }

  private @Nullable Slots parent(Slots at) {
    if (orphan || imported) {
      return null;
    }
    return parent == null ? at : (Slots) parent.struct(at);
  }
}
