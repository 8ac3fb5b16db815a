package dev.diptych.plain.executor.document;

import dev.diptych.plain.executor.schema.StructType;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** What a field holds. */
public sealed interface Value {
  /** A number: a whole one extended by its sign, or the bits of a float. */
  record Bits(long bits) implements Value {}

  /** Bytes, also those of a text or a varint, as two digits each, so that equal ones are equal. */
  record Blob(String hex) implements Value {
    /** These bytes. */
    public static Blob of(byte[] bytes) {
      return new Blob(HexFormat.of().formatHex(bytes));
    }

    /** The bytes. */
    public byte[] bytes() {
      return HexFormat.of().parseHex(hex);
    }

    /** How many there are. */
    public int length() {
      return hex.length() / 2;
    }
  }

  /** The elements of a repeated field. */
  record Elements(List<Value> elements) implements Value {}

  /** A struct: what is in it by the ids of fields; what does not stand there is left out. */
  record Struct(StructType type, Map<String, Value> values, Residue residue) implements Value {
    /** What the field {@code id} holds, or null. */
    public Value get(String id) {
      return values.get(id);
    }
  }
}
