package dev.diptych.model.checksum;

import java.util.Locale;

/** How a checksum is computed from bytes. Numbers have their bits in the low bits of a long. */
public sealed interface Algorithm {
  /** Its name, such as {@code crc-32}; empty if it is given by parameters only. */
  String name();

  /** Number of bits of the result, a multiple of 8 for digests. */
  int width();

  /** The same algorithm by its parameters alone, if it has any. */
  default Algorithm unnamed() {
    return this;
  }

  /** Its name in a sentence. */
  String label();

  /**
   * A cyclic redundancy check in the model of Rocksoft.
   *
   * @param width number of bits, 1 to 64
   * @param poly the polynomial without its highest term, not reflected
   * @param init the register before the first bit, not reflected
   * @param refin whether the lowest bit of each byte comes first
   * @param refout whether the result is reflected
   * @param xorout what is added to the result at last
   */
  record Crc(
      String name, int width, long poly, long init, boolean refin, boolean refout, long xorout)
      implements Algorithm {
    @Override
    public Crc unnamed() {
      return new Crc("", width, poly, init, refin, refout, xorout);
    }

    @Override
    public String label() {
      return name.isEmpty()
          ? "CRC-%d with the polynomial 0x%x".formatted(width, poly)
          : "CRC" + name.substring("crc".length()).toUpperCase(Locale.ROOT);
    }
  }

  /** How words are combined. */
  enum Combination {
    /** Addition without the carry. */
    SUM,
    /** Addition where the carry is added to the lowest bit. */
    CARRY,
    /** Exclusive or. */
    XOR
  }

  /** What happens to the result of a sum. */
  enum Complement {
    /** Nothing. */
    NONE,
    /** Every bit is inverted. */
    ONES,
    /** It is negated, so that the sum of everything is 0. */
    TWOS
  }

  /**
   * A sum of words. The last word is filled up with zeros.
   *
   * @param width number of bits of the result, 1 to 64
   * @param word number of bytes of a word: 1, 2, 4 or 8
   * @param combination how words are combined
   * @param complement what happens to the result
   * @param init the sum before the first word
   */
  record Sum(
      String name, int width, int word, Combination combination, Complement complement, long init)
      implements Algorithm {
    @Override
    public Sum unnamed() {
      return new Sum("", width, word, combination, complement, init);
    }

    @Override
    public String label() {
      if (name.equals("internet")) {
        return "Internet checksum";
      }
      String bits = width + "-bit " + (combination == Combination.XOR ? "XOR" : "sum");
      String negated =
          switch (complement) {
            case NONE -> bits;
            case ONES -> "ones' complement of the " + bits;
            case TWOS -> "two's complement of the " + bits;
          };
      return word == 1 ? negated : negated + " of " + word + "-byte words";
    }
  }

  /** Adler-32. */
  record Adler() implements Algorithm {
    @Override
    public String name() {
      return "adler-32";
    }

    @Override
    public int width() {
      return 32;
    }

    @Override
    public String label() {
      return "Adler-32";
    }
  }

  /**
   * Fletcher's checksum, of words of half its width.
   *
   * @param width 16, 32 or 64
   */
  record Fletcher(int width) implements Algorithm {
    @Override
    public String name() {
      return "fletcher-" + width;
    }

    @Override
    public String label() {
      return "Fletcher-" + width;
    }
  }

  /**
   * A cryptographic digest.
   *
   * @param name {@code md5}, {@code sha-1} or {@code sha-256}, as the JDK calls them in upper case
   * @param width number of bits
   */
  record Digest(String name, int width) implements Algorithm {
    @Override
    public String label() {
      return name.toUpperCase(Locale.ROOT);
    }
  }

  /**
   * The number of bytes, such as the size of compressed content.
   *
   * @param width number of bits; higher ones are dropped
   */
  record Size(int width) implements Algorithm {
    @Override
    public String name() {
      return "size";
    }

    @Override
    public String label() {
      return "size";
    }
  }
}
