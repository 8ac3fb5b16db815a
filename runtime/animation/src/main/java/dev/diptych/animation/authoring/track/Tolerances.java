package dev.diptych.animation.authoring.track;

import dev.diptych.animation.sampling.Channel;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.schema.Unit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far the keys of a text may play from what was authored.
 *
 * @param metres for positions
 * @param degrees for rotations and directions
 */
public record Tolerances(double metres, double degrees) {
  /** The attribute for positions, a length. */
  public static final String POSITION = "position_tolerance";

  /** The attribute for rotations and directions, an angle. */
  public static final String ROTATION = "rotation_tolerance";

  /** Reads and removes the settings of a text. */
  public static Tolerances take(Section root, Arguments arguments) {
    Tolerances found = of(root, arguments);
    remove(root);
    return found;
  }

  /** Reads the settings of a text. */
  public static Tolerances of(Section root, Arguments arguments) {
    return new Tolerances(
        read(root, POSITION, Unit.METRE, Channel.DEFAULT_METRES, arguments),
        read(root, ROTATION, Unit.DEGREE, Channel.DEFAULT_DEGREES, arguments));
  }

  /** Removes the settings of a text. */
  public static void remove(Section root) {
    root.removeIf(
        entry ->
            entry instanceof Entry.Assignment attribute
                && (attribute.name().equals(POSITION) || attribute.name().equals(ROTATION)));
  }

  /** A setting of a text in {@code unit}, without removing it. */
  public static double read(
      Section root, String name, @Nullable Unit unit, double otherwise, Arguments arguments) {
    Optional<Evaluated> value = root.setting(name);
    if (value.isEmpty()) {
      return otherwise;
    }
    double number = arguments.number(value.get(), unit);
    if (!(number > 0)) {
      arguments.error(value.get().origin(), "a tolerance is above 0");
      return otherwise;
    }
    return number;
  }

  /** Three numbers at {@code offset} that are a position. */
  public Channel position(int offset) {
    return new Channel(Channel.Kind.POSITION, offset, metres);
  }

  /** A joint: half of it, so that a bone, which has two ends, keeps its length within it. */
  public Channel joint(int offset) {
    return new Channel(Channel.Kind.POSITION, offset, metres / 2);
  }

  /** Four numbers at {@code offset} that are a rotation. */
  public Channel rotation(int offset) {
    return new Channel(Channel.Kind.ROTATION, offset, degrees);
  }

  /** Three numbers at {@code offset} that are a direction. */
  public Channel direction(int offset) {
    return new Channel(Channel.Kind.DIRECTION, offset, degrees);
  }
}
