package dev.diptych.benchmarks.floor;

import dev.diptych.text.number.NumberReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads only the numbers of a text. */
public final class ReadFloor {
  private static final int STRETCH = 1 << 20;

  private ReadFloor() {}

  /** Arguments: the text, the number of threads. */
  public static void main(String[] args) throws IOException {
    byte[] text = Files.readAllBytes(Path.of(args[0]));
    List<Threads.Part> parts = new ArrayList<>();
    int from = 0;
    while (from < text.length) {
      int start = from;
      int end = lineEnd(text, Math.min(text.length - 1, from + STRETCH));
      parts.add(() -> read(text, start, end));
      from = end;
    }
    System.out.println(Threads.sum(Integer.parseInt(args[1]), parts));
  }

  private static int lineEnd(byte[] text, int from) {
    int at = from;
    while (at < text.length && text[at] != '\n') {
      at++;
    }
    return Math.min(text.length, at + 1);
  }

  private static long read(byte[] text, int from, int to) {
    NumberReader reader = new NumberReader();
    long sum = 0;
    int at = from;
    while (at < to) {
      int end = text[at] == '-' || isDigit(text[at]) ? reader.scanFloat(text, at, to) : -1;
      if (end < 0) {
        at++;
      } else {
        sum += reader.floatBits();
        at = end;
      }
    }
    return sum;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }
}
