package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.independent.mikoto.Track.vector;
import static dev.diptych.conformance.vectors.MotionShapesByHand.motion;

import dev.diptych.conformance.independent.mikoto.Key;
import dev.diptych.conformance.independent.mikoto.Mkm;
import dev.diptych.conformance.independent.mikoto.Other;
import dev.diptych.conformance.independent.mikoto.Part;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Attributes and blocks that the format has no name for, and bytes that are neither. */
final class MotionOthersByHand {
  private static final Other SCALE = new Other("scale = 1.5");
  private static final Other BLOCK = new Other("Extra {\n\t\tname = \"}\"\n\t\t0 (1 2)\n\t}");

  private MotionOthersByHand() {}

  static Map<String, Mkm> all() {
    Map<String, Mkm> all = new TreeMap<>();
    kept(all);
    spelled(all);
    return all;
  }

  private static void kept(Map<String, Mkm> all) {
    all.put("others-at-top", Mkm.of(false, SCALE, motion("m"), BLOCK, motion("n"), SCALE));
    all.put("others-in-motion", Mkm.of(false, motion("m", SCALE, vector("v"), BLOCK, SCALE)));
    all.put(
        "others-in-track",
        Mkm.of(false, vector("v", Key.of(0, 1, 2, 3)).with(SCALE, BLOCK), vector("w").with(BLOCK)));
    all.put(
        "others-values",
        others(
            "a = -0xff",
            "b = linear",
            "c = \"\u0095\\\"",
            "d = (1 (2 \"}\") x\"00 ff\")",
            "e = -1.#IND00",
            "f=nan:0x1",
            "g = x\"0\"",
            "h = 1e999",
            "Capital = 1",
            "a = 2"));
    all.put(
        "others-blocks",
        others(
            "A {}", "A { }", "A{B{C{}}}", "A { # }\n\t}", "A {\r\n\t\t(1)\r\n\t}", "vector { }"));
    all.put(
        "others-of-other-levels",
        Mkm.of(
            false,
            new Other("name = \"top\""),
            new Other("loop = 1"),
            motion("m", new Other("curve = \"linear\""), new Other("class = 1")),
            vector("v").with(new Other("endframe = 3"), new Other("Vector { }"))));
  }

  private static void spelled(Map<String, Mkm> all) {
    all.put("others-empty", others("", " ", "\n"));
    all.put("others-not-items", others("}", "Eof", "a =", "A {", "0 (1 2 3)", "\u0083{", "\u0000"));
    all.put("others-two-items", others("a = 1 b = 2", "a = 1 (2)", "A { } B { }"));
    all.put("others-blanks-around", others(" a = 1", "a = 1\n", "# c\na = 1", "a = 1 # c"));
    all.put("others-known-names", others("name = \"m\"", "Motion { }", "loop = 0", "Residue { }"));
    all.put(
        "others-known-in-track",
        Mkm.of(false, vector("v").with(new Other("curve = 1"), new Other(""), SCALE)));
    all.put(
        "others-known-at-top",
        Mkm.of(false, new Other("line_end = Lf"), new Other("tail = x\"\"")));
  }

  private static Mkm others(String... items) {
    Part[] parts = Stream.of(items).map(Other::new).toArray(Part[]::new);
    return Mkm.of(false, motion("m", parts));
  }
}
