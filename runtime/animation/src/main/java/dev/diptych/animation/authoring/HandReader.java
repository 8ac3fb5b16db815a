package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.PathReader;
import dev.diptych.animation.authoring.space.PlacePath;
import dev.diptych.animation.authoring.space.Places;
import dev.diptych.animation.authoring.space.TurnReader;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.HandPose;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the words of one hand.
 *
 * @param rows reads rows
 * @param world reads places in the world
 * @param gestures the known gestures
 */
record HandReader(KeyRows rows, Places world, GestureLibrary gestures) {
  private static final HandPoint WRIST = HandPoint.of(Joint.WRIST);
  private static final double TRUE_ABOVE = 0.5;

  Arguments arguments() {
    return rows.arguments();
  }

  /**
   * A hand of a text.
   *
   * @param section its words
   * @param hands the section of both hands, which has the plain flags
   * @param side which hand it is
   */
  record Words(Section section, Section hands, Side side) {
    String label() {
      return side.label();
    }
  }

  /** The movement of a hand; null if there are no words, or they have errors. */
  @Nullable HandMotion read(Words hand) {
    return build(hand, null);
  }

  /**
   * The movement of a hand that mirrors {@code other}, with its own words instead.
   *
   * @param plane the plane; null for x = 0 of the world
   */
  @Nullable HandMotion mirrored(
      Words hand, HandMotion other, HandPath.@Nullable MirrorPlane plane) {
    Section section = hand.section();
    double delay = delay(section);
    double scale = scale(section);
    double size = size(section);
    return build(hand, other.mirrored(plane, delay, scale, offset(section), size));
  }

  /** How much later a mirrored hand is, in seconds. */
  double delay(Section hand) {
    return number(hand, "delay", Unit.SECOND, 0);
  }

  /** What is added to the path of a mirrored hand, in metres. */
  Vector offset(Section hand) {
    return value(hand, "offset").map(found -> arguments().point(found)).orElse(Vector.ZERO);
  }

  private @Nullable HandMotion build(Words words, @Nullable HandMotion base) {
    Section hand = words.section();
    Places places = world.of(hand);
    HandPath own = path(hand, places, words.side());
    HandPath path = own == null && base != null ? base.path() : own;
    GestureTrack given =
        hand.section("gesture")
            .flatMap(this::gestures)
            .orElse(base == null ? null : base.gestures());
    if (path == null) {
      if (given != null
          || hand.section("turn").isPresent()
          || hand.section("tracked").isPresent()) {
        String help = "add a path: move Wrist { 0 (20cm 1.2m 40cm) }";
        arguments().error(hand.origin(), "the hand has no place", help);
      }
      return null;
    }
    GestureTrack shape = given == null ? always(path.keys().get(0), "Open") : given;
    double size = base == null ? size(hand) : base.size();
    HandPosture posture = new HandPosture(words.side(), size, path, shape, places.stage()::body);
    HandTurn turn =
        hand.section("turn")
            .flatMap(section -> turn(section, places, posture))
            .orElse(base == null ? still(path) : base.turn());
    return new HandMotion(
        size, path, turn, shape, tracked(words, base, path, shape), pinching(words, base, shape));
  }

  private static HandTurn still(HandPath path) {
    List<KeyRow> first = path.keys().subList(0, 1);
    return HandTurn.of(new RotationTrack(first, List.of(Quaternion.IDENTITY)));
  }

  private Optional<HandTurn> turn(Section section, Places places, HandPosture posture) {
    return new TurnReader(places, null, posture).read(rows.read(section)).map(HandTurn::of);
  }

  /** The rows of all blocks {@code move}, which are one path; null if there are none. */
  private @Nullable HandPath path(Section hand, Places places, Side side) {
    List<PathReader.Pinned> pinned = new ArrayList<>();
    for (Section move : hand.sections().filter(each -> each.name().equals("move")).toList()) {
      HandPoint point = point(move);
      rows.read(move).forEach(key -> pinned.add(new PathReader.Pinned(key, point)));
    }
    pinned.sort(Comparator.comparingDouble(each -> each.key().time()));
    PlacePath path = new PathReader(places, side).readPinned(pinned).orElse(null);
    return path == null ? null : HandPath.of(path);
  }

  private HandPoint point(Section move) {
    String name = move.about();
    Optional<HandPoint> point = name == null ? Optional.of(WRIST) : HandPoint.named(name);
    if (point.isEmpty()) {
      Replacement near = Suggestion.nearest(String.valueOf(name), HandPoint.labels());
      arguments()
          .error(
              move.aboutOrigin(),
              "no point of a hand is called '" + name + "'",
              near,
              "points: PinchPoint, and joints such as Wrist, Palm and IndexTip");
    }
    return point.orElse(WRIST);
  }

  private Optional<GestureTrack> gestures(Section section) {
    List<KeyRow> named = new ArrayList<>();
    List<HandPose> poses = new ArrayList<>();
    for (KeyRow row : rows.read(section)) {
      if (row.arguments().size() != 1) {
        arguments().error(row.origin(), "expected the name of one gesture and an easing");
        continue;
      }
      HandPose pose = gestures.find(row.arguments().get(0));
      if (pose != null) {
        named.add(row);
        poses.add(pose);
      }
    }
    return named.isEmpty() ? Optional.empty() : Optional.of(new GestureTrack(named, poses));
  }

  private GestureTrack always(KeyRow first, String gesture) {
    HandPose pose = gestures.find(new Value.Word(first.origin(), gesture));
    if (pose == null) {
      throw new IllegalStateException("the vocabulary defines " + gesture);
    }
    return new GestureTrack(List.of(first), List.of(pose));
  }

  private List<BooleanKey> tracked(
      Words hand, @Nullable HandMotion base, HandPath path, GestureTrack shape) {
    List<BooleanKey> written = flags(hand, "tracked", "Tracked");
    if (written != null) {
      return written;
    }
    if (base != null) {
      return base.tracked();
    }
    double first =
        Stream.of(path.keys().get(0), shape.rows().get(0))
            .mapToDouble(KeyRow::time)
            .min()
            .orElse(0);
    return List.of(new BooleanKey(path.keys().get(0).origin(), first, true));
  }

  /** Flags from words or from a plain table; null if there are none. */
  @Nullable List<BooleanKey> flags(Words hand, String word, String table) {
    Optional<Section> section = hand.section().section(word);
    if (section.isPresent()) {
      return booleans(section.get());
    }
    return hand.hands()
        .section(table + hand.label())
        .map(
            plain ->
                PlainTrack.booleans(plain, arguments()).stream()
                    .map(key -> new BooleanKey(plain.origin(), key[0], key[1] > TRUE_ABOVE))
                    .toList())
        .orElse(null);
  }

  private List<BooleanKey> pinching(Words hand, @Nullable HandMotion base, GestureTrack shape) {
    List<BooleanKey> written = flags(hand, "pinching", "Pinching");
    if (written != null) {
      return written;
    }
    return base != null && hand.section().section("gesture").isEmpty()
        ? base.pinching()
        : shape.pinching(frame());
  }

  /** The seconds of a frame of the text. */
  private double frame() {
    return arguments()
        .context()
        .units()
        .rate()
        .convert(BigDecimal.ONE, Unit.FRAME, Unit.SECOND)
        .doubleValue();
  }

  /** The keys of {@code from .. until}, which may overlap, or {@code time true}. */
  private List<BooleanKey> booleans(Section section) {
    List<BooleanKey> keys = new ArrayList<>();
    List<KeyRow> read = rows.read(section);
    Set<Origin> ranges =
        read.stream().filter(KeyRow::held).map(KeyRow::origin).collect(Collectors.toSet());
    int open = 0;
    for (KeyRow row : read) {
      boolean isRange = ranges.contains(row.origin());
      boolean isOn = (isRange && row.arguments().isEmpty()) || (!row.held() && isTrue(row));
      int before = open;
      open += !isRange ? 0 : row.held() ? -1 : 1;
      if (!isRange || Math.max(before, open) == 1) {
        keys.add(new BooleanKey(row.origin(), row.time(), isOn && !row.held()));
      }
    }
    keys.sort(Comparator.comparingDouble(BooleanKey::time));
    return keys;
  }

  private boolean isTrue(KeyRow row) {
    if (row.arguments().size() == 1
        && row.arguments().get(0) instanceof Value.Word word
        && word.text().matches("true|false")) {
      return word.text().equals("true");
    }
    arguments().error(row.origin(), "expected a range, such as 0.2s .. 3s, or true or false");
    return false;
  }

  private double size(Section hand) {
    double size = number(hand, "size", null, 1);
    try {
      return new HandSkeleton(Side.RIGHT, size).size();
    } catch (IllegalArgumentException e) {
      Origin origin = value(hand, "size").map(Evaluated::origin).orElse(hand.origin());
      arguments().error(origin, String.valueOf(e.getMessage()));
      return 1;
    }
  }

  private double scale(Section hand) {
    double scale = number(hand, "scale", null, 1);
    if (scale > 0) {
      return scale;
    }
    Origin origin = value(hand, "scale").map(Evaluated::origin).orElse(hand.origin());
    arguments().error(origin, "a scale must be above 0");
    return 1;
  }

  private double number(Section hand, String name, @Nullable Unit unit, double otherwise) {
    return value(hand, name).map(found -> arguments().number(found, unit)).orElse(otherwise);
  }

  /** The value of a setting, which is a row if it is a tuple: {@code offset (10cm 0 0)}. */
  private static Optional<Evaluated> value(Section hand, String name) {
    for (Entry entry : hand.entries()) {
      if (entry instanceof Entry.Row row && name.equals(WordRules.word(row))) {
        return Optional.of(row.arguments().get(0));
      }
    }
    return hand.setting(name);
  }
}
