package dev.diptych.conformance.budget;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Changes bytes as damage and malice do: here and there, or by parts of another file. */
public final class Mutation {
  private static final long[] NUMBERS = {
    0,
    1,
    -1,
    2,
    127,
    128,
    255,
    256,
    32767,
    65535,
    65536,
    1 << 20,
    1 << 24,
    0x7FFF_FFFF,
    0x8000_0000L
  };

  /** Files are not made longer than this, in bytes. */
  private static final int MAX_LENGTH = 1 << 20;

  private final SplittableRandom random;

  public Mutation(SplittableRandom random) {
    this.random = random;
  }

  /** {@code file} with one to four changes. */
  public byte[] of(byte[] file, byte[] other) {
    byte[] changed = file;
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      changed = once(changed, other);
    }
    return changed.length > MAX_LENGTH ? Arrays.copyOf(changed, MAX_LENGTH) : changed;
  }

  private byte[] once(byte[] file, byte[] other) {
    int at = random.nextInt(file.length + 1);
    int end = Math.min(file.length, at + random.nextInt(1, 33));
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> with(file, at, (byte) (at(file, at) ^ 1 << random.nextInt(8)));
      case 3 -> with(file, at, (byte) random.nextInt(256));
      case 4, 5 -> number(file, at);
      case 6 ->
          random.nextInt(4) == 0 ? Arrays.copyOf(file, at) : splice(file, at, end, file, 0, 0);
      case 7 -> splice(file, at, at, file, at, end);
      case 8 -> splice(file, at, at, some(), 0, 4);
      default -> {
        int from = random.nextInt(other.length + 1);
        int to = Math.min(other.length, from + random.nextInt(1, 257));
        yield splice(file, at, Math.min(file.length, at + to - from), other, from, to);
      }
    };
  }

  private byte[] some() {
    return ByteBuffer.allocate(4).putInt(random.nextInt()).array();
  }

  private byte[] number(byte[] file, int at) {
    int width = 1 << random.nextInt(4);
    if (at + width > file.length) {
      return file;
    }
    boolean little = random.nextBoolean();
    ByteBuffer number =
        ByteBuffer.allocate(8).order(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    number.putLong(0, NUMBERS[random.nextInt(NUMBERS.length)]);
    byte[] changed = file.clone();
    System.arraycopy(number.array(), little ? 0 : 8 - width, changed, at, width);
    return changed;
  }

  private static byte at(byte[] file, int at) {
    return at < file.length ? file[at] : 0;
  }

  private static byte[] with(byte[] file, int at, byte value) {
    byte[] changed = file.clone();
    if (at < file.length) {
      changed[at] = value;
    }
    return changed;
  }

  /** {@code file} with the bytes from {@code at} to before {@code end} replaced. */
  static byte[] splice(byte[] file, int at, int end, byte[] by, int from, int to) {
    byte[] changed = Arrays.copyOf(file, file.length - (end - at) + (to - from));
    System.arraycopy(by, from, changed, at, to - from);
    System.arraycopy(file, end, changed, at + to - from, file.length - end);
    return changed;
  }
}
