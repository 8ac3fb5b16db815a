package dev.diptych.benchmarks.data;

/**
 * The numbers of Python's {@code random.Random}: a Mersenne Twister (MT19937). Files made with it
 * are the same as those of a script in Python.
 */
final class PythonRandom {
  private static final int WORDS = 624;
  private static final int MIDDLE = 397;
  private static final int UPPER = 1 << 31;
  private static final int TWIST = 0x9908B0DF;
  private static final int INITIAL_SEED = 19650218;

  private final int[] words = new int[WORDS];
  private int next = WORDS;

  /** As {@code random.Random(seed)} of a small seed that is not negative. */
  PythonRandom(int seed) {
    fill(INITIAL_SEED);
    int word = 1;
    for (int i = 0; i < WORDS; i++) {
      words[word] = (words[word] ^ scrambled(word - 1) * 1664525) + seed;
      word = following(word);
    }
    for (int i = 1; i < WORDS; i++) {
      words[word] = (words[word] ^ scrambled(word - 1) * 1566083941) - word;
      word = following(word);
    }
    words[0] = UPPER;
  }

  /** As {@code randrange(from, to)}. */
  int range(int from, int to) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(to - from);
    int number = bits(bits);
    while (number >= to - from) {
      number = bits(bits);
    }
    return from + number;
  }

  /** As {@code randbytes(count)}. */
  byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    int word = 0;
    for (int i = 0; i < count; i++) {
      int place = i % Integer.BYTES;
      if (place == 0) {
        word = bits(Math.min(Integer.BYTES, count - i) * Byte.SIZE);
      }
      bytes[i] = (byte) (word >> (place * Byte.SIZE));
    }
    return bytes;
  }

  /** The upper bits of the next word; at most 32. */
  private int bits(int count) {
    return word() >>> (Integer.SIZE - count);
  }

  private int word() {
    if (next == WORDS) {
      twist();
      next = 0;
    }
    int word = words[next++];
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9D2C5680;
    word ^= (word << 15) & 0xEFC60000;
    return word ^ (word >>> 18);
  }

  private void twist() {
    for (int i = 0; i < WORDS; i++) {
      int both = (words[i] & UPPER) | (words[(i + 1) % WORDS] & ~UPPER);
      words[i] = words[(i + MIDDLE) % WORDS] ^ (both >>> 1) ^ ((both & 1) * TWIST);
    }
  }

  private void fill(int seed) {
    words[0] = seed;
    for (int i = 1; i < WORDS; i++) {
      words[i] = scrambled(i - 1) * 1812433253 + i;
    }
  }

  private int scrambled(int word) {
    return words[word] ^ (words[word] >>> 30);
  }

  /** The index after {@code word}; the first word is replaced by the last when all are done. */
  private int following(int word) {
    if (word + 1 < WORDS) {
      return word + 1;
    }
    words[0] = words[WORDS - 1];
    return 1;
  }
}
