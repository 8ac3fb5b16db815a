package dev.diptych.animation.convert;

import dev.diptych.animation.motion.Child;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Track;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.FormatName;
import java.util.ArrayList;
import java.util.List;

/** Documents of Mikoto motions as motions. */
public final class MotionReader {
  /** The id of the format. */
  public static final String FORMAT = "mikoto_motion";

  static final String KEYS = "keys";

  private static final int MOTION = 0;
  private static final int VECTOR = 1;
  private static final int QUATERNION = 2;

  private MotionReader() {}

  /** Whether documents of {@code format} are motions. */
  public static boolean isIn(FormatName format) {
    return format.id().equals(FORMAT);
  }

  /**
   * All that moves in {@code document}, which must be one of motions, as one motion without a name.
   *
   * @throws IllegalArgumentException with a sentence, where a frame is below 0
   */
  public static Motion read(Document document) {
    return new Motion("", 0, false, children(document.root()));
  }

  private static List<Child> children(Struct owner) {
    List<Child> children = new ArrayList<>();
    for (Value value : ((Sequence) owner.get("children")).elements()) {
      Child child = child((Struct) value);
      if (child != null) {
        children.add(child);
      }
    }
    return children;
  }

  /** What moves in {@code entry}, or null where it is something else. */
  static Child child(Struct entry) {
    if (!(entry.get("body") instanceof Struct body)) {
      return null;
    }
    return switch ((int) number(entry, "kind")) {
      case MOTION -> motion(body);
      case VECTOR -> track(Track.Kind.VECTOR, body);
      case QUATERNION -> track(Track.Kind.QUATERNION, body);
      default -> null;
    };
  }

  private static Motion motion(Struct body) {
    boolean loop = number(body, "looped") != 0;
    return new Motion(Names.of(body, "name"), (int) number(body, "endframe"), loop, children(body));
  }

  private static Track track(Track.Kind kind, Struct body) {
    Table keys = (Table) body.get(KEYS);
    int[] frames = new int[keys.rows()];
    double[] values = new double[keys.rows() * kind.width()];
    for (int row = 0; row < frames.length; row++) {
      frames[row] = (int) keys.bits(row, 0);
      for (int i = 0; i < kind.width(); i++) {
        values[row * kind.width() + i] = Double.longBitsToDouble(keys.bits(row, i + 1));
      }
      if (frames[row] < 0) {
        String track = Names.of(body, "name");
        throw new IllegalArgumentException(
            "the track '%s' has a key at frame %d, before the first".formatted(track, frames[row]));
      }
    }
    return new Track(
        kind,
        Names.of(body, "name"),
        Names.of(body, "class_name"),
        Names.of(body, "member"),
        Names.of(body, "curve"),
        frames,
        values);
  }

  private static long number(Struct struct, String field) {
    return ((Scalar) struct.get(field)).bits();
  }
}
