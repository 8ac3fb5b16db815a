package dev.diptych.records;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * How the packed fields of one object are to be packed when they are written. Generated code that
 * has such fields keeps one of these and asks it.
 */
public final class Packings {
  private final Map<String, Object> choices = new HashMap<>();

  /** Packs element {@code index} of {@code field} at {@code level}. */
  public void level(String field, int index, int level) {
    choices.put(field + index, level);
  }

  /** Takes {@code packed} for element {@code index} of {@code field}. */
  public void bytes(String field, int index, byte[] packed) {
    choices.put(field + index, packed);
  }

  /**
   * {@code content} packed as was said.
   *
   * @throws InvalidDataException where packed bytes were given that hold something else
   */
  public byte[] pack(String field, int index, byte[] content) {
    Object way = choices.getOrDefault(field + index, Zlib.DEFAULT_LEVEL);
    if (way instanceof Integer level) {
      return Zlib.pack(content, level);
    }
    byte[] packed = (byte[]) way;
    if (!Arrays.equals(Zlib.unpack(packed), content)) {
      throw new InvalidDataException(
          "inconsistent",
          "the packed bytes that are given for " + field + " hold something else than " + field);
    }
    return packed;
  }
}
