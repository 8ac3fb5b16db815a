package dev.diptych.conformance.independent.mikoto;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes small files of every oddity, the same ones for the same seed. */
public final class MkmGenerator {
  private static final String[] CLASSES = {"Locate", "Coordinate", "Bone"};
  private static final String[] MEMBERS = {"pos", "rot"};
  private static final String[] CURVES = {"linear", "spline"};
  private static final int DEEPEST = 4;

  private final SplittableRandom random;
  private final boolean text;
  private final boolean crlf;
  private final Others others;
  private final String[] names;

  private MkmGenerator(long seed, boolean text, String... names) {
    this.names = names;
    this.random = new SplittableRandom(seed);
    this.text = text;
    this.crlf = random.nextBoolean();
    this.others = new Others(random, crlf ? "\r\n" : "\n");
  }

  /** A file that can be represented by a text in the form that Mikoto writes. */
  public static Mkm text(long seed) {
    return new MkmGenerator(seed, true).file();
  }

  /**
   * A file of the binary form: there, names may hold quotes and line ends, numbers may be any
   * doubles, and what the format has no name for may be any bytes.
   */
  public static Mkm binary(long seed) {
    return new MkmGenerator(seed, false).file();
  }

  /** A file of the binary form whose tracks have some of {@code names}. */
  public static Mkm named(long seed, String... names) {
    return new MkmGenerator(seed, false, names).file();
  }

  private Mkm file() {
    List<Part> parts = random.nextInt(8) == 0 ? List.of(motion(0)) : parts(0);
    return new Mkm(crlf, tail(), parts);
  }

  private String tail() {
    return switch (random.nextInt(5)) {
      case 0 -> "";
      case 1 -> "\n\u0000\u0000" + Names.any(random);
      case 2 -> text ? " " + Names.any(random) : Names.any(random);
      default -> crlf ? "\r\n" : "\n";
    };
  }

  private List<Part> parts(int depth) {
    List<Part> parts = new ArrayList<>();
    for (int rest = random.nextInt(6 - depth); rest > 0; rest--) {
      parts.add(
          switch (random.nextInt(8)) {
            case 0, 1, 2 -> depth < DEEPEST ? motion(depth + 1) : other();
            case 3, 4 -> track(Track.Kind.VECTOR);
            case 5, 6 -> track(Track.Kind.QUATERNION);
            default -> other();
          });
    }
    return parts;
  }

  private Motion motion(int depth) {
    return new Motion(name(), Numbers.whole(random), Numbers.whole(random), parts(depth));
  }

  private Track track(Track.Kind kind) {
    return new Track(
        kind, trackName(), oneOf(CLASSES), oneOf(MEMBERS), oneOf(CURVES), others(), keys(kind));
  }

  private List<Other> others() {
    List<Other> list = new ArrayList<>();
    while (random.nextInt(4) == 0) {
      list.add(other());
    }
    return list;
  }

  private List<Key> keys(Track.Kind kind) {
    List<Key> keys = new ArrayList<>();
    boolean wild = random.nextInt(3) == 0;
    int frame = 0;
    for (int rest = random.nextInt(7); rest > 0; rest--) {
      keys.add(new Key(wild ? Numbers.whole(random) : frame, values(kind)));
      frame += random.nextInt(20);
    }
    return keys;
  }

  private List<Real> values(Track.Kind kind) {
    List<Real> values = new ArrayList<>();
    while (values.size() < kind.values) {
      values.add(text ? Numbers.printable(random) : Numbers.any(random));
    }
    return values;
  }

  private Other other() {
    return text || random.nextBoolean() ? others.next() : new Other(Names.any(random));
  }

  private String oneOf(String... words) {
    return random.nextInt(8) == 0 ? name() : words[random.nextInt(words.length)];
  }

  private String trackName() {
    return names.length == 0 ? name() : names[random.nextInt(names.length)];
  }

  private String name() {
    return text ? Names.printable(random) : Names.any(random);
  }
}
