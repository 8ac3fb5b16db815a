package dev.diptych.binary.plan;

import dev.diptych.binary.Codec;
import dev.diptych.binary.Misplaced;
import dev.diptych.binary.Salvage;
import dev.diptych.binary.checksum.CheckedSum;
import dev.diptych.binary.checksum.Checksums;
import dev.diptych.binary.checksum.Settled;
import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.decode.DecodedPart;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.binary.encode.InputSize;
import dev.diptych.ir.Spec;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Decodes and encodes files of one schema by a plan of its spec. */
public final class PlanCodec implements Codec {
  private final PlanDecoder decoder;
  private final PlanEncoder encoder;

  /**
   * A codec.
   *
   * @param spec the spec
   * @param schema the schema of the same spec
   * @param times budget of one run, as a multiple of the default
   * @param comments maximum number of computed values that decoding keeps
   * @throws dev.diptych.binary.expression.UnsupportedExpressionException if the spec has a part
   *     that is not supported
   */
  public PlanCodec(Spec spec, Schema schema, int times, int comments) {
    this(FormatPlan.of(spec, schema), schema, times, comments);
  }

  /**
   * A codec.
   *
   * @param plan the plan of the spec
   * @param schema the schema of the same spec
   * @param times budget of one run, as a multiple of the default
   * @param comments maximum number of computed values that decoding keeps
   */
  public PlanCodec(FormatPlan plan, Schema schema, int times, int comments) {
    this(plan, schema, times, comments, true);
  }

  private PlanCodec(FormatPlan plan, Schema schema, int times, int comments, boolean fast) {
    this.decoder = new PlanDecoder(plan, schema, times, comments, null);
    this.encoder = new PlanEncoder(plan, schema, times, fast);
  }

  /** A codec without the fast path of encoding. Results are identical. */
  public static PlanCodec plain(Spec spec, Schema schema, int times, int comments) {
    return new PlanCodec(FormatPlan.of(spec, schema), schema, times, comments, false);
  }

  private PlanCodec(PlanDecoder decoder, PlanEncoder encoder) {
    this.decoder = decoder;
    this.encoder = encoder;
  }

  @Override
  public Codec salvaging(Salvage kept) {
    return new PlanCodec(decoder.salvaging(kept), encoder);
  }

  @Override
  public Result<Decoded> decode(String name, ByteBuffer file, @Nullable Struct given) {
    return decoder.decode(name, file, given);
  }

  @Override
  public Codec ofParts(int outerLists) {
    return new PlanCodec(decoder.ofParts(outerLists), encoder.ofParts(outerLists));
  }

  @Override
  public Result<DecodedPart> decodePart(
      String name, ByteBuffer bytes, @Nullable Struct given, int comments, long limit) {
    return decoder.decodePart(name, bytes, given, comments, limit);
  }

  @Override
  public Result<Decoded> decode(String name, Encoded encoded, long size) {
    long input = Math.max(size, InputSize.of(encoded.root()));
    FileBytes file = encoded.file();
    Result<Decoded> decoded = decoder.decode(name, file, encoded.root(), input, 0);
    // Values that contradict each other may be in two parts: then the file is decoded as a whole.
    return decoded.ok() || file.parts().size() == 1
        ? decoded
        : decoder.decode(name, FileBytes.of(file.whole()), encoded.root(), input, 0);
  }

  @Override
  public List<Misplaced> misplaced(Struct root) {
    return encoder.misplaced(root);
  }

  @Override
  public Result<List<CheckedSum>> checksums(String name, ByteBuffer file, Struct given) {
    return decoder.checksums(name, file, given, file.limit(), Checksums::check);
  }

  @Override
  public <T> Result<T> places(
      String name, ByteBuffer file, Struct given, Function<StructPlace, T> use) {
    return decoder.places(name, file, given, file.limit(), use);
  }

  @Override
  public Result<Settled> settle(
      String name, Encoded encoded, @Nullable ByteBuffer patched, long size) {
    ByteBuffer file = patched == null ? encoded.file().whole() : patched;
    long input = Math.max(size, encoded.file().size());
    return decoder.checksums(
        name, file, encoded.root(), input, sums -> sums.settle(encoded.omitted()));
  }

  @Override
  public Result<Encoded> encode(String name, Struct root, Locations locations, long size) {
    return encoder.encode(name, root, locations, size);
  }
}
