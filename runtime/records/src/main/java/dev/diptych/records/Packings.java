package dev.diptych.records;

import java.util.HashMap;
import java.util.Map;

/**
 * How to compress the packed fields of one object when it is written. Generated code with such
 * fields holds an instance.
 */
public final class Packings {
  private final Map<String, Object> choices = new HashMap<>();

  /** Sets the level for element {@code index} of {@code field}. */
  public void level(String field, int index, int level) {
    choices.put(field + index, level);
  }

  /** Sets the compressed bytes for element {@code index} of {@code field}. */
  public void bytes(String field, int index, byte[] packed) {
    choices.put(field + index, packed);
  }

  /**
   * Compresses {@code content} with the level or bytes that were set.
   *
   * @throws InvalidDataException if bytes were set that decompress to something else
   */
  public byte[] pack(String field, int index, byte[] content) {
    Object way = choices.getOrDefault(field + index, Zlib.DEFAULT_LEVEL);
    if (way instanceof Integer level) {
      byte[] cached = KnownPackings.find(content, level);
      return cached == null ? packed(content, level) : cached;
    }
    byte[] packed = (byte[]) way;
    if (!Zlib.holds(packed, content)) {
      throw new InvalidDataException(
          "inconsistent", "the packed bytes given for " + field + " do not decompress to " + field);
    }
    return packed;
  }

  private static byte[] packed(byte[] content, int level) {
    byte[] packed = Zlib.pack(content, level);
    KnownPackings.add(content, level, packed);
    return packed;
  }
}
