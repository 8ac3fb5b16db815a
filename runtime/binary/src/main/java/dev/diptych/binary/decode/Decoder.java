package dev.diptych.binary.decode;

import dev.diptych.binary.checksum.Checksums;
import dev.diptych.binary.error.BudgetDiagnostic;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.document.Path;
import dev.diptych.records.BudgetExceededException;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStruct;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Decodes files of one schema. */
public final class Decoder {
  private final GeneratedClasses classes;
  private final Class<?> rootClass;

  /**
   * A decoder.
   *
   * @throws IllegalStateException if the generated class does not exist
   */
  public Decoder(GeneratedClasses classes) {
    this.classes = classes;
    this.rootClass = classes.root();
  }

  /**
   * Decodes a file.
   *
   * @param name name of the file, for diagnostics
   * @param streams the file, from its beginning at each call
   * @param comments maximum number of computed values to keep
   */
  public Result<Decoded> decode(String name, Supplier<RecordStream> streams, int comments) {
    Decoding decoding = new Decoding(classes, rootClass, name, comments, streams);
    RecordStream stream = streams.get();
    KaitaiStruct.ReadWrite root = decoding.root(stream);
    try {
      root._read();
      Decoded decoded = decoding.decode(root, stream);
      if (Nesting.exceeds(decoded.root(), Nesting.MAX_DEPTH)) {
        Path first = Nesting.first(decoded.root(), Nesting.MAX_DEPTH);
        return Result.failed(tooDeep(decoded.locations().locate(first)));
      }
      return NegativeCounts.find(decoded.root(), decoded.locations())
          .map(Result::<Decoded>failed)
          .orElseGet(() -> Result.of(decoded, decoded.notes()));
    } catch (StackOverflowError e) {
      long at = stream.size() - stream.remaining();
      return Result.failed(tooDeep(new Location.InBytes(name, at, Path.ROOT)));
    } catch (FieldBudgetException e) {
      Location at = new Location.InBytes(name, e.offset(), e.path());
      return Result.failed(BudgetDiagnostic.at(at, e.path().toString(), e.thrown()));
    } catch (RuntimeException e) {
      return Result.failed(new DecodeFailure(classes, name).diagnose(root, stream, e));
    }
  }

  /**
   * The checksums of a file.
   *
   * @param name name of the file, for diagnostics
   * @param streams the file, from its beginning at each call
   */
  public <T> Result<T> checksums(
      String name, Supplier<RecordStream> streams, Function<Checksums, T> use) {
    Decoding decoding = new Decoding(classes, rootClass, name, 0, streams);
    RecordStream stream = streams.get();
    KaitaiStruct.ReadWrite root = decoding.root(stream);
    try {
      root._read();
      ObjectReader reader = new ObjectReader(classes, null, null);
      StructNode node = reader.read(root, stream);
      return Result.of(use.apply(new Checksums(new NodePlace(node, reader.streams()))), List.of());
    } catch (StackOverflowError e) {
      return Result.failed(tooDeep(new Location.Whole(name)));
    } catch (FieldBudgetException e) {
      Location at = new Location.InBytes(name, e.offset(), e.path());
      return Result.failed(BudgetDiagnostic.at(at, e.path().toString(), e.thrown()));
    } catch (BudgetExceededException e) {
      return Result.failed(BudgetDiagnostic.at(new Location.Whole(name), "the checksums", e));
    } catch (RuntimeException e) {
      return Result.failed(new DecodeFailure(classes, name).diagnose(root, stream, e));
    }
  }

  private static Diagnostic tooDeep(Location at) {
    String message = "more than " + Nesting.MAX_DEPTH + " structs are nested here";
    return Diagnostic.error("too-deep", at, message);
  }
}
