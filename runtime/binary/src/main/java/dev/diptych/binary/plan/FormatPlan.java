package dev.diptych.binary.plan;

import dev.diptych.binary.decode.PositionedTypes;
import dev.diptych.binary.expression.Scope;
import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.ir.Spec;
import dev.diptych.model.schema.Schema;

/** How files of a format are decoded. It is built once and serves any number of files. */
public final class FormatPlan {
  private final StructPlan root;

  private final boolean positioned;

  private FormatPlan(StructPlan root, boolean positioned) {
    this.root = root;
    this.positioned = positioned;
  }

  /**
   * The plan of a spec.
   *
   * @throws UnsupportedExpressionException if the spec has a part that is not supported
   */
  public static FormatPlan of(Spec spec) {
    return new FormatPlan(PlanBuilder.build(spec, null), false);
  }

  /**
   * The plan of a spec whose files become documents.
   *
   * @param schema the schema of the spec
   * @throws UnsupportedExpressionException if the spec has a part that is not supported
   */
  public static FormatPlan of(Spec spec, Schema schema) {
    return new FormatPlan(
        PlanBuilder.build(spec, schema), new PositionedTypes(schema).hasPositions());
  }

  /**
   * The bytes of a file with the values of a decoded one. Bytes that no field describes are those
   * of that file.
   *
   * @param decoded the root, as {@link #decode} returns it
   * @param budget what it may cost
   * @throws dev.diptych.binary.check.InconsistentValueException if the values contradict the spec
   */
  public Bytes encode(Scope decoded, Budget budget) {
    return budget.run(
        () -> {
          Encoding encoding = new Encoding(budget);
          Slots slots = new Copy(Run.encoding(budget, encoding)).root((Slots) decoded);
          Output out = encoding.output(slots.own().size());
          encoding.write(slots, out);
          return out.all();
        });
  }

  /**
   * The fields in sequence of a file; instances are decoded when they are asked for.
   *
   * @param budget what it may cost
   * @throws dev.diptych.binary.stream.RejectedException if the file does not follow the spec
   * @throws UnsupportedExpressionException if the format has parameters
   */
  public Scope decode(Bytes file, Budget budget) {
    if (root.hasParameters()) {
      throw new UnsupportedExpressionException("parameters of the root type");
    }
    return budget.run(
        () -> {
          Slots slots = root(new Input(file), new Run(budget, null));
          decode(slots);
          return slots;
        });
  }

  /** Whether documents have instances. */
  boolean positioned() {
    return positioned;
  }

  /** Decodes the fields in sequence of a root. */
  static void decode(Slots slots) {
    slots.decodeAlone();
    if (slots.run().isTotalLoss() && slots.plan().sequence() > 0) {
      slots.cut(0);
      slots.input().seek(0);
    }
    slots.span(0, slots.input().position(), true);
  }

  /** The type of the file. */
  StructPlan root() {
    return root;
  }

  /** The root of a file, of which nothing is decoded yet. */
  Slots root(Input file, Run run) {
    return new Slots(root, null, null, file, 0, run);
  }
}
