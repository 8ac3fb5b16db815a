package dev.diptych.conformance.vectors;

import static dev.diptych.conformance.independent.mikoto.Track.quaternion;
import static dev.diptych.conformance.independent.mikoto.Track.vector;
import static dev.diptych.conformance.vectors.MotionShapesByHand.motion;

import dev.diptych.conformance.independent.mikoto.Key;
import dev.diptych.conformance.independent.mikoto.Mkm;
import dev.diptych.conformance.independent.mikoto.Part;
import dev.diptych.conformance.independent.mikoto.Real;
import dev.diptych.conformance.independent.mikoto.Track;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Names that are not valid text, and numbers that six decimals represent exactly or not. */
final class MotionValuesByHand {
  private MotionValuesByHand() {}

  static Map<String, Mkm> all() {
    Map<String, Mkm> all = new TreeMap<>();
    names(all);
    numbers(all);
    return all;
  }

  private static void names(Map<String, Mkm> all) {
    // Two characters each; the second byte of one of them is a backslash or a brace.
    all.put("names-trail-bytes", names("955c8e86", "83 7b815c", "837d8141", "837b", "955c"));
    all.put("names-japanese", names("936f8fea906c95a8", "b1b2b3", "448f972e6d716f"));
    all.put("names-not-cp932", names("81", "ff80a0fd", "8120", "fefe41"));
    all.put("names-empty", names("", "20", "0920"));
    all.put("names-controls", named(range(0, 0x20).replaceAll("[\r\n]", "") + "\u007f"));
    all.put("names-high-bytes", named(range(0x80, 0x100)));
    all.put("names-backslashes", named("\\", "\\n", "\\x41", "C:\\a\\"));
    all.put("names-like-syntax", named("Eof", "}", "# no", "0 (1 2 3)", "x'00'"));
    all.put("names-quotes-and-line-ends", named("\"", "a\"b", "\n", "a\r\nb", "\u0095\\\""));
    all.put(
        "names-of-all-four",
        Mkm.of(
            true,
            new Track(
                Track.Kind.QUATERNION, "", "\u0095\\", "\u0081", "\"", List.of(), List.of())));
  }

  private static Mkm names(String... digits) {
    HexFormat hex = HexFormat.of();
    return named(
        Stream.of(digits)
            .map(name -> Mkm.string(hex.parseHex(name.replace(" ", ""))))
            .toArray(String[]::new));
  }

  private static Mkm named(String... names) {
    Part[] parts = Stream.of(names).map(name -> motion(name, vector(name))).toArray(Part[]::new);
    return Mkm.of(true, parts);
  }

  private static String range(int from, int to) {
    return IntStream.range(from, to).mapToObj(Character::toString).reduce("", String::concat);
  }

  private static void numbers(Map<String, Mkm> all) {
    all.put("numbers-zeros", numbers(Real.of(0), Real.of(-0.0), Real.of(-1e-6)));
    all.put(
        "numbers-printf",
        numbers(
            Real.INFINITE,
            Real.MINUS_INFINITE,
            Real.INDEFINITE,
            Real.QUIET,
            Real.of(1),
            Real.QUIET));
    all.put(
        "numbers-large",
        numbers(8589934591.999999, -9007199254.740990, 9007199254.740992, 1e15 + 1, 1e300, 0x1p53));
    all.put(
        "numbers-more-decimals",
        numbers(0.1234567, 1 / 3d, 0.1f, 1e-7, -5e-7, Double.MIN_VALUE, 0.1 + 0.2, Math.PI, 0.1));
    all.put(
        "numbers-nans",
        numbers(
            new Real(0x7ff0000000000001L),
            new Real(0xfff8000000000001L),
            new Real(0x7fffffffffffffffL)));
    all.put(
        "numbers-quaternions",
        Mkm.of(
            false,
            quaternion(
                "a",
                Key.of(0, 0, 0, 0, 0),
                Key.of(1, 0.5, -0.5, 0.5, -0.5),
                Key.of(2, -0.5, 0.5, -0.5, 0.5),
                Key.of(3, 2, 0, 0, 1e7))));
  }

  private static Mkm numbers(double... values) {
    return numbers(DoubleStream.of(values).mapToObj(Real::of).toArray(Real[]::new));
  }

  /** Rows of three. */
  private static Mkm numbers(Real... values) {
    Key[] keys =
        IntStream.range(0, values.length / 3)
            .mapToObj(i -> new Key(i, List.of(values).subList(3 * i, 3 * i + 3)))
            .toArray(Key[]::new);
    return Mkm.of(false, motion("m", vector("v", keys)));
  }
}
