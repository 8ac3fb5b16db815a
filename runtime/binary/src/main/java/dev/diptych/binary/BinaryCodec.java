package dev.diptych.binary;

import dev.diptych.binary.check.PresenceCheck;
import dev.diptych.binary.checksum.CheckedSum;
import dev.diptych.binary.checksum.Checksums;
import dev.diptych.binary.checksum.Settled;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.decode.Decoder;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.binary.encode.Encoder;
import dev.diptych.binary.encode.InputSize;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import dev.diptych.records.Budget;
import dev.diptych.records.RecordStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Decodes and encodes files of one schema through its generated class. */
public final class BinaryCodec {
  private final Decoder decoder;
  private final Encoder encoder;
  private final int times;
  private final int comments;

  /** A codec with the default {@linkplain Budget budget} that keeps all computed values. */
  public BinaryCodec(Schema schema, ClassLoader loader) {
    this(schema, loader, 1, Integer.MAX_VALUE);
  }

  /**
   * A codec.
   *
   * @param schema the schema of the files
   * @param loader loads the generated class
   * @param times budget of one run, as a multiple of the default
   * @param comments maximum number of computed values that decoding keeps
   * @throws IllegalStateException if the generated class does not exist
   */
  public BinaryCodec(Schema schema, ClassLoader loader, int times, int comments) {
    this.times = times;
    this.comments = comments;
    GeneratedClasses classes = new GeneratedClasses(schema, loader);
    this.decoder = new Decoder(classes);
    this.encoder = new Encoder(classes);
  }

  /**
   * Decodes a file. Tables are views of {@code file}: it must not change while they are in use.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes, from 0 to its limit
   * @return the values, or an error with offset and field path
   */
  public Result<Decoded> decode(String name, ByteBuffer file) {
    return decode(name, file, file.limit(), comments);
  }

  /**
   * Decodes what was encoded, sharing its tables. If that fails or gives other values, the values
   * contradict each other; the bytes are then decoded as one buffer, for a precise diagnostic.
   *
   * @param name name of the input, for diagnostics
   * @param encoded the encoded file
   * @param size size of the file that the values came from in bytes, or 0
   */
  public Result<Decoded> decode(String name, Encoded encoded, long size) {
    long input = Math.max(size, InputSize.of(encoded.root()));
    if (encoded.file().parts().size() > 1) {
      Result<Decoded> decoded =
          Budget.of(input, times).run(() -> decoder.decode(name, encoded.stream(), 0));
      if (decoded.ok() && decoded.value().orElseThrow().root().equals(encoded.root())) {
        return decoded;
      }
    }
    return decode(name, encoded.file().whole(), input, 0);
  }

  private Result<Decoded> decode(String name, ByteBuffer file, long input, int comments) {
    return Budget.of(input, times)
        .run(
            () ->
                decoder.decode(name, () -> new RecordStream(file.duplicate().rewind()), comments));
  }

  /**
   * The optional fields that are present although their condition does not hold, or the other way
   * round, as far as conditions can be evaluated before encoding.
   *
   * @param root the values
   */
  public List<PresenceCheck.Misplaced> misplaced(Struct root) {
    return Budget.of(InputSize.of(root), times).run(() -> encoder.misplaced(root));
  }

  /**
   * Compares the checksums of a file with its bytes.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes
   * @return an error if the file cannot be decoded
   */
  public Result<List<CheckedSum>> checksums(String name, ByteBuffer file) {
    return Budget.of(file.limit(), times)
        .run(
            () ->
                decoder.checksums(
                    name, () -> new RecordStream(file.duplicate().rewind()), Checksums::check));
  }

  /**
   * Computes checksums that a file was encoded without.
   *
   * @param name name of the input, for diagnostics
   * @param encoded the file
   * @param patched its bytes with patches, or null if there are none
   * @param size size of the file that the values came from in bytes, or 0
   * @return those that can be computed before the others, or an error if the values of the file
   *     contradict each other
   */
  public Result<Settled> settle(
      String name, Encoded encoded, @Nullable ByteBuffer patched, long size) {
    Supplier<RecordStream> file =
        patched == null ? encoded.stream() : () -> new RecordStream(patched.duplicate().rewind());
    return Budget.of(Math.max(size, encoded.file().size()), times)
        .run(() -> decoder.checksums(name, file, sums -> sums.settle(encoded.omitted())));
  }

  /**
   * Encodes values.
   *
   * @param name name of the input that they come from, for diagnostics
   * @param root the values; fields that only encoding can derive may be absent
   * @param locations where the values are in that input
   * @param size size of the file that the values came from in bytes, or 0; the encoded file may be
   *     as large, even if it has few values
   * @return the file, or an error if the values contradict each other
   */
  public Result<Encoded> encode(String name, Struct root, Locations locations, long size) {
    long input = Math.max(size, InputSize.of(root));
    return Budget.of(input, times).run(() -> encoder.encode(name, root, locations));
  }
}
