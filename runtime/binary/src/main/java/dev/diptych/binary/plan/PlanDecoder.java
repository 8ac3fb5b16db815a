package dev.diptych.binary.plan;

import dev.diptych.binary.Salvage;
import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.checksum.Checksums;
import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.decode.DecodedPart;
import dev.diptych.binary.decode.LazyLocations;
import dev.diptych.binary.decode.LocationNode;
import dev.diptych.binary.error.BudgetDiagnostic;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Decodes files of a format to documents. */
final class PlanDecoder {
  private final FormatPlan plan;
  private final Schema schema;
  private final int times;
  private final int comments;
  private final @Nullable Salvage salvage;

  /** How many lists are around the last one of a part; -1 for whole files. */
  private final int outerLists;

  /**
   * A decoder.
   *
   * @param plan the plan, made with {@code schema}
   * @param schema the schema of the format
   * @param times budget of one file, as a multiple of the default
   * @param comments how many computed values are kept at most
   * @param salvage what is kept of damaged files; null if they are rejected
   */
  PlanDecoder(FormatPlan plan, Schema schema, int times, int comments, @Nullable Salvage salvage) {
    this(plan, schema, times, comments, salvage, -1);
  }

  private PlanDecoder(
      FormatPlan plan,
      Schema schema,
      int times,
      int comments,
      @Nullable Salvage salvage,
      int outerLists) {
    this.plan = plan;
    this.schema = schema;
    this.times = times;
    this.comments = comments;
    this.salvage = salvage;
    this.outerLists = outerLists;
  }

  /** The same decoder for parts of files. */
  PlanDecoder ofParts(int outer) {
    return new PlanDecoder(plan, schema, times, comments, salvage, outer);
  }

  /** The same decoder for damaged files. */
  PlanDecoder salvaging(Salvage kept) {
    return new PlanDecoder(plan, schema, times, comments, kept);
  }

  /**
   * Decodes a file. Tables are views of {@code file}: it must not change while they are in use.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes, from 0 to its limit
   * @param given a root with the values of the parameters; null if there are none
   * @return the values, or an error with offset and field path
   */
  Result<Decoded> decode(String name, ByteBuffer file, @Nullable Struct given) {
    return decode(name, FileBytes.of(file), given, file.limit(), comments);
  }

  /**
   * Decodes a file that may end in the middle of an element of its last list; the bytes of that
   * element are trailing.
   *
   * @param name name of the file, for diagnostics
   * @param bytes its bytes so far, from 0 to the limit
   * @param given a root with the values of the parameters; null if there are none
   * @param kept how many computed values are kept at most
   * @param limit how many elements the list may have; -1 for the number that its fields give
   */
  Result<DecodedPart> decodePart(
      String name, ByteBuffer bytes, @Nullable Struct given, int kept, long limit) {
    FileBytes part = FileBytes.of(bytes);
    Budget budget = Budget.ofPart(bytes.limit(), times);
    return budget.run(
        () ->
            attempt(
                name,
                plan.root(Input.of(part), run(budget, null).ofElements(limit)),
                given,
                root ->
                    decoded(name, part, root, kept).map(found -> part(found.root(), root.run()))));
  }

  private static DecodedPart part(Struct root, Run run) {
    return new DecodedPart(root, run.count(), run.unread(), run.beyond());
  }

  /**
   * As {@link #decode(String, ByteBuffer, Struct)}, with the budget of another input.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes
   * @param input size of the input that the file comes from, in bytes
   * @param kept how many computed values are kept at most
   */
  Result<Decoded> decode(
      String name, FileBytes file, @Nullable Struct given, long input, int kept) {
    Budget budget = Budget.of(input, times);
    // A value in two parts of a file is no damage.
    FileBytes bytes = salvage == null ? file : FileBytes.of(file.whole());
    return budget.run(
        () ->
            attempt(
                name,
                plan.root(Input.of(bytes), run(budget, null)),
                given,
                root -> decoded(name, bytes, root, kept)));
  }

  /**
   * The checksums of a file.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes, from 0 to its limit
   * @param given a root with the values of the parameters
   * @param input size of the input that the file comes from, in bytes
   * @param use what is done with them
   */
  <T> Result<T> checksums(
      String name, ByteBuffer file, Struct given, long input, Function<Checksums, T> use) {
    return places(name, file, given, input, root -> use.apply(new Checksums(root)));
  }

  /**
   * Decodes a file with the places of all values.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes, from 0 to its limit
   * @param given a root with the values of the parameters
   * @param input size of the input that the file comes from, in bytes
   * @param use what is done with them
   */
  <T> Result<T> places(
      String name, ByteBuffer file, Struct given, long input, Function<StructPlace, T> use) {
    FileBytes bytes = FileBytes.of(file);
    Budget budget = Budget.of(input, times);
    Trace trace = new Trace();
    return budget.run(
        () ->
            attempt(
                name,
                plan.root(Input.of(bytes), run(budget, trace)),
                given,
                root -> {
                  instances(root, new Streams());
                  return Result.of(use.apply(DecodedPlace.root(root, trace)), List.of());
                }));
  }

  /** Decodes the fields in sequence of a file and goes on, or tells why that fails. */
  private <T> Result<T> attempt(
      String name, Slots root, @Nullable Struct given, Function<Slots, Result<T>> then) {
    Run run = root.run();
    PlanFailure failure = new PlanFailure(schema, name, root.input().size());
    try {
      Arguments.put(root, given);
      FormatPlan.decode(root);
      return then.apply(root);
    } catch (StackOverflowError e) {
      Location at = new Location.InBytes(name, root.input().position(), Path.ROOT);
      String message = "more than " + Nesting.MAX_DEPTH + " structs are nested here";
      return Result.failed(Diagnostic.error("too-deep", at, message));
    } catch (InconsistentValueException e) {
      // A parameter has no value.
      Location at = new Location.InBytes(name, 0, e.path());
      return Result.failed(Diagnostic.error(e.code(), at, e.getMessage()));
    } catch (UnaffordableException e) {
      return Result.failed(unaffordable(name, root, e));
    } catch (BudgetExceededException e) {
      return Result.failed(failure.of(e, run.trail().of(e)));
    } catch (RejectedException e) {
      return Result.failed(failure.of(e, run.trail().of(e)));
    }
  }

  private Run run(Budget budget, @Nullable Trace trace) {
    Run run = new Run(budget, trace, salvage == null ? null : new Damage(salvage));
    return outerLists >= 0 ? run.ofPart(outerLists) : run;
  }

  private Result<Decoded> decoded(String name, FileBytes file, Slots root, int kept) {
    Streams streams = new Streams();
    InstanceReader instances = instances(root, streams);
    Map<Slots, Diagnostic> faults = new FaultReport(schema, name, file.size()).of(root);
    Map<Slots, String> reasons = new HashMap<>();
    faults.forEach((at, fault) -> reasons.put(at, FaultReport.reason(fault)));
    Struct struct = new StructValues(streams, reasons, kept).of(root);
    var locations = new LazyLocations(name, () -> locations(file, struct));
    List<Diagnostic> found = List.copyOf(faults.values());
    List<Diagnostic> notes = new ArrayList<>(found);
    if (root.run().moreFaults() > 0) {
      String message = root.run().moreFaults() + " more values cannot be read";
      notes.add(Diagnostic.note("more-findings", new Location.Whole(name), message));
    }
    notes.addAll(notes(name, root, instances));
    long unread = Math.round(streams.unread());
    return Result.of(
        new Decoded(struct, locations, locations, unread, streams::within, found), notes);
  }

  /** Decodes the instances of a document; null if the format has none. */
  private @Nullable InstanceReader instances(Slots root, Streams streams) {
    if (!plan.positioned() || root.run().isTotalLoss()) {
      return null;
    }
    InstanceReader instances = new InstanceReader(streams);
    instances.read(root);
    return instances;
  }

  private LocationNode locations(FileBytes file, Struct struct) {
    LocationNode node = LocationNode.root();
    Budget budget = Budget.of(file.size(), times);
    budget.run(
        () -> {
          locate(file, struct, budget, node);
          return node;
        });
    node.field(Residue.NAME).start(file.size() - struct.residue().trailing().length());
    return node;
  }

  private void locate(FileBytes file, Struct given, Budget budget, LocationNode node) {
    Trace trace = new Trace();
    Slots root = plan.root(Input.of(FileBytes.of(file.whole())), run(budget, trace));
    try {
      Arguments.put(root, given);
      FormatPlan.decode(root);
      instances(root, new Streams());
      node.struct(0, file.size());
      new ValuePlaces(trace).add(root, node);
    } catch (StackOverflowError e) {
      // The first pass nearly used up the stack: keep the locations found so far.
    }
  }

  private static Diagnostic unaffordable(String name, Slots root, UnaffordableException e) {
    var place = StructPaths.of(root, Set.of(e.at())).get(e.at());
    long start = place == null ? 0 : place.start();
    Path path = (place == null ? Path.ROOT : place.path()).field(e.id());
    Location at = new Location.InBytes(name, start, path);
    return BudgetDiagnostic.at(at, path.toString(), e.thrown());
  }

  private static List<Diagnostic> notes(
      String name, Slots root, @Nullable InstanceReader instances) {
    Diagnostics notes = new Diagnostics();
    if (instances == null) {
      return List.of();
    }
    List<InstanceReader.Unread> all = new ArrayList<>(instances.unread());
    // Most of them follow from the damage.
    all.removeIf(each -> each.at().cut() >= 0);
    List<InstanceReader.Unread> kept = all.subList(0, Math.min(all.size(), Diagnostics.LIMIT));
    Set<Slots> wanted = new HashSet<>();
    kept.forEach(each -> wanted.add(each.at()));
    Map<Slots, StructPaths.Place> places = StructPaths.of(root, wanted);
    for (InstanceReader.Unread each : kept) {
      StructPaths.Place place = places.get(each.at());
      if (place != null) {
        notes.add(note(name, place, each));
      }
    }
    return notes.list();
  }

  private static Diagnostic note(
      String name, StructPaths.Place place, InstanceReader.Unread unread) {
    String id = unread.member().field().id();
    String message =
        "%s points to bytes that cannot be read: %s".formatted(id, reason(unread.cause()));
    String help = "the bytes there are kept unchanged";
    Location at = new Location.InBytes(name, place.start(), place.path().field(id));
    return Diagnostic.note("unread-position", at, message, help);
  }

  private static String reason(RejectedException cause) {
    return switch (cause.code()) {
      case "invalid-value" -> "the value there is invalid";
      case "truncated", "negative-count" -> "there are not enough bytes";
      default -> cause.reason();
    };
  }
}
