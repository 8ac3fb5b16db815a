package dev.diptych.binary;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.records.RecordStream;
import java.util.HexFormat;

/** Shows bytes and constants in messages. */
final class Seen {
  private static final int MOST = 16;

  private Seen() {}

  /** The bytes of a stream at {@code offset}, in hex: at most {@code width} of them. */
  static String at(RecordStream stream, int offset, int width) {
    int end = (int) Math.min(stream.size(), (long) offset + Math.min(width, MOST));
    return HexFormat.ofDelimiter(" ").formatHex(stream.copy(Math.min(offset, end), end));
  }

  static String value(Value value, boolean number) {
    if (value instanceof Blob blob) {
      return HexFormat.ofDelimiter(" ").formatHex(blob.bytes());
    }
    return number && value instanceof Scalar scalar ? Long.toString(scalar.bits()) : "" + value;
  }
}
