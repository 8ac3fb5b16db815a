package dev.diptych.conformance.independent;

import java.util.List;

/**
 * An animation curve.
 *
 * @param preWrap the wrap mode before the first key, any number
 * @param postWrap the wrap mode after the last key, any number
 * @param keys the keys in the order of the file, which need not be that of their times
 */
public record Curve(int preWrap, int postWrap, List<Key> keys) {
  /** The wrap mode that every curve of MRTK's recorder carries. */
  public static final int CLAMP_FOREVER = 8;

  /** Copies the keys. */
  public Curve {
    keys = List.copyOf(keys);
  }

  /** A curve with the recorder's wrap modes. */
  public static Curve of(List<Key> keys) {
    return new Curve(CLAMP_FOREVER, CLAMP_FOREVER, keys);
  }

  /** The same wrap modes over other keys. */
  Curve withKeys(List<Key> others) {
    return new Curve(preWrap, postWrap, others);
  }
}
