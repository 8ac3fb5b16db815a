package dev.diptych.conformance.compare;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.compare.Comparison;
import dev.diptych.twin.compare.Difference;
import dev.diptych.twin.compare.Kind;
import dev.diptych.twin.compare.Tolerance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Edits curves at random and expects exactly these edits in the result. */
class RandomEditsTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final List<String> CURVES =
      List.of("PositionX", "PositionY", "PositionZ", "RotationX", "RotationY", "RotationZ");

  @Property(tries = 300)
  void reportsExactlyTheEdits(@ForAll long seed) {
    Random random = new Random(seed);
    Map<String, TreeMap<Integer, Integer>> before = new TreeMap<>();
    Map<String, TreeMap<Integer, Integer>> after = new TreeMap<>();
    List<String> expected = new ArrayList<>();
    int value = 0;
    for (String curve : CURVES) {
      TreeMap<Integer, Integer> keys = new TreeMap<>();
      TreeMap<Integer, Integer> edited = new TreeMap<>();
      int[] counts = new int[4];
      int length = 1 + random.nextInt(30);
      for (int i = 0; i < length; i++) {
        // Different values and spaced keys, so that every edit has one explanation.
        value++;
        int time = i * 10 + CURVES.indexOf(curve);
        keys.put(time, value);
        edit(random, edited, time, value, counts);
      }
      before.put(curve, keys);
      after.put(curve, edited);
      if (counts[0] + counts[1] + counts[2] + counts[3] > 0) {
        expected.add("Camera." + curve + java.util.Arrays.toString(counts));
      }
    }
    Comparison comparison = new Comparison(ENGINE, Tolerance.NONE, List.of());
    List<Difference> found = comparison.compare(open(before), open(after)).value().orElseThrow();
    assertThat(found.stream().map(RandomEditsTest::counts).toList()).isEqualTo(expected);
  }

  /** Copies a key or edits it, and counts what it did. */
  private static void edit(
      Random random, Map<Integer, Integer> edited, int time, int value, int[] counts) {
    switch (random.nextInt(12)) {
      case 0 -> {
        edited.put(time, value + 10_000);
        counts[Kind.CHANGED.index()]++;
      }
      case 1 -> counts[Kind.REMOVED.index()]++;
      case 2 -> {
        edited.put(time, value);
        edited.put(time + 5, value + 20_000);
        counts[Kind.ADDED.index()]++;
      }
      case 3 -> {
        edited.put(time + 3, value);
        counts[Kind.MOVED.index()]++;
      }
      default -> edited.put(time, value);
    }
  }

  private static String counts(Difference difference) {
    Difference.Table table = (Difference.Table) difference;
    int[] counts = new int[4];
    for (Kind kind : Kind.values()) {
      counts[kind.index()] = table.rows().count(kind);
    }
    return table.path() + java.util.Arrays.toString(counts);
  }

  private static LocatedDocument open(Map<String, ? extends Map<Integer, Integer>> curves) {
    StringBuilder text = new StringBuilder("Input Animation Ver 1.1\nCamera {\n");
    for (String curve : CURVES) {
      text.append(curve).append(" {\n");
      curves.get(curve).forEach((time, value) -> text.append(time + " (" + value + ")\n"));
      text.append("}\n");
    }
    byte[] bytes = text.append("}\nEof\n").toString().getBytes(UTF_8);
    return ENGINE.openText("made.twin", bytes, Selection.ANY).value().orElseThrow();
  }
}
