package dev.diptych.conformance.oracle;

import java.util.Arrays;
import java.util.Random;

/** Changes files at random. */
public final class Mutation {
  private static final byte[] SPECIAL = {0, 1, 2, -1, 0x7f, -128, ' ', ';', '@'};

  private Mutation() {}

  /** {@code file}, cut, extended, or with some bytes changed. */
  public static byte[] of(byte[] file, Random random) {
    if (file.length == 0 || random.nextInt(4) == 0) {
      byte[] resized = Arrays.copyOf(file, random.nextInt(file.length + 8));
      for (int i = file.length; i < resized.length; i++) {
        resized[i] = (byte) random.nextInt();
      }
      return resized;
    }
    byte[] mutated = file.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      boolean special = random.nextBoolean();
      byte changed = special ? SPECIAL[random.nextInt(SPECIAL.length)] : (byte) random.nextInt();
      mutated[random.nextInt(file.length)] = changed;
    }
    return mutated;
  }
}
