package dev.diptych.binary.checksum;

import dev.diptych.binary.checksum.Replacements.Replacement;
import dev.diptych.binary.stream.Budget;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Unpacking.Method;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Computes one checksum. */
final class Computation {
  /** So many bytes cost as much as a byte of memory. */
  static final int BYTES_PER_COST = 4;

  private static final int CHUNK = 1 << 12;

  private final Checksum checksum;
  private final List<Piece> pieces;
  private final List<Region> blank;
  private final Replacements replacements;

  Computation(Sum sum, List<Piece> pieces, Replacements replacements) throws UncomputableException {
    this(sum, new Coverage(sum), pieces, replacements);
  }

  Computation(Sum sum, Coverage coverage, List<Piece> pieces, Replacements replacements)
      throws UncomputableException {
    this.checksum = sum.checksum();
    this.pieces = pieces;
    this.blank = coverage.blank();
    this.replacements = replacements;
  }

  /** The result, its highest byte first. */
  byte[] result() throws UncomputableException {
    Summation summation = Summation.of(checksum.algorithm(), checksum.little());
    for (Piece piece : pieces) {
      Region region = piece.region();
      if (region == null) {
        summation.add(ByteBuffer.wrap(piece.constant()));
      } else if (piece.method() == Method.NONE) {
        feed(region, summation::add);
      } else {
        unpack(region, piece.method(), summation::add);
      }
    }
    return summation.result();
  }

  private void unpack(Region region, Method method, Consumer<ByteBuffer> sink)
      throws UncomputableException {
    try (Unpacker unpacker = new Unpacker(method, sink)) {
      feed(region, unpacker);
      if (!unpacker.complete()) {
        String kind = method == Method.DEFLATE ? "deflate" : "zlib";
        throw new UncomputableException("its bytes are not a " + kind + " stream");
      }
    }
  }

  private void feed(Region region, Consumer<ByteBuffer> sink) {
    Budget.current().spend((region.end() - region.start()) / BYTES_PER_COST);
    long at = region.start();
    for (Replacement each : replacements.within(region, blank, checksum.self())) {
      long start = Math.max(at, each.region().start());
      long end = Math.min(region.end(), each.region().end());
      if (start < end) {
        region.source().feed(at, start, sink);
        replace(each, start, end, sink);
        at = end;
      }
    }
    region.source().feed(at, region.end(), sink);
  }

  private static void replace(Replacement by, long start, long end, Consumer<ByteBuffer> sink) {
    if (by.bytes() != null) {
      int from = (int) (start - by.region().start());
      sink.accept(ByteBuffer.wrap(by.bytes(), from, (int) (end - start)));
    } else if (by.fill() != null) {
      byte[] chunk = new byte[(int) Math.min(CHUNK, end - start)];
      Arrays.fill(chunk, by.fill().byteValue());
      for (long left = end - start; left > 0; left -= chunk.length) {
        sink.accept(ByteBuffer.wrap(chunk, 0, (int) Math.min(left, chunk.length)));
      }
    }
  }
}
