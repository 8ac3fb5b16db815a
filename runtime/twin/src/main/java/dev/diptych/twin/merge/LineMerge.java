package dev.diptych.twin.merge;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.twin.compare.Alignment;
import java.io.ByteArrayOutputStream;
import java.util.List;

/**
 * Merges three texts line by line, so that comments and white space stay. The caller verifies that
 * the result has the merged values.
 */
public final class LineMerge {
  private final List<String> base;
  private final List<String> ours;
  private final List<String> theirs;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private boolean clean = true;

  private LineMerge(List<String> base, List<String> ours, List<String> theirs) {
    this.base = base;
    this.ours = ours;
    this.theirs = theirs;
  }

  /** The merged text; null if the same lines were changed in different ways. */
  public static byte @org.jspecify.annotations.Nullable [] merge(
      byte[] base, byte[] ours, byte[] theirs) {
    LineMerge merge =
        new LineMerge(
            ConflictText.lines(base), ConflictText.lines(ours), ConflictText.lines(theirs));
    merge.run();
    return merge.clean ? merge.out.toByteArray() : null;
  }

  private void run() {
    int[] toOurs = match(ours);
    int[] toTheirs = match(theirs);
    int b = 0;
    int o = 0;
    int t = 0;
    for (int i = 0; i < base.size(); i++) {
      if (toOurs[i] >= 0 && toTheirs[i] >= 0) {
        part(b, i, o, toOurs[i], t, toTheirs[i]);
        write(base.subList(i, i + 1));
        b = i + 1;
        o = toOurs[i] + 1;
        t = toTheirs[i] + 1;
      }
    }
    part(b, base.size(), o, ours.size(), t, theirs.size());
  }

  private int[] match(List<String> other) {
    return Alignment.match(base.size(), other.size(), (i, j) -> base.get(i).equals(other.get(j)));
  }

  private void part(int b, int endB, int o, int endO, int t, int endT) {
    List<String> before = base.subList(b, endB);
    List<String> first = ours.subList(o, endO);
    List<String> second = theirs.subList(t, endT);
    if (before.equals(first)) {
      write(second);
    } else if (before.equals(second) || first.equals(second)) {
      write(first);
    } else {
      clean = false;
    }
  }

  private void write(List<String> lines) {
    lines.forEach(line -> out.writeBytes(line.getBytes(ISO_8859_1)));
  }
}
