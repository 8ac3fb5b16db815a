package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.authoring.track.TrackReader;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the words of one hand.
 *
 * @param reader reads tracks
 * @param gestures the known gestures
 */
record HandReader(TrackReader reader, GestureLibrary gestures) {
  private static final HandPoint WRIST = HandPoint.of(Joint.WRIST);

  Arguments arguments() {
    return reader.arguments();
  }

  /** The movement of a hand; null if there are no words, or they have errors. */
  @Nullable HandMotion read(Section hand) {
    return build(hand, null);
  }

  /** The movement of a hand that mirrors {@code other}, with its own words instead. */
  @Nullable HandMotion mirrored(Section hand, HandMotion other) {
    double delay = number(hand, "delay", Unit.SECOND, 0);
    double scale = scale(hand);
    double size = size(hand);
    Vector offset =
        value(hand, "offset").map(found -> arguments().point(found)).orElse(Vector.ZERO);
    return build(hand, other.mirrored(delay, scale, offset, size));
  }

  private @Nullable HandMotion build(Section hand, @Nullable HandMotion base) {
    Optional<Section> move = hand.section("move");
    NumberTrack path = move.flatMap(reader::path).orElse(base == null ? null : base.path());
    GestureTrack shape =
        hand.section("gesture")
            .flatMap(this::gestures)
            .orElse(base == null ? null : base.gestures());
    RotationTrack turn =
        hand.section("turn").flatMap(reader::rotations).orElse(base == null ? null : base.turn());
    if (path == null) {
      if (shape != null || turn != null || hand.section("tracked").isPresent()) {
        String help = "add a path: move Wrist { 0 (20cm 1.2m 40cm) }";
        arguments().error(hand.origin(), "the hand has no place", help);
      }
      return null;
    }
    if (shape == null) {
      shape = always(path.rows().get(0), "Open");
    }
    if (turn == null) {
      turn = new RotationTrack(path.rows().subList(0, 1), List.of(Quaternion.IDENTITY));
    }
    double size = base == null ? size(hand) : base.size();
    HandPoint point = move.map(this::point).orElse(base == null ? WRIST : base.point());
    return new HandMotion(
        size,
        point,
        path,
        turn,
        shape,
        tracked(hand, base, path, shape),
        pinching(hand, base, shape));
  }

  private HandPoint point(Section move) {
    String name = move.about();
    Optional<HandPoint> point = name == null ? Optional.of(WRIST) : HandPoint.named(name);
    if (point.isEmpty()) {
      Replacement near = Suggestion.nearest(String.valueOf(name), HandPoint.labels());
      arguments()
          .error(
              move.origin(),
              "no point of a hand is called '" + name + "'",
              near,
              "points: PinchPoint, and joints such as Wrist, Palm and IndexTip");
    }
    return point.orElse(WRIST);
  }

  private Optional<GestureTrack> gestures(Section section) {
    List<KeyRow> rows = new ArrayList<>();
    List<HandPose> poses = new ArrayList<>();
    for (KeyRow row : reader.rows().read(section)) {
      if (row.arguments().size() != 1) {
        arguments().error(row.origin(), "expected the name of one gesture and an easing");
        continue;
      }
      HandPose pose = gestures.find(row.arguments().get(0));
      if (pose != null) {
        rows.add(row);
        poses.add(pose);
      }
    }
    return rows.isEmpty() ? Optional.empty() : Optional.of(new GestureTrack(rows, poses));
  }

  private GestureTrack always(KeyRow first, String gesture) {
    HandPose pose = gestures.find(new Value.Word(first.origin(), gesture));
    if (pose == null) {
      throw new IllegalStateException("the vocabulary defines " + gesture);
    }
    return new GestureTrack(List.of(first), List.of(pose));
  }

  private List<BooleanKey> tracked(
      Section hand, @Nullable HandMotion base, NumberTrack path, GestureTrack shape) {
    Optional<Section> section = hand.section("tracked");
    if (section.isPresent()) {
      return booleans(section.get());
    }
    if (base != null) {
      return base.tracked();
    }
    double first =
        Stream.of(path.rows().get(0), shape.rows().get(0))
            .mapToDouble(KeyRow::time)
            .min()
            .orElse(0);
    return List.of(new BooleanKey(path.rows().get(0).origin(), first, true));
  }

  private List<BooleanKey> pinching(Section hand, @Nullable HandMotion base, GestureTrack shape) {
    Optional<Section> section = hand.section("pinching");
    if (section.isPresent()) {
      return booleans(section.get());
    }
    return base != null && hand.section("gesture").isEmpty()
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

  /** The keys of {@code from .. until} or {@code time true}. */
  private List<BooleanKey> booleans(Section section) {
    List<BooleanKey> keys = new ArrayList<>();
    List<KeyRow> rows = reader.rows().read(section);
    for (int i = 0; i < rows.size(); i++) {
      KeyRow row = rows.get(i);
      boolean range = i + 1 < rows.size() && rows.get(i + 1).held();
      boolean value = !row.held() && ((range && row.arguments().isEmpty()) || isTrue(row));
      keys.add(new BooleanKey(row.origin(), row.time(), value));
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
