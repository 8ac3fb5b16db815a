package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.EyePosition;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.LookTrack;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.authoring.track.TrackReader;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.section.Section;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The words of the camera: {@code move}, {@code turn} and {@code look}.
 *
 * @param reader reads tracks
 * @param output writes keys
 */
record HeadWords(TrackReader reader, PoseOutput output) {
  static final Set<String> WORDS = Set.of("move", "turn", "look");

  /** Expands the camera, if the text has one, and returns how the head moves. */
  Head expand(Section root) {
    return root.section("Camera").map(this::camera).orElse(Head.AT_REST);
  }

  private Head camera(Section camera) {
    WordRules rules = new WordRules(reader.arguments());
    rules.check(camera, WORDS, null);
    Optional<Section> looking = camera.section("look");
    Optional<Section> turning = camera.section("turn");
    NumberTrack path = camera.section("move").flatMap(reader::path).orElse(null);
    RotationTrack turn = turning.flatMap(reader::rotations).orElse(null);
    EyePosition eye = path == null ? null : path::at;
    LookTrack look = looking.flatMap(section -> reader.look(section, eye, 0)).orElse(null);
    camera.removeIf(entry -> entry instanceof Section section && isWord(section));
    if (look != null) {
      rules.alone(camera, "look", List.of("Position", "Rotation"));
    }
    if (path != null) {
      rules.alone(camera, "move", List.of("Position"));
    }
    if (turn != null) {
      rules.alone(camera, "turn", List.of("Rotation"));
    }
    if (look != null && turn != null) {
      reader.arguments().error(turning.orElseThrow().origin(), "'look' turns the camera already");
    }
    if (look != null) {
      write(camera, look);
    } else {
      if (path != null) {
        output.position(camera, "Position", path);
      }
      if (turn != null) {
        output.rotation(camera, "Rotation", turn);
      } else if (path != null && camera.section("Rotation").isEmpty()) {
        // Without keys the rotation would play as (0 0 0 0).
        List<KeyRow> first = path.rows().subList(0, 1);
        output.rotation(camera, "Rotation", new RotationTrack(first, List.of(Quaternion.IDENTITY)));
      }
    }
    return head(path, turn, look);
  }

  private static boolean isWord(Section section) {
    return WORDS.contains(section.name()) && !section.layout().isKnown();
  }

  private void write(Section camera, LookTrack look) {
    Timeline keys = Timeline.of(look.keys());
    Channel position = output.tolerances().position(0);
    Channel rotation = output.tolerances().rotation(3);
    Samples samples =
        output
            .output()
            .sample((time, values) -> at(look, time, values), 7, List.of(position, rotation), keys);
    output.output().add(camera, "Position", samples.thin(position), keys);
    output.output().add(camera, "Rotation", samples.thin(rotation, keys.times()), keys);
  }

  private void at(LookTrack look, double time, double[] values) {
    System.arraycopy(look.eye().at(time).toArray(), 0, values, 0, 3);
    System.arraycopy(towards(look, time).toArray(), 0, values, 3, 4);
  }

  private Quaternion towards(LookTrack look, double time) {
    Vector direction = look.direction(time);
    return direction.norm() > 0
        ? LookRotation.of(direction)
        : reader.arguments().towards(direction, look.origin(time));
  }

  private Head head(
      @Nullable NumberTrack path, @Nullable RotationTrack turn, @Nullable LookTrack look) {
    List<KeyRow> keys = new ArrayList<>();
    if (path != null) {
      keys.addAll(path.rows());
    }
    if (turn != null) {
      keys.addAll(turn.rows());
    }
    if (look != null) {
      keys.addAll(look.keys());
    }
    keys.sort(Comparator.comparingDouble(KeyRow::time));
    return new Head() {
      @Override
      public Vector position(double time) {
        return look != null ? look.eye().at(time) : path == null ? Vector.ZERO : path.at(time);
      }

      @Override
      public Quaternion rotation(double time) {
        return look != null
            ? towards(look, time)
            : turn == null ? Quaternion.IDENTITY : turn.at(time);
      }

      @Override
      public List<KeyRow> keys() {
        return keys;
      }
    };
  }
}
