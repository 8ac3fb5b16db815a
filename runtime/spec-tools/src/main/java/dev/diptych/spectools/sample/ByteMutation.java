package dev.diptych.spectools.sample;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Changes the bytes of files in ways that often leave them valid. */
final class ByteMutation {
  private static final int MAX_CHANGES = 3;
  private static final int MAX_RUN = 8;
  private static final int[] NUMBERS = {
    0, 1, 2, 3, 4, 8, 127, 128, 255, 256, 32_767, 32_768, 65_535
  };

  private final Random random;
  private final List<Integer> alphabet;

  /**
   * Changes.
   *
   * @param alphabet bytes that mean something to the format
   */
  ByteMutation(Random random, List<Integer> alphabet) {
    this.random = random;
    this.alphabet = List.copyOf(alphabet);
  }

  /** A changed copy of {@code file}, with parts of {@code other}. */
  byte[] of(byte[] file, byte[] other) {
    byte[] changed = file.clone();
    for (int i = 1 + random.nextInt(MAX_CHANGES); i > 0; i--) {
      changed = change(changed, other);
    }
    return changed;
  }

  private byte[] change(byte[] file, byte[] other) {
    int at = random.nextInt(file.length + 1);
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> with(file, at, known());
      case 3 -> with(file, at, random.nextInt(256));
      case 4, 5 -> number(file, at);
      case 6 -> Arrays.copyOf(file, at);
      case 7 -> replaced(file, at, 0, run());
      case 8 -> replaced(file, at, random.nextInt(MAX_RUN), new byte[0]);
      default -> replaced(file, at, 0, part(random.nextBoolean() ? file : other));
    };
  }

  private int known() {
    return alphabet.get(random.nextInt(alphabet.size()));
  }

  private static byte[] with(byte[] file, int at, int value) {
    if (at < file.length) {
      file[at] = (byte) value;
    }
    return file;
  }

  /** A number of two or four bytes in either order. */
  private byte[] number(byte[] file, int at) {
    int width = random.nextBoolean() ? 2 : 4;
    int number = NUMBERS[random.nextInt(NUMBERS.length)];
    boolean little = random.nextBoolean();
    for (int i = 0; i < width; i++) {
      int shift = (little ? i : width - 1 - i) * Byte.SIZE;
      with(file, at + i, number >>> shift);
    }
    return file;
  }

  private byte[] run() {
    byte[] run = new byte[1 + random.nextInt(MAX_RUN)];
    for (int i = 0; i < run.length; i++) {
      run[i] = (byte) known();
    }
    return run;
  }

  private byte[] part(byte[] from) {
    int start = random.nextInt(from.length + 1);
    int length = Math.min(from.length - start, 1 + random.nextInt(4 * MAX_RUN));
    return Arrays.copyOfRange(from, start, start + length);
  }

  private static byte[] replaced(byte[] file, int at, int removed, byte[] added) {
    int end = Math.min(file.length, at + removed);
    byte[] changed = Arrays.copyOf(file, at + added.length + file.length - end);
    System.arraycopy(added, 0, changed, at, added.length);
    System.arraycopy(file, end, changed, at + added.length, file.length - end);
    return changed;
  }
}
