package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Reach;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Section;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a position and a rotation that a text writes as tables.
 *
 * @param section where they are
 * @param position x, y, z in metres; or null
 * @param rotation x, y, z, w; or null
 */
record PlainPose(Section section, @Nullable PlainTrack position, @Nullable PlainTrack rotation) {
  /** The keys in {@code section}. */
  static PlainPose of(Section section, Arguments arguments) {
    return new PlainPose(
        section,
        PlainTrack.of(section, "Position", 3, arguments),
        PlainTrack.of(section, "Rotation", 4, arguments));
  }

  boolean isEmpty() {
    return position == null && rotation == null;
  }

  /** The position at a time, or {@code otherwise}. */
  Vector position(double time, Vector otherwise) {
    return position == null ? otherwise : Vector.of(position.at(time));
  }

  /** The rotation at a time as it is played: normalized; or {@code otherwise}. */
  Quaternion rotation(double time, Quaternion otherwise) {
    if (rotation == null) {
      return otherwise;
    }
    double[] q = rotation.at(time);
    Quaternion found = new Quaternion(q[0], q[1], q[2], q[3]);
    return found.norm() > 0 ? found.unit() : Quaternion.IDENTITY;
  }

  /** The keys as rows. */
  List<KeyRow> keys() {
    return tracks().stream().flatMap(List::stream).toList();
  }

  /** The keys of each track as rows. */
  List<List<KeyRow>> tracks() {
    return Stream.of(position, rotation).filter(Objects::nonNull).map(this::rows).toList();
  }

  private List<KeyRow> rows(PlainTrack track) {
    return Arrays.stream(track.times())
        .mapToObj(time -> new KeyRow(section.origin(), time, List.of(), Reach.LINEAR, false))
        .toList();
  }
}
