package dev.diptych.twin.compare;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares bytes that the spec does not describe.
 *
 * @param path the path of the residue
 * @param found receives the differences
 */
record ResidueComparison(TextPath path, Differences found) {
  void compare(Residue a, Residue b) {
    if (a.equals(b)) {
      return;
    }
    add("cut", cut(a), cut(b));
    add("trailing", hex(a.trailing()), hex(b.trailing()));
    add("slack", number(a.slack()), number(b.slack()));
    Set<Residue.Patch> common = new HashSet<>(a.patches());
    common.retainAll(new HashSet<>(b.patches()));
    for (Residue.Patch patch : a.patches()) {
      if (!common.contains(patch)) {
        add("patch at " + patch.offset(), hex(patch.actual()), null);
      }
    }
    for (Residue.Patch patch : b.patches()) {
      if (!common.contains(patch)) {
        add("patch at " + patch.offset(), null, hex(patch.actual()));
      }
    }
    if (!a.arrangement().equals(b.arrangement())) {
      add("arrangement", order(a), order(b));
    }
  }

  private void add(String name, @Nullable String before, @Nullable String after) {
    if (before == null ? after == null : before.equals(after)) {
      return;
    }
    found.attribute(path.then(name), before, after, null);
  }

  private static @Nullable String cut(Residue residue) {
    Residue.Cut cut = residue.cut();
    return cut == null ? null : cut.field();
  }

  private static @Nullable String hex(Blob blob) {
    return blob.length() == 0 ? null : "x" + HexFormat.of().formatHex(blob.bytes());
  }

  private static @Nullable String number(long value) {
    return value == 0 ? null : Long.toString(value);
  }

  private static String order(Residue residue) {
    return residue.arrangement().order().word() + " " + residue.arrangement().align();
  }
}
