package dev.diptych.binary;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Locations;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import dev.diptych.records.Budget;
import dev.diptych.records.BudgetExceededException;
import dev.diptych.records.InvalidDataException;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStruct;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Supplier;

/** Decodes and encodes files of one schema through its generated class. */
public final class BinaryCodec {
  /** Bytes that a file can have at most: what Java can index. */
  private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

  private final Schema schema;
  private final Class<?> rootClass;
  private final ClassNames names;
  private final boolean gathering;
  private final int times;
  private final int comments;

  /** A codec whose runs have the default {@linkplain Budget budget}. */
  public BinaryCodec(Schema schema, ClassLoader loader) {
    this(schema, loader, 1, Integer.MAX_VALUE);
  }

  /**
   * A codec.
   *
   * @param schema the format
   * @param loader knows the generated class
   * @param times how many times the default budget a run may cost
   * @param comments how many computed values decoding keeps at most
   * @throws IllegalStateException where there is no such class
   */
  public BinaryCodec(Schema schema, ClassLoader loader, int times, int comments) {
    this.times = times;
    this.comments = comments;
    this.names = new ClassNames(schema, loader);
    this.schema = schema;
    this.gathering = Gathering.possible(schema);
    try {
      this.rootClass = Class.forName(schema.className(), false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("no generated class " + schema.className(), e);
    }
  }

  /**
   * Decodes a file. Tables are views of {@code file}: it must not change while they are in use.
   *
   * @param name what people call the file, for diagnostics
   * @param file all of its bytes, from 0 to its limit
   * @return the values, or an error with offset and field path
   */
  public Result<Decoded> decode(String name, ByteBuffer file) {
    return decode(name, () -> new RecordStream(file.duplicate().rewind()), file.limit(), comments);
  }

  /**
   * Decodes what was encoded, tables shared. Where it cannot be decoded like that, a contradiction
   * among the values is the reason, and decoding the bytes in one piece tells of it.
   *
   * @param name what people call the file, for diagnostics
   * @param encoded what was encoded
   * @param size bytes of the file that the values came from, if any
   */
  public Result<Decoded> decode(String name, Encoded encoded, long size) {
    long input = Math.max(size, Weight.of(encoded.root()));
    if (encoded.file().parts().size() > 1) {
      Result<Decoded> decoded = decode(name, encoded.stream(), input, 0);
      if (decoded.ok() && decoded.value().orElseThrow().root().equals(encoded.root())) {
        return decoded;
      }
    }
    ByteBuffer whole = encoded.file().whole();
    return decode(name, () -> new RecordStream(whole.duplicate().rewind()), input, 0);
  }

  private Result<Decoded> decode(
      String name, Supplier<RecordStream> stream, long input, int comments) {
    return Budget.of(input, times).run(() -> decode(name, stream, comments));
  }

  private Result<Decoded> decode(String name, Supplier<RecordStream> streams, int comments) {
    Decoding decoding = new Decoding(schema, names, rootClass, name, comments, streams);
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
      return Result.failed(tooDeep(new Location.InBytes(name, at, "")));
    } catch (Spent e) {
      String path = e.path().toString();
      Location at = new Location.InBytes(name, e.offset(), path);
      return Result.failed(TooMuch.at(at, path, e.thrown()));
    } catch (RuntimeException e) {
      return Result.failed(
          new Failure(new FailedField.Known(schema, names), name).diagnose(root, stream, e));
    }
  }

  /**
   * Encodes values.
   *
   * @param name what people call the input that they come from, for diagnostics
   * @param root the values; what only encoding can derive may be missing
   * @param places where the values stand in that input
   * @return the file, or an error where the values contradict each other
   */
  public Result<Encoded> encode(String name, Struct root, Locations places) {
    return encode(name, root, places, 0);
  }

  /**
   * Encodes values that came from a file.
   *
   * @param name what people call the input that they come from, for diagnostics
   * @param root the values; what only encoding can derive may be missing
   * @param places where the values stand in that input
   * @param size bytes of the file: what is encoded may be as large, however few its values are
   * @return the file, or an error where the values contradict each other
   */
  public Result<Encoded> encode(String name, Struct root, Locations places, long size) {
    long input = Math.max(size, Weight.of(root));
    return Budget.of(input, times).run(() -> encoded(name, root, places));
  }

  private Result<Encoded> encoded(String name, Struct root, Locations places) {
    try {
      ObjectWriter writer = new ObjectWriter(names);
      ObjectWriter.Made made = writer.write(rootClass, root);
      Struct whole = grown(made.struct(), new Room(writer.made(), writer.sizes()).missing());
      long size = writer.sizes().stream(whole);
      if (size > MOST_BYTES) {
        return Result.failed(tooLarge(name, size));
      }
      RecordStream stream = stream(size, made.struct());
      new StreamWriter(writer.made(), writer.sizes(), schema).write(made.object(), stream);
      return Result.of(
          new Encoded(Gathering.file(stream), whole, () -> Gathering.reading(stream)), List.of());
    } catch (BudgetExceededException e) {
      Path path = Slack.largest(root);
      return Result.failed(TooMuch.at(places.locate(path), path.toString(), e));
    } catch (Inconsistency e) {
      return Result.failed(refused(e, places));
    } catch (StackOverflowError e) {
      Location at = new Location.Whole(name);
      return Result.failed(
          Diagnostic.error("too-deep", at, "structs are nested too deep to be written"));
    } catch (InvalidDataException e) {
      return Result.failed(
          Diagnostic.error("inconsistent", places.locate(Path.ROOT), e.getMessage()));
    } catch (RuntimeException e) {
      String message = "these values cannot be written as the spec says: " + Reason.of(e);
      return Result.failed(Diagnostic.error("inconsistent", places.locate(Path.ROOT), message));
    }
  }

  private static Diagnostic refused(Inconsistency e, Locations places) {
    return Diagnostic.error(e.code(), places.locate(e.path()), e.getMessage(), e.help());
  }

  private static Struct grown(Struct root, long missing) {
    Residue residue = root.residue();
    return missing == 0
        ? root
        : root.with(new Residue(residue.trailing(), residue.slack() + missing, residue.patches()));
  }

  private RecordStream stream(long size, Struct root) {
    return gathering && size > 0
        ? RecordStream.gathering(size, Gathering.aside(root))
        : new RecordStream(Math.max(0, size));
  }

  private static Diagnostic tooDeep(Location at) {
    String message = "more than " + Nesting.MAX_DEPTH + " structs are nested here";
    return Diagnostic.error("too-deep", at, message);
  }

  private static Diagnostic tooLarge(String name, long size) {
    String message = "this makes a file of " + size + " bytes; more than 2 GiB is not supported";
    return Diagnostic.error("too-many", new Location.Whole(name), message);
  }
}
