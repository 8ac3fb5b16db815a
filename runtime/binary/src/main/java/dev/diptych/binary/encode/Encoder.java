package dev.diptych.binary.encode;

import dev.diptych.binary.check.EncodedObject;
import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.check.PresenceCheck;
import dev.diptych.binary.error.BudgetDiagnostic;
import dev.diptych.binary.error.FailureReason;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.position.Offsets;
import dev.diptych.records.BudgetExceededException;
import dev.diptych.records.InvalidDataException;
import dev.diptych.records.RecordStream;
import java.util.List;

/** Encodes values of one schema. */
public final class Encoder {
  /** Java cannot index more bytes. */
  private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

  private final GeneratedClasses classes;
  private final boolean gathering;
  private final OffsetEncoder offsets;

  public Encoder(GeneratedClasses classes) {
    this.classes = classes;
    this.offsets = offsets(classes);
    this.gathering = ExternalTables.possible(classes.schema());
  }

  /**
   * Encodes values.
   *
   * @param name name of the input that they come from, for diagnostics
   * @param root the values
   * @param locations where the values are in that input
   */
  public Result<Encoded> encode(String name, Struct root, Locations locations) {
    try {
      return encode(name, root);
    } catch (BudgetExceededException e) {
      Path path = LargestSlack.largest(root);
      return Result.failed(BudgetDiagnostic.at(locations.locate(path), path.toString(), e));
    } catch (InconsistentValueException e) {
      Location at = locations.locate(e.path());
      return Result.failed(Diagnostic.error(e.code(), at, e.getMessage(), e.help()));
    } catch (StackOverflowError e) {
      Location at = new Location.Whole(name);
      return Result.failed(
          Diagnostic.error("too-deep", at, "structs are nested too deep to be written"));
    } catch (InvalidDataException e) {
      return Result.failed(
          Diagnostic.error("inconsistent", locations.locate(Path.ROOT), e.getMessage()));
    } catch (RuntimeException e) {
      String message = "these values cannot be encoded: " + FailureReason.of(e);
      return Result.failed(Diagnostic.error("inconsistent", locations.locate(Path.ROOT), message));
    }
  }

  private static OffsetEncoder offsets(GeneratedClasses classes) {
    return new OffsetEncoder(
        classes.schema(),
        root -> {
          ObjectBuilder builder = new ObjectBuilder(classes);
          Struct struct = builder.build(root).struct();
          return new OffsetEncoder.Completed(struct, builder.sizes(), builder.omitted());
        });
  }

  /** The optional fields that are present or absent against their conditions. */
  public List<PresenceCheck.Misplaced> misplaced(Struct root) {
    ObjectBuilder builder = new ObjectBuilder(classes);
    try {
      builder.build(withOffsets(root));
    } catch (RuntimeException e) {
      // Encoding reports it; the objects that exist may show the cause.
    }
    return builder.objects().stream()
        .flatMap(encoded -> new PresenceCheck(encoded).misplaced().stream())
        .toList();
  }

  /** The values with all offsets, which are zeros if they cannot be computed yet. */
  private Struct withOffsets(Struct root) {
    try {
      return offsets(classes).complete(root);
    } catch (RuntimeException e) {
      Offsets offsets = new Offsets(classes.schema());
      return offsets.zeros(root, offsets.missing(root));
    }
  }

  private Result<Encoded> encode(String name, Struct root) {
    ObjectBuilder writer = new ObjectBuilder(classes);
    EncodedObject encoded = writer.build(offsets.complete(root));
    Struct whole =
        withSlack(encoded.struct(), new PositionCheck(writer.objects(), writer.sizes()).missing());
    long size = writer.sizes().stream(whole);
    if (size > MAX_BYTES) {
      return Result.failed(tooLarge(name, size));
    }
    RecordStream stream = stream(size, encoded.struct());
    new StreamWriter(writer.objects(), writer.sizes(), classes).write(encoded.object(), stream);
    return Result.of(
        new Encoded(
            ExternalTables.file(stream),
            whole,
            writer.omitted(),
            () -> ExternalTables.reader(stream)),
        List.of());
  }

  private static Struct withSlack(Struct root, long missing) {
    Residue residue = root.residue();
    return missing == 0 ? root : root.with(residue.withSlack(residue.slack() + missing));
  }

  private RecordStream stream(long size, Struct root) {
    return gathering && size > 0
        ? RecordStream.gathering(size, ExternalTables.externalBytes(root))
        : new RecordStream(Math.max(0, size));
  }

  private static Diagnostic tooLarge(String name, long size) {
    String message = "the file would have " + size + " bytes; more than 2 GiB is not supported";
    return Diagnostic.error("too-many", new Location.Whole(name), message);
  }
}
