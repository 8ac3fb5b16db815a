package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.independent.mikoto.Track.quaternion;
import static dev.diptych.conformance.independent.mikoto.Track.vector;

import dev.diptych.conformance.independent.mikoto.Key;
import dev.diptych.conformance.independent.mikoto.Mkm;
import dev.diptych.conformance.independent.mikoto.MkmWriter;
import dev.diptych.conformance.independent.mikoto.Motion;
import dev.diptych.conformance.independent.mikoto.Part;
import dev.diptych.conformance.independent.mikoto.Track;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The structure of motions: nesting, order, line ends, tails. */
final class MotionShapesByHand {
  private static final double HALF = 0.707107;

  private MotionShapesByHand() {}

  static Map<String, Mkm> all() {
    Map<String, Mkm> all = new TreeMap<>();
    motions(all);
    tracks(all);
    tails(all);
    return all;
  }

  private static void motions(Map<String, Mkm> all) {
    all.put("nothing", Mkm.of(false));
    all.put("nothing-crlf", Mkm.of(true));
    all.put("turn", Mkm.of(false, turn()));
    all.put("turn-crlf", Mkm.of(true, turn()));
    all.put("motion-empty", Mkm.of(true, motion("m")));
    all.put(
        "motion-in-motion",
        Mkm.of(true, motion("walk", vector("j_a", Key.of(0, 1, 2, 3)), turn(), quaternion("a"))));
    all.put("motion-deep", Mkm.of(false, deep(60)));
    all.put("motion-several", Mkm.of(true, motion("first"), turn(), motion("first")));
    all.put(
        "endframe-and-loop",
        Mkm.of(
            false,
            new Motion("a", -1, 2, List.of()),
            new Motion("b", Integer.MAX_VALUE, Integer.MIN_VALUE, List.of())));
  }

  private static void tracks(Map<String, Mkm> all) {
    all.put("track-empty", Mkm.of(false, motion("m", vector("a"), quaternion("b"))));
    all.put("track-at-top", Mkm.of(false, quaternion("a", Key.of(0, 0, 0, 0, 1)), motion("m")));
    all.put(
        "track-kinds-interleaved",
        Mkm.of(
            true,
            motion("m", quaternion("a"), vector("b"), motion("c"), vector("d"), quaternion("e"))));
    all.put(
        "track-names-twice",
        Mkm.of(true, motion("m", vector("a"), quaternion("a"), vector("a", Key.of(1, 1, 1, 1)))));
    all.put(
        "track-coordinate",
        Mkm.of(
            false,
            motion(
                "m",
                new Track(
                    Track.Kind.VECTOR,
                    "actor",
                    "Coordinate",
                    "pos",
                    "spline",
                    List.of(),
                    List.of(Key.of(0, 0, 0, 0))))));
    all.put("track-long", Mkm.of(true, motion("m", vector("a", line(500)))));
    all.put(
        "frames-unordered",
        Mkm.of(
            false,
            vector("a", Key.of(7, 0, 0, 0), Key.of(-3, 0, 0, 1), Key.of(7, 1, 0, 0)),
            vector(
                "b",
                Key.of(Integer.MAX_VALUE, 0, 0, 0),
                Key.of(Integer.MIN_VALUE, 0, 0, 0),
                Key.of(0, 0, 0, 0))));
  }

  private static void tails(Map<String, Mkm> all) {
    all.put("tail-none", new Mkm(true, "", List.of(turn())));
    all.put("tail-other-line-end", new Mkm(true, "\n", List.of()));
    all.put("tail-lines", new Mkm(false, "\n\n \t\r\n\r", List.of()));
    all.put("tail-zeros", new Mkm(true, "\r\n\u001a\u0000\u0000\u0000", List.of(turn())));
    all.put("tail-bytes", new Mkm(false, "\n\u0083\\\u00ff\"{ (", List.of()));
    all.put("tail-word", new Mkm(false, "2.5\n", List.of(turn())));
    String another = Mkm.string(MkmWriter.write(Mkm.of(true, turn())));
    all.put("tail-another-file", new Mkm(true, "\r\n" + another, List.of(turn())));
  }

  static Motion turn() {
    Key[] keys = {Key.of(0, 0, 0, 0, 1), Key.of(30, -0.0, HALF, 0, HALF)};
    return new Motion("turn", 30, 0, List.of(quaternion("bone1", keys)));
  }

  static Motion motion(String name, Part... parts) {
    return new Motion(name, 60, 1, List.of(parts));
  }

  static Motion deep(int depth) {
    Motion motion = motion("0");
    for (int i = 1; i < depth; i++) {
      motion = motion(Integer.toString(i), motion);
    }
    return motion;
  }

  private static Key[] line(int length) {
    return IntStream.range(0, length)
        .mapToObj(i -> Key.of(2 * i, i, -i / 8d, 0))
        .toArray(Key[]::new);
  }
}
