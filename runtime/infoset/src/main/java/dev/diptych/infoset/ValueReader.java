package dev.diptych.infoset;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Type;
import java.util.Arrays;

/** Reads single values from their exact form. */
final class ValueReader {
  private ValueReader() {}

  static Value read(JsonValue json, Type type) throws InfosetException {
    if (json.map().size() > 1) {
      throw json.expected("a value with one member");
    }
    if (type instanceof Type.Numeric numeric) {
      return new Scalar(number(json.member(InfosetTags.of(numeric.kind())), numeric.kind()));
    }
    if (type instanceof Type.Bits) {
      return new Scalar(json.member(InfosetTags.BITS).whole(true));
    }
    if (type instanceof Type.Text) {
      return new Blob(json.member(InfosetTags.TEXT).exact().hex());
    }
    if (type instanceof Type.Varint varint) {
      return varint(Adapter.named(varint.adapter()), json.member(InfosetTags.VARINT).exact().hex());
    }
    boolean level = type instanceof Type.Packing && json.map().containsKey(InfosetTags.PACKING);
    return level
        ? new Scalar(json.member(InfosetTags.PACKING).whole(false))
        : new Blob(json.member(InfosetTags.BYTES).hex());
  }

  /** A number, either tagged or in a cell of a row. */
  static long number(JsonValue json, ScalarKind kind) throws InfosetException {
    if (kind.isFloat()) {
      JsonValue exact = json.exact();
      byte[] bytes = exact.hex();
      if (bytes.length != kind.width()) {
        throw exact.expected("a float of " + kind.width() + " bytes");
      }
      long bits = 0;
      for (byte b : bytes) {
        bits = (bits << 8) | (b & 0xFF);
      }
      return bits;
    }
    boolean unsigned = kind.sort() == ScalarKind.Sort.UNSIGNED;
    long bits = json.whole(unsigned);
    if (!kind.holds(bits) && !(unsigned && kind.width() == 8)) {
      throw json.expected("a number of " + kind.width() + " bytes");
    }
    return bits;
  }

  /** Returns a number if the adapter encodes it as exactly these bytes, otherwise the bytes. */
  private static Value varint(Adapter adapter, byte[] bytes) {
    Long value = adapter.decode(bytes);
    return value != null && Arrays.equals(adapter.encode(value), bytes)
        ? new Scalar(value)
        : new Blob(bytes);
  }
}
