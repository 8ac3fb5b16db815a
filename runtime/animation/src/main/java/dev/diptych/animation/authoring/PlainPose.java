package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Reach;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Section;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The keys of a position and a rotation that a text writes as tables. They are read when something
 * asks for them: a text may have many, which nothing follows.
 */
final class PlainPose {
  private final Section section;
  private final Supplier<Optional<PlainTrack>> position;
  private final Supplier<Optional<PlainTrack>> rotation;

  /** The keys in {@code section}. */
  PlainPose(Section section, Arguments arguments) {
    this.section = section;
    this.position = PlainTrack.read(section, "Position", 3, arguments);
    this.rotation = PlainTrack.read(section, "Rotation", 4, arguments);
  }

  /** Whether {@code section} has keys. */
  static boolean isIn(Section section) {
    return section.sections().anyMatch(table -> !table.rows().isEmpty());
  }

  /** The position at a time, or {@code otherwise}. */
  Vector position(double time, Vector otherwise) {
    return position.get().map(track -> Vector.of(track.at(time))).orElse(otherwise);
  }

  /** The rotation at a time in playback: normalized; or {@code otherwise}. */
  Quaternion rotation(double time, Quaternion otherwise) {
    return rotation.get().map(track -> rotation(track.at(time))).orElse(otherwise);
  }

  private static Quaternion rotation(double[] q) {
    Quaternion found = new Quaternion(q[0], q[1], q[2], q[3]);
    return found.norm() > 0 ? found.unit() : Quaternion.IDENTITY;
  }

  /** The keys as rows. */
  List<KeyRow> keys() {
    return tracks().stream().flatMap(List::stream).toList();
  }

  /** The keys of each track as rows. */
  List<List<KeyRow>> tracks() {
    return Stream.of(position, rotation)
        .flatMap(each -> each.get().stream())
        .map(this::rows)
        .toList();
  }

  private List<KeyRow> rows(PlainTrack track) {
    return Arrays.stream(track.times())
        .mapToObj(time -> new KeyRow(section.origin(), time, List.of(), Reach.LINEAR, false))
        .toList();
  }
}
