package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.hand.Bend;
import dev.diptych.animation.hand.HandPose;
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
    for (Entry entry : section.entries()) {
      if (entry instanceof Entry.Assignment part) {
        parts.put(part.name(), part);
      } else {
        arguments.error(entry.origin(), "a gesture has attributes only");
      }
    }
    poses.put(name, pose(section, parts));
  }

  private HandPose pose(Section section, Map<String, Entry.Assignment> parts) {
    Evaluated like = value(parts.remove("like"));
    HandPose base = like == null ? null : find(like);
    Bend[] bends = new Bend[DIGITS.size()];
    for (int i = 0; i < bends.length; i++) {
      Evaluated part = value(parts.remove(DIGITS.get(i)));
      bends[i] = part == null ? inherited(section, base, i) : bend(part, DIGITS.get(i));
    }
    Evaluated pinching = value(parts.remove("pinching"));
    boolean pinches = pinching == null ? base != null && base.isPinching() : isTrue(pinching);
    parts.forEach(
        (other, part) ->
            arguments.error(
                part.origin(),
                "no part of a gesture is called '" + other + "'",
                Suggestion.nearest(other, DIGITS)));
    return new HandPose(bends[0], bends[1], bends[2], bends[3], bends[4], pinches);
  }

  private static @Nullable Evaluated value(Entry.@Nullable Assignment part) {
    return part == null ? null : part.value();
  }

  private Bend inherited(Section section, @Nullable HandPose base, int digit) {
    if (base == null) {
      arguments.error(
          section.origin(),
          "the gesture does not set '" + DIGITS.get(digit) + "'",
          "set it, or begin with another gesture: like = Open");
      return new Bend(0, 0, 0, 0);
    }
    return List.of(base.thumb(), base.index(), base.middle(), base.ring(), base.pinky()).get(digit);
  }

  private Bend bend(Evaluated value, String digit) {
    List<Evaluated> angles =
        value instanceof Value.Tuple tuple ? tuple.evaluated() : List.of(value);
    double[] numbers = arguments.numbers(angles, 4, Unit.DEGREE, value.origin(), digit);
    return numbers == null
        ? new Bend(0, 0, 0, 0)
        : new Bend(numbers[0], numbers[1], numbers[2], numbers[3]);
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
