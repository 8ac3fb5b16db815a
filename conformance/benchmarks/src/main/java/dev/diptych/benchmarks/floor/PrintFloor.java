package dev.diptych.benchmarks.floor;

import dev.diptych.benchmarks.data.Group;
import dev.diptych.benchmarks.data.Take;
import dev.diptych.text.number.FloatPrinter;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Prints the numbers of a recording to memory; shared times only once. */
public final class PrintFloor {
  private static final int ROOM = 1 << 16;

  private PrintFloor() {}

  /** Arguments: the recording, the number of threads. */
  public static void main(String[] args) throws IOException {
    Take take = Take.read(Path.of(args[0]));
    List<Threads.Part> parts = new ArrayList<>();
    int first = 0;
    for (Group group : take.groups()) {
      if (group != Group.UNSEEN) {
        parts.addAll(split(take.curves().subList(first, first + group.curves())));
      }
      first += group.curves();
    }
    System.out.println(Threads.sum(Integer.parseInt(args[1]), parts));
  }

  /** In blocks, so that a few long curves keep all threads busy. */
  private static List<Threads.Part> split(List<Take.Curve> curves) {
    List<FloatBuffer> columns = curves.stream().map(Take.Curve::keys).toList();
    int rows = columns.get(0).limit() / 2;
    List<Threads.Part> parts = new ArrayList<>();
    for (int from = 0; from < rows; from += ROOM) {
      int start = from;
      int end = Math.min(rows, from + ROOM);
      parts.add(() -> print(columns, start, end));
    }
    return parts;
  }

  private static long print(List<FloatBuffer> columns, int from, int to) {
    FloatBuffer[] keys = columns.toArray(FloatBuffer[]::new);
    byte[] out = new byte[ROOM];
    int at = 0;
    long length = 0;
    for (int row = from; row < to; row++) {
      if (at > ROOM - FloatPrinter.MAX_LENGTH * 8) {
        length += at;
        at = 0;
      }
      at = number(keys[0].get(2 * row), out, at);
      for (FloatBuffer column : keys) {
        at = number(column.get(2 * row + 1), out, at);
      }
    }
    return length + at;
  }

  private static int number(float value, byte[] out, int at) {
    int end = FloatPrinter.print(Float.floatToRawIntBits(value), out, at);
    out[end] = ' ';
    return end + 1;
  }
}
