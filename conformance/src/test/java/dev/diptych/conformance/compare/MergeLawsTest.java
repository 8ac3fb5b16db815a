package dev.diptych.conformance.compare;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Struct;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.merge.Merge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The laws of merging, on random curves and edits. */
class MergeLawsTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final List<String> CURVES =
      List.of("PositionX", "PositionY", "PositionZ", "RotationX", "RotationY", "RotationZ");

  /** Curves by name, each with values by time. */
  private record Curves(Map<String, TreeMap<Integer, Integer>> keys, boolean zipped) {
    Curves copy() {
      Map<String, TreeMap<Integer, Integer>> copy = new TreeMap<>();
      keys.forEach((name, curve) -> copy.put(name, new TreeMap<>(curve)));
      return new Curves(copy, zipped);
    }
  }

  @Property(tries = 200)
  void oneSideAlone(@ForAll long seed) {
    Random random = new Random(seed);
    Curves base = curves(random);
    LocatedDocument b = open(base);
    LocatedDocument x = open(edited(base, random, t -> true));
    assertThat(clean(b, b, x)).isEqualTo(x.document().root());
    assertThat(clean(b, x, b)).isEqualTo(x.document().root());
    assertThat(clean(b, x, x)).isEqualTo(x.document().root());
  }

  @Property(tries = 300)
  void disjointEditsCommuteAndContainBoth(@ForAll long seed) {
    Random random = new Random(seed);
    Curves base = curves(random);
    // Keys are the unit: even times belong to one side, odd times to the other.
    Curves ours = edited(base, random, time -> time % 2 == 0);
    Curves theirs = edited(base, random, time -> time % 2 != 0);
    Curves expected = base.copy();
    for (String curve : CURVES) {
      TreeMap<Integer, Integer> both = new TreeMap<>();
      ours.keys().get(curve).forEach((t, v) -> putIf(t % 2 == 0, both, t, v));
      theirs.keys().get(curve).forEach((t, v) -> putIf(t % 2 != 0, both, t, v));
      expected.keys().put(curve, both);
    }
    Struct wanted = open(expected).document().root();
    assertThat(clean(open(base), open(ours), open(theirs))).isEqualTo(wanted);
    assertThat(clean(open(base), open(theirs), open(ours))).isEqualTo(wanted);
  }

  @Property(tries = 200)
  void differentChangesOfOneKeyConflict(@ForAll long seed) {
    Random random = new Random(seed);
    Curves base = curves(random);
    String curve = CURVES.get(random.nextInt(CURVES.size()));
    List<Integer> times = new ArrayList<>(base.keys().get(curve).keySet());
    int time = times.get(random.nextInt(times.size()));
    Curves ours = base.copy();
    Curves theirs = base.copy();
    ours.keys().get(curve).put(time, 1_000_001);
    theirs.keys().get(curve).put(time, 1_000_002);
    Merge.Merged merged =
        new Merge(ENGINE).merge(open(base), open(ours), open(theirs)).value().orElseThrow();
    assertThat(merged.isClean()).isFalse();
    assertThat(merged.ours().root()).isEqualTo(open(ours).document().root());
    assertThat(merged.theirs().root()).isEqualTo(open(theirs).document().root());
  }

  private static void putIf(boolean wanted, Map<Integer, Integer> keys, int time, int value) {
    if (wanted) {
      keys.put(time, value);
    }
  }

  private static Struct clean(LocatedDocument base, LocatedDocument ours, LocatedDocument theirs) {
    Merge.Merged merged = new Merge(ENGINE).merge(base, ours, theirs).value().orElseThrow();
    assertThat(merged.isClean()).isTrue();
    assertThat(ENGINE.encode("merged", LocatedDocument.unlocated("merged", merged.ours())).ok())
        .isTrue();
    return merged.ours().root();
  }

  private static Curves curves(Random random) {
    Map<String, TreeMap<Integer, Integer>> curves = new TreeMap<>();
    boolean zipped = random.nextBoolean();
    int shared = 1 + random.nextInt(12);
    for (String curve : CURVES) {
      TreeMap<Integer, Integer> keys = new TreeMap<>();
      int length = zipped ? shared : 1 + random.nextInt(12);
      for (int i = 0; i < length; i++) {
        keys.put(i * 3, random.nextInt(5));
      }
      curves.put(curve, keys);
    }
    return new Curves(curves, zipped);
  }

  /** Changes, removes and adds keys at some of the times; of all curves if they are one table. */
  private static Curves edited(
      Curves base, Random random, java.util.function.IntPredicate allowed) {
    Curves copy = base.copy();
    for (int edit = random.nextInt(8); edit > 0; edit--) {
      int time = random.nextInt(40);
      int kind = random.nextInt(3);
      String one = CURVES.get(random.nextInt(CURVES.size()));
      for (String curve : base.zipped() ? CURVES : List.of(one)) {
        TreeMap<Integer, Integer> keys = copy.keys().get(curve);
        if (!allowed.test(time)) {
          continue;
        }
        if (kind == 0) {
          keys.remove(time);
        } else {
          keys.put(time, 10 + random.nextInt(1000));
        }
      }
    }
    return copy;
  }

  private static LocatedDocument open(Curves curves) {
    StringBuilder text = new StringBuilder("Input Animation Ver 1.1\nCamera {\n");
    for (String curve : CURVES) {
      if (!curves.keys().get(curve).isEmpty()) {
        text.append(curve).append(" {\n");
        curves.keys().get(curve).forEach((time, value) -> text.append(time + " (" + value + ")\n"));
        text.append("}\n");
      }
    }
    byte[] bytes = text.append("}\nEof\n").toString().getBytes(UTF_8);
    return ENGINE.openText("made.twin", bytes, Selection.ANY).value().orElseThrow();
  }
}
