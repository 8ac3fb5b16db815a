package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.hand.Bend;
import dev.diptych.animation.hand.BentPose;
import dev.diptych.animation.hand.HandPose;
import dev.diptych.animation.hand.PlacedPose;
import dev.diptych.animation.hand.pose.ArticulatedPose;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Unit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The gestures that a text and the vocabulary define, outside of all blocks. */
final class GestureLibrary {
  private static final String WORD = "gesture";
  private static final List<String> DIGITS = List.of("thumb", "index", "middle", "ring", "pinky");

  private static final String PINCHING = "pinching";
  private static final Bend STRAIGHT = new Bend(0, 0, 0, 0);

  /** A pose without a meaning, after an error. */
  private static final BentPose NONE =
      new BentPose(STRAIGHT, STRAIGHT, STRAIGHT, STRAIGHT, STRAIGHT, false);

  private final Arguments arguments;
  private final Map<String, HandPose> poses = new LinkedHashMap<>();

  private GestureLibrary(Arguments arguments) {
    this.arguments = arguments;
  }

  /** Reads and removes the definitions of a text. */
  static GestureLibrary take(Section root, Arguments arguments) {
    GestureLibrary library = new GestureLibrary(arguments);
    root.sections().filter(section -> section.name().equals(WORD)).forEach(library::define);
    root.removeIf(entry -> entry instanceof Section s && s.name().equals(WORD));
    return library;
  }

  private void define(Section section) {
    String name = section.about();
    if (name == null) {
      arguments.error(section.origin(), "a gesture needs a name: gesture Name { … }");
      return;
    }
    Map<String, Entry.Assignment> parts = new LinkedHashMap<>();
    Entry.Setting from = null;
    for (Entry entry : section.entries()) {
      if (entry instanceof Entry.Assignment part) {
        parts.put(part.name(), part);
      } else if (entry instanceof Entry.Setting setting && setting.name().equals(PoseFile.WORD)) {
        if (from != null) {
          arguments.error(setting.origin(), "'from' is already set");
        }
        from = setting;
      } else {
        arguments.error(entry.origin(), "a gesture has attributes only, or " + PoseFile.EXAMPLE);
      }
    }
    Entry.Assignment assigned = parts.get(PoseFile.WORD);
    if (from == null && assigned != null) {
      String help = "write " + PoseFile.EXAMPLE;
      arguments.error(assigned.origin(), "'from' is written without '='", help);
      poses.put(name, NONE);
      return;
    }
    poses.put(name, from == null ? pose(section, parts) : placed(from.value(), parts));
  }

  /** A gesture that is read from a file; one without effect after an error. */
  private HandPose placed(Evaluated file, Map<String, Entry.Assignment> parts) {
    Evaluated pinching = value(parts.remove(PINCHING));
    parts.forEach(
        (other, part) ->
            arguments.error(
                part.origin(),
                "a gesture that is read from a pose has no '" + other + "'",
                "the pose has the places of all joints; only pinching = … can be set"));
    ArticulatedPose pose = new PoseFile(arguments).read(file);
    boolean pinches = pinching == null ? pose != null && pose.isPinching() : isTrue(pinching);
    return pose == null ? NONE : PlacedPose.of(pose.joints(), pinches);
  }

  private HandPose pose(Section section, Map<String, Entry.Assignment> parts) {
    Evaluated like = value(parts.remove("like"));
    BentPose base = like == null ? null : bent(like);
    Bend[] bends = new Bend[DIGITS.size()];
    for (int i = 0; i < bends.length; i++) {
      Evaluated part = value(parts.remove(DIGITS.get(i)));
      bends[i] = part == null ? inherited(section, base, i) : bend(part, DIGITS.get(i));
    }
    Evaluated pinching = value(parts.remove(PINCHING));
    boolean pinches = pinching == null ? base != null && base.isPinching() : isTrue(pinching);
    parts.forEach(this::unknown);
    return new BentPose(bends[0], bends[1], bends[2], bends[3], bends[4], pinches);
  }

  private void unknown(String name, Entry.Assignment part) {
    arguments.error(
        part.origin(),
        "no part of a gesture is called '" + name + "'",
        Suggestion.nearest(name, DIGITS));
  }

  /** The angles of another gesture; reports an error if it has none. */
  private @Nullable BentPose bent(Evaluated name) {
    HandPose found = find(name);
    if (found == null || found instanceof BentPose) {
      return (BentPose) found;
    }
    arguments.error(
        name.origin(),
        "'" + name.origin().text() + "' is read from a pose, whose joints have no angles",
        "begin with a gesture that has angles, such as like = Open");
    return NONE;
  }

  private static @Nullable Evaluated value(Entry.@Nullable Assignment part) {
    return part == null ? null : part.value();
  }

  private Bend inherited(Section section, @Nullable BentPose base, int digit) {
    if (base == null) {
      arguments.error(
          section.origin(),
          "the gesture does not set '" + DIGITS.get(digit) + "'",
          "set it, or begin with another gesture: like = Open");
      return STRAIGHT;
    }
    return List.of(base.thumb(), base.index(), base.middle(), base.ring(), base.pinky()).get(digit);
  }

  private Bend bend(Evaluated value, String digit) {
    List<Evaluated> angles =
        value instanceof Value.Tuple tuple ? tuple.evaluated() : List.of(value);
    double[] numbers = arguments.numbers(angles, 4, Unit.DEGREE, value.origin(), digit);
    return numbers == null ? STRAIGHT : new Bend(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  private boolean isTrue(Evaluated value) {
    if (value instanceof Value.Word word && word.text().matches("true|false")) {
      return word.text().equals("true");
    }
    arguments.error(value.origin(), "expected true or false");
    return false;
  }

  /** The gesture that {@code name} is; reports an error if there is none. */
  @Nullable HandPose find(Evaluated name) {
    if (name instanceof Value.Tuple tuple
        && tuple.values().size() == 1
        && tuple.values().get(0) instanceof Value.Word word) {
      String text = word.text();
      Replacement better = new Replacement(name.origin().text(), text);
      arguments.fixable(name.origin(), "a gesture has no parentheses", better, "write " + text);
      return null;
    }
    if (!(name instanceof Value.Word word)) {
      arguments.error(name.origin(), "expected the name of a gesture", known());
      return null;
    }
    HandPose pose = poses.get(word.text());
    if (pose == null) {
      arguments.error(
          name.origin(),
          "no gesture is called '" + word.text() + "'",
          Suggestion.nearest(word.text(), poses.keySet()),
          known());
    }
    return pose;
  }

  private String known() {
    return "known: " + String.join(", ", poses.keySet());
  }
}
