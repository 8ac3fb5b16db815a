package dev.diptych.binary.plan;

import dev.diptych.binary.Misplaced;
import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.binary.encode.ExternalTables;
import dev.diptych.binary.encode.InputSize;
import dev.diptych.binary.encode.LargestSlack;
import dev.diptych.binary.encode.OffsetEncoder;
import dev.diptych.binary.error.BudgetDiagnostic;
import dev.diptych.binary.error.InvalidValue;
import dev.diptych.binary.error.OverlapError;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.position.Offsets;
import dev.diptych.model.position.UnplacedFieldException;
import dev.diptych.model.schema.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Encodes documents of a format. */
final class PlanEncoder {
  /** Java cannot index more bytes. */
  static final int MAX_BYTES = Integer.MAX_VALUE - 8;

  /** Positions may depend on the size of the file, so that it would grow without end. */
  private static final int MAX_TRIES = 64;

  private final StructPlan plan;
  private final int times;
  private final boolean completes;
  private final boolean gathers;
  private final Schema schema;

  /** How many lists are around the last one of a part; -1 for whole files. */
  private final int outerLists;

  private final boolean fast;

  /** Encodes most files of a simple format; null for other formats, or to use only the plan. */
  private final @Nullable StreamedEncoder streamed;

  /**
   * An encoder.
   *
   * @param plan the plan, made with {@code schema}
   * @param schema the schema of the format
   * @param times budget of one file, as a multiple of the default
   * @param fast whether to use the fast path; results are identical without it
   */
  PlanEncoder(FormatPlan plan, Schema schema, int times, boolean fast) {
    this(plan.root(), schema, times, fast, -1);
  }

  private PlanEncoder(StructPlan plan, Schema schema, int times, boolean fast, int outerLists) {
    this.plan = plan;
    this.outerLists = outerLists;
    this.fast = fast;
    this.schema = schema;
    this.times = times;
    this.gathers = ExternalTables.possible(schema);
    this.completes = OffsetEncoder.hasLateSizes(schema);
    this.streamed =
        fast && (outerLists >= 0 || StreamedEncoder.possible(schema))
            ? new StreamedEncoder(this.plan, schema, outerLists)
            : null;
  }

  /** The same encoder for parts of files. */
  PlanEncoder ofParts(int outer) {
    return new PlanEncoder(plan, schema, times, fast, outer);
  }

  /**
   * Encodes values.
   *
   * @param name name of the input that they come from, for diagnostics
   * @param root the values; fields that only encoding can derive may be absent
   * @param locations where the values are in that input
   * @param size size of the file that the values came from in bytes, or 0
   * @return the file, or an error if the values contradict each other
   */
  Result<Encoded> encode(String name, Struct root, Locations locations, long size) {
    Encoded quick = streamed == null ? null : streamed.encode(root, () -> budget(root, size));
    if (quick != null) {
      return Result.of(quick, List.of());
    }
    Budget budget = budget(root, size);
    return budget.run(() -> encode(name, root, locations, budget));
  }

  private Budget budget(Struct root, long size) {
    return Budget.of(size, () -> InputSize.of(root), times);
  }

  private Result<Encoded> encode(String name, Struct root, Locations locations, Budget budget) {
    try {
      return encode(name, root, budget);
    } catch (BudgetExceededException e) {
      Path path = LargestSlack.largest(root);
      return Result.failed(BudgetDiagnostic.at(locations.locate(path), path.toString(), e));
    } catch (InconsistentValueException e) {
      Location at = locations.locate(e.path());
      String message =
          e.code().equals("invalid-value")
              ? InvalidValue.in(schema, root, e.path()).orElse(e.getMessage())
              : e.getMessage();
      return Result.failed(Diagnostic.error(e.code(), at, message, e.help()));
    } catch (RejectedException e) {
      Location at = locations.locate(Path.ROOT);
      return Result.failed(Diagnostic.error(e.code(), at, e.reason()));
    } catch (StackOverflowError e) {
      Location at = new Location.Whole(name);
      return Result.failed(
          Diagnostic.error("too-deep", at, "structs are nested too deep to be written"));
    }
  }

  private Result<Encoded> encode(String name, Struct root, Budget budget) {
    Struct complete = new OffsetEncoder(schema, zeros -> completed(zeros, budget)).complete(root);
    long grown = 0;
    for (int tries = 0; ; tries++) {
      try {
        return encode(name, root, grown(complete, grown), grown, tries < MAX_TRIES, budget);
      } catch (BeyondEnd.Growth e) {
        grown += e.bytes();
      }
    }
  }

  private static Struct grown(Struct root, long bytes) {
    Residue residue = root.residue();
    return bytes == 0 ? root : root.with(residue.withSlack(residue.slack() + bytes));
  }

  private Result<Encoded> encode(
      String name, Struct given, Struct root, long grown, boolean grows, Budget budget) {
    Encoding encoding = new Encoding(budget);
    Completion completion = new Completion();
    Run run = Run.encoding(budget, encoding);
    run = outerLists >= 0 ? run.ofPart(outerLists) : run;
    Slots slots = new Slots(plan, null, null, null, 0, run);
    StructCells cells = new StructCells(run, completion, completes, false);
    Struct whole = cells.fill(slots, root);
    long size = completion.sizes().stream(whole);
    if (size > MAX_BYTES) {
      return Result.failed(tooLarge(name, size));
    }
    long limit = grows ? Math.max(BeyondEnd.MAX_GAP, size - grown) - grown : -1;
    encoding.positions(new BeyondEnd(whole, completion.sizes(), limit));
    long external = gathers ? ExternalTables.externalBytes(whole) : 0;
    try {
      FileBytes file = written(slots, cells.own(whole), external, encoding);
      return Result.of(new Encoded(file, whole, completion.omitted()), List.of());
    } catch (InconsistentValueException e) {
      throw e.code().equals("overlap") ? overlap(given, whole, e) : e;
    }
  }

  /** Names the offset that lets fields overlap, if there is one. */
  private InconsistentValueException overlap(
      Struct given, Struct whole, InconsistentValueException e) {
    return OverlapError.in(schema, given, whole)
        .orElseGet(() -> new InconsistentValueException(e.path(), e.getMessage()));
  }

  private FileBytes written(Slots slots, Own own, long external, Encoding encoding) {
    Output out = encoding.output(own.size(), external);
    out.reserve(own.trailing().length());
    slots.own(own);
    try {
      encoding.write(slots, out);
    } catch (RejectedException e) {
      throw slots.contradiction(e);
    }
    return new FileBytes(out.parts());
  }

  private StructCells cells(Encoding encoding, Completion completion, Budget budget) {
    return new StructCells(Run.encoding(budget, encoding), completion, completes, false);
  }

  /**
   * The optional fields that are present although their condition does not hold, or the other way
   * round, as far as conditions can be evaluated before encoding.
   *
   * @param root the values
   */
  List<Misplaced> misplaced(Struct root) {
    Budget budget = budget(root, 0);
    return budget.run(() -> misplaced(root, budget));
  }

  private List<Misplaced> misplaced(Struct root, Budget budget) {
    Run run = Run.encoding(budget, new Encoding(budget));
    Slots slots = new Slots(plan, null, null, null, 0, run);
    try {
      new StructCells(run, new Completion(), completes, true)
          .fill(slots, withOffsets(root, budget));
    } catch (RejectedException | InconsistentValueException e) {
      // Encoding reports it; the structs that exist may show the cause.
    }
    return Misplacement.of(slots);
  }

  /** The values with all offsets, which are zeros if they cannot be computed yet. */
  private Struct withOffsets(Struct root, Budget budget) {
    try {
      return new OffsetEncoder(schema, zeros -> completed(zeros, budget)).complete(root);
    } catch (RejectedException | InconsistentValueException | UnplacedFieldException e) {
      Offsets offsets = new Offsets(schema);
      return offsets.zeros(root, offsets.missing(root));
    }
  }

  private OffsetEncoder.Completed completed(Struct root, Budget budget) {
    Encoding encoding = new Encoding(budget);
    Completion completion = new Completion();
    Slots slots = new Slots(plan, null, null, null, 0, Run.encoding(budget, encoding));
    Struct struct = cells(encoding, completion, budget).fill(slots, root);
    return new OffsetEncoder.Completed(struct, completion.sizes(), completion.omitted());
  }

  private static Diagnostic tooLarge(String name, long size) {
    String message = "the file would have " + size + " bytes; more than 2 GiB is not supported";
    return Diagnostic.error("too-many", new Location.Whole(name), message);
  }
}
