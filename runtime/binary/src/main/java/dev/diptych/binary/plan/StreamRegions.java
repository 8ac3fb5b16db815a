package dev.diptych.binary.plan;

import dev.diptych.binary.checksum.ByteSource;
import dev.diptych.binary.checksum.Region;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import java.util.HashMap;
import java.util.Map;

/** The bytes of streams as checksums refer to them: in the file, or in what unpacking gave. */
final class StreamRegions {
  private final Map<Input, ByteSource> sources = new HashMap<>();

  /** Some bytes of a stream. */
  Region of(Input in, int start, int end) {
    Input outer = in.outer();
    if (outer != null && in.all().sameArray(outer.all())) {
      return of(outer, in.outerStart() + start, in.outerStart() + end);
    }
    return new Region(source(in), start, end);
  }

  private ByteSource source(Input in) {
    ByteSource known = sources.get(in);
    if (known == null) {
      Input outer = in.outer();
      known =
          outer == null
              ? new ByteSource(in.all(), 0)
              : ByteSource.within(source(around(outer)), in.all());
      sources.put(in, known);
    }
    return known;
  }

  /** The stream whose array it is a part of. */
  private static Input around(Input in) {
    Input outer = in.outer();
    return outer != null && in.all().sameArray(outer.all()) ? around(outer) : in;
  }

  /** Bytes that were unpacked from bytes of a stream. */
  Region unpacked(Input in, Bytes bytes) {
    return new Region(ByteSource.within(source(around(in)), bytes.copy()), 0, bytes.length());
  }
}
