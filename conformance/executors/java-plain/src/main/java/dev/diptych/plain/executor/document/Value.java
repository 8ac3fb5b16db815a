package dev.diptych.plain.executor.document;

import dev.diptych.plain.executor.schema.StructType;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The value of a field. */
public sealed interface Value {
  /** A number: a sign-extended integer, or the bits of a float. */
  record Bits(long bits) implements Value {}

  /** Bytes, also of a text or a varint, as hex so that they are comparable. */
  record Blob(String hex) implements Value {
    /** Creates a blob. */
    public static Blob of(byte[] bytes) {
      return new Blob(HexFormat.of().formatHex(bytes));
    }

    /** The bytes. */
    public byte[] bytes() {
      return HexFormat.of().parseHex(hex);
    }

    /** Number of bytes. */
    public int length() {
      return hex.length() / 2;
    }
  }

  /** The elements of a repeated field. */
  record Elements(List<Value> elements) implements Value {}

  /** A struct: values by the ids of fields; absent fields have none. */
  record Struct(StructType type, Map<String, Value> values, Residue residue) implements Value {
    /** The value of the field {@code id}, or null. */
    public @Nullable Value get(String id) {
      return values.get(id);
    }
  }
}
