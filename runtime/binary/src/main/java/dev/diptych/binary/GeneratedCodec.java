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
public final class GeneratedCodec implements Codec {
  private final Decoder decoder;
  private final Encoder encoder;
  private final int times;
  private final int comments;

  /** A codec with the default {@linkplain Budget budget} that keeps all computed values. */
  public GeneratedCodec(Schema schema, ClassLoader loader) {
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
  public GeneratedCodec(Schema schema, ClassLoader loader, int times, int comments) {
    this.times = times;
    this.comments = comments;
    GeneratedClasses classes = new GeneratedClasses(schema, loader);
    this.decoder = new Decoder(classes);
    this.encoder = new Encoder(classes);
  }

  @Override
  public Result<Decoded> decode(String name, ByteBuffer file) {
    return decode(name, file, file.limit(), comments);
  }

  @Override
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

  @Override
  public List<PresenceCheck.Misplaced> misplaced(Struct root) {
    return Budget.of(InputSize.of(root), times).run(() -> encoder.misplaced(root));
  }

  @Override
  public Result<List<CheckedSum>> checksums(String name, ByteBuffer file) {
    return Budget.of(file.limit(), times)
        .run(
            () ->
                decoder.checksums(
                    name, () -> new RecordStream(file.duplicate().rewind()), Checksums::check));
  }

  @Override
  public Result<Settled> settle(
      String name, Encoded encoded, @Nullable ByteBuffer patched, long size) {
    Supplier<RecordStream> file =
        patched == null ? encoded.stream() : () -> new RecordStream(patched.duplicate().rewind());
    return Budget.of(Math.max(size, encoded.file().size()), times)
        .run(() -> decoder.checksums(name, file, sums -> sums.settle(encoded.omitted())));
  }

  @Override
  public Result<Encoded> encode(String name, Struct root, Locations locations, long size) {
    long input = Math.max(size, InputSize.of(root));
    return Budget.of(input, times).run(() -> encoder.encode(name, root, locations));
  }
}
