package dev.diptych.text.number;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Numbers as strings, and the check that nothing outside the promised room is touched. */
final class Texts {
  private static final int AT = 3;
  private static final byte FILL = '#';

  /** Prints at a place and returns the end. */
  @FunctionalInterface
  interface Printer {
    int print(byte[] out, int at);
  }

  private Texts() {}

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static String of(byte[] in, int from, int to) {
    return new String(in, from, to - from, StandardCharsets.US_ASCII);
  }

  static String print(int maxLength, Printer printer) {
    byte[] out = new byte[AT + maxLength];
    Arrays.fill(out, FILL);
    int end = printer.print(out, AT);
    for (int i = 0; i < AT; i++) {
      if (out[i] != FILL) {
        throw new AssertionError("wrote before its place");
      }
    }
    return of(out, AT, end);
  }

  static String ofFloat(int bits) {
    return print(FloatPrinter.MAX_LENGTH, (out, at) -> FloatPrinter.print(bits, out, at));
  }

  static String ofFloat(float value) {
    return ofFloat(Float.floatToRawIntBits(value));
  }

  static String ofDouble(long bits) {
    return print(DoublePrinter.MAX_LENGTH, (out, at) -> DoublePrinter.print(bits, out, at));
  }

  static String ofDouble(double value) {
    return ofDouble(Double.doubleToRawLongBits(value));
  }
}
