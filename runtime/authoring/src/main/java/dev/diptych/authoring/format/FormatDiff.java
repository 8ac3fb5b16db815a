package dev.diptych.authoring.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.text.sink.ByteBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The difference between a text and its formatted form, as a unified diff. Both have the same
 * tokens, so two lines belong together if the same number of other bytes than blanks precedes them:
 * no search is needed.
 *
 * <p>The unified diffs of java-diff-utils are lists of strings: a text here is any bytes, a CR that
 * was removed must be seen, and a last line without a line end is marked as {@code diff} marks it.
 */
public final class FormatDiff {
  private static final int CONTEXT = 3;

  private final byte[] before;
  private final byte[] after;
  private final List<Step> steps = new ArrayList<>();

  /** A line of the diff: kept, removed or added. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Step(char mark, int oldLine, int newLine, byte[] text, int start, int end) {}

  private FormatDiff(byte[] before, byte[] after) {
    this.before = before;
    this.after = after;
  }

  /**
   * The diff of a file; empty if nothing differs.
   *
   * @param name the name of the file
   * @param before the text
   * @param after the formatted text
   */
  public static byte[] of(String name, byte[] before, byte[] after) {
    FormatDiff diff = new FormatDiff(before, after);
    diff.compare();
    return diff.hunks(name);
  }

  private void compare() {
    Cursor a = new Cursor(before);
    Cursor b = new Cursor(after);
    List<Step> added = new ArrayList<>();
    while (!a.atEnd() || !b.atEnd()) {
      if (a.sameLine(b)) {
        steps.addAll(added);
        added.clear();
        steps.add(a.step(' ', a.line, b.line));
        a.next();
        b.next();
      } else if (b.atEnd() || (!a.atEnd() && a.seen <= b.seen)) {
        steps.add(a.step('-', a.line, b.line));
        a.next();
      } else {
        added.add(b.step('+', a.line, b.line));
        b.next();
      }
    }
    steps.addAll(added);
  }

  private static final class Cursor {
    private final byte[] text;
    private int line = 1;
    private int at;
    private long seen;

    Cursor(byte[] text) {
      this.text = text;
    }

    boolean atEnd() {
      return at == text.length;
    }

    int end() {
      int end = at;
      while (end < text.length && text[end] != '\n' && text[end] != '\r') {
        end++;
      }
      boolean pair = end + 1 < text.length && text[end] == '\r' && text[end + 1] == '\n';
      return Math.min(text.length, pair ? end + 2 : end + 1);
    }

    boolean sameLine(Cursor other) {
      return !atEnd()
          && !other.atEnd()
          && seen == other.seen
          && Arrays.equals(text, at, end(), other.text, other.at, other.end());
    }

    Step step(char mark, int oldLine, int newLine) {
      return new Step(mark, oldLine, newLine, text, at, end());
    }

    void next() {
      int end = end();
      while (at < end) {
        byte b = text[at++];
        seen += b == ' ' || b == '\t' || b == '\n' || b == '\r' ? 0 : 1;
      }
      line++;
    }
  }

  private byte[] hunks(String name) {
    ByteBuilder out = new ByteBuilder();
    int at = 0;
    while (true) {
      int change = at;
      while (change < steps.size() && steps.get(change).mark() == ' ') {
        change++;
      }
      if (change == steps.size()) {
        return out.toBytes();
      }
      if (out.length() == 0) {
        utf8("--- " + name + "\n+++ " + name + "\n", out);
      }
      int end = hunkEnd(change);
      hunk(Math.max(at, change - CONTEXT), end, out);
      at = end;
    }
  }

  /** The end of a hunk: after the context of its last change. */
  private int hunkEnd(int change) {
    int last = change;
    for (int i = change; i < steps.size() && i - last <= 2 * CONTEXT; i++) {
      last = steps.get(i).mark() == ' ' ? last : i;
    }
    return Math.min(steps.size(), last + 1 + CONTEXT);
  }

  private void hunk(int from, int end, ByteBuilder out) {
    List<Step> hunk = steps.subList(from, end);
    Step first = hunk.get(0);
    long added = hunk.stream().filter(step -> step.mark() == '+').count();
    long removed = hunk.stream().filter(step -> step.mark() == '-').count();
    String lines = range(first.oldLine(), hunk.size() - added);
    utf8("@@ -" + lines + " +" + range(first.newLine(), hunk.size() - removed) + " @@\n", out);
    for (Step step : hunk) {
      out.put((byte) step.mark());
      out.put(step.text(), step.start(), step.end() - step.start());
      byte last = step.text()[step.end() - 1];
      if (last != '\n') {
        utf8(last == '\r' ? "\n" : "\n\\ No newline at end of file\n", out);
      }
    }
  }

  private static String range(int line, long count) {
    return (count == 0 ? line - 1 : line) + (count == 1 ? "" : "," + count);
  }

  private static void utf8(String text, ByteBuilder out) {
    byte[] bytes = text.getBytes(UTF_8);
    out.put(bytes, 0, bytes.length);
  }
}
