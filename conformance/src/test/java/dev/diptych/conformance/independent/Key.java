package dev.diptych.conformance.independent;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;

/**
 * A keyframe as the words of the file.
 *
 * @param bits time and value; in a full key also in-tangent, out-tangent, in-weight, out-weight and
 *     weighted mode
 */
@SuppressWarnings("ArrayRecordComponent") // A list would box every word of a large recording.
public record Key(int[] bits) {
  /** Words of a short key: time, value. */
  public static final int SHORT_WORDS = 2;

  /** Words of a full key. */
  public static final int FULL_WORDS = 7;

  /** Rejects any other number of words. */
  public Key {
    if (bits.length != SHORT_WORDS && bits.length != FULL_WORDS) {
      throw new IllegalArgumentException("a key has 2 or 7 words, not " + bits.length);
    }
  }

  /** A short key. */
  public static Key of(float time, float value) {
    return new Key(new int[] {Float.floatToRawIntBits(time), Float.floatToRawIntBits(value)});
  }

  /** The time as a number, for arithmetic. Compare {@link #bits} instead: they keep a NaN. */
  public float time() {
    return Float.intBitsToFloat(bits[0]);
  }

  /** The value as a number, for arithmetic. Compare {@link #bits} instead: they keep a NaN. */
  public float value() {
    return Float.intBitsToFloat(bits[1]);
  }

  /** This key with the bits of one word inverted where the mask has a one. */
  Key flipped(int word, int mask) {
    int[] changed = bits.clone();
    changed[word] ^= mask;
    return new Key(changed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Key key && Arrays.equals(bits, key.bits);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bits);
  }

  @Override
  public String toString() {
    return Arrays.stream(bits).mapToObj("%08x"::formatted).collect(joining(" ", "Key[", "]"));
  }
}
