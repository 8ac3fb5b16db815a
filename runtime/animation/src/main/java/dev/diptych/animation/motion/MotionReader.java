package dev.diptych.animation.motion;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.FormatName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads motions from documents. */
public final class MotionReader {
  private static final String FORMAT = "mikoto_motion";

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
   * All motions and tracks in {@code document}, as one motion without a name.
   *
   * @throws IllegalArgumentException with one sentence if the document is in another format, or if
   *     a frame is negative
   */
  public static Motion read(Document document) {
    FormatName format = document.schema().format();
    if (!isIn(format)) {
      throw new IllegalArgumentException("the file is not a Mikoto motion, but " + format);
    }
    return new Motion("", 0, false, items(document.root()));
  }

  private static List<MotionItem> items(Struct owner) {
    List<MotionItem> items = new ArrayList<>();
    for (Value value : ((Sequence) owner.require("children")).elements()) {
      MotionItem item = item((Struct) value);
      if (item != null) {
        items.add(item);
      }
    }
    return items;
  }

  /** The motion or track in {@code entry}; null for anything else. */
  static @Nullable MotionItem item(Struct entry) {
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
    return new Motion(
        MotionNames.of(body, "name"), (int) number(body, "endframe"), loop, items(body));
  }

  private static Track track(Track.Kind kind, Struct body) {
    Table keys = (Table) body.require(KEYS);
    int[] frames = new int[keys.rows()];
    double[] values = new double[keys.rows() * kind.width()];
    for (int row = 0; row < frames.length; row++) {
      frames[row] = (int) keys.bits(row, 0);
      for (int i = 0; i < kind.width(); i++) {
        values[row * kind.width() + i] = Double.longBitsToDouble(keys.bits(row, i + 1));
      }
      if (frames[row] < 0) {
        String track = MotionNames.of(body, "name");
        throw new IllegalArgumentException(
            "the track '%s' has a key at the negative frame %d".formatted(track, frames[row]));
      }
    }
    return new Track(
        kind,
        MotionNames.of(body, "name"),
        MotionNames.of(body, "class_name"),
        MotionNames.of(body, "member"),
        MotionNames.of(body, "curve"),
        frames,
        values);
  }

  /** The name in {@code field} of a motion or track; one character per byte if it is not CP932. */
  public static String name(Struct struct, String field) {
    return MotionNames.of(struct, field);
  }

  private static long number(Struct struct, String field) {
    return ((Scalar) struct.require(field)).bits();
  }
}
