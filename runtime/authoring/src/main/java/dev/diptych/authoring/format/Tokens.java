package dev.diptych.authoring.format;

import dev.diptych.text.sink.ByteBuilder;
import java.util.Arrays;

/** Writes and compares tokens. */
final class Tokens {
  private Tokens() {}

  /** Writes a token; the lines of a byte literal are indented. */
  static void put(byte[] text, int start, int end, ByteBuilder out, byte[] lineBreak) {
    int at = start;
    while (at < end) {
      int stop = lineEnd(text, at, end);
      int last = stop;
      while (stop < end && last > at && TokenScanner.isBlank(text[last - 1])) {
        last--;
      }
      out.put(text, at, last - at);
      at = stop;
      if (at < end) {
        while (at < end && TokenScanner.isBlank(text[at])) {
          at++;
        }
        out.put(lineBreak, 0, lineBreak.length);
      }
    }
  }

  /** Whether a token has several lines. */
  static boolean isBroken(byte[] text, int start, int end) {
    return lineEnd(text, start, end) < end;
  }

  private static int lineEnd(byte[] text, int from, int end) {
    int at = from;
    while (at < end && !TokenScanner.isLineEnd(text[at])) {
      at++;
    }
    return at;
  }

  /** Whether two bodies have the same tokens and comments. */
  static boolean same(
      TokenScanner a, byte[] textA, int fromA, TokenScanner b, byte[] textB, int fromB) {
    int atA = fromA;
    int atB = fromB;
    while (true) {
      TokenKind kind = a.read(atA);
      if (kind != b.read(atB)) {
        return false;
      }
      if (kind == TokenKind.NOTHING) {
        return true;
      }
      if (!same(textA, a, textB, b)) {
        return false;
      }
      if (kind == TokenKind.END) {
        return sameWithoutBlanks(textA, a.end(), textA.length, textB, b.end(), textB.length);
      }
      atA = a.end();
      atB = b.end();
    }
  }

  private static boolean same(byte[] textA, TokenScanner a, byte[] textB, TokenScanner b) {
    if (a.kind() == TokenKind.BYTES) {
      return sameWithoutBlanks(textA, a.start(), a.end(), textB, b.start(), b.end());
    }
    return Arrays.equals(textA, a.start(), a.end(), textB, b.start(), b.end());
  }

  /** Whether two parts are the same without their white space. */
  static boolean sameWithoutBlanks(byte[] a, int fromA, int endA, byte[] b, int fromB, int endB) {
    int atA = fromA;
    int atB = fromB;
    while (true) {
      while (atA < endA && TokenScanner.isBlank(a[atA])) {
        atA++;
      }
      while (atB < endB && TokenScanner.isBlank(b[atB])) {
        atB++;
      }
      if (atA == endA || atB == endB) {
        return atA == endA && atB == endB;
      }
      if (a[atA++] != b[atB++]) {
        return false;
      }
    }
  }
}
