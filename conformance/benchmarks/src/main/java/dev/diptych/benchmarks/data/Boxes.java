package dev.diptych.benchmarks.data;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.util.Random;

/** Blocks in blocks, each with its length: every group has a note, a smaller tree and a note. */
final class Boxes {
  /** Levels of groups in a tree. */
  static final int DEPTH = 16;

  /** A block and its content: a group on every level, two notes in each. */
  static final int STRUCTS = DEPTH * 3 * 2;

  private static final int HEADER = 8;
  private static final int MAX_TEXT = 24;
  private static final int MAX_NOTE = HEADER + 10 + MAX_TEXT;

  /** No tree is longer. */
  static final int MAX_BYTES = DEPTH * (HEADER + 2 * MAX_NOTE);

  private final Random random = new Random(1);
  private final ByteBuffer out;

  private Boxes(ByteBuffer out) {
    this.out = out;
  }

  static void write(ByteBuffer out, int trees) {
    Boxes boxes = new Boxes(out);
    for (int i = 0; i < trees; i++) {
      boxes.group(DEPTH);
    }
  }

  private void group(int depth) {
    int start = begin("grou");
    note(depth);
    if (depth > 1) {
      group(depth - 1);
    }
    note(depth);
    end(start);
  }

  private void note(int depth) {
    int start = begin("note");
    out.putShort((short) depth).putLong(random.nextLong());
    for (int left = 1 + random.nextInt(MAX_TEXT); left > 0; left--) {
      out.put((byte) ('a' + random.nextInt(26)));
    }
    end(start);
  }

  private int begin(String kind) {
    int start = out.position();
    out.putInt(0).put(kind.getBytes(US_ASCII));
    return start;
  }

  private void end(int start) {
    out.putInt(start, out.position() - start);
  }
}
