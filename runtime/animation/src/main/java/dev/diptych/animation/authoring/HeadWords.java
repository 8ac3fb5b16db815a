package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.PathReader;
import dev.diptych.animation.authoring.space.PlacePath;
import dev.diptych.animation.authoring.space.Places;
import dev.diptych.animation.authoring.space.TurnPath;
import dev.diptych.animation.authoring.space.TurnReader;
import dev.diptych.animation.authoring.take.KeyList;
import dev.diptych.animation.authoring.take.TakeWriter;
import dev.diptych.animation.authoring.take.TakenFigure;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.EyePosition;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The words of the camera: {@code move}, {@code turn} and {@code look}.
 *
 * @param rows reads rows
 * @param world reads places in the world
 */
record HeadWords(KeyRows rows, Places world) {
  static final Set<String> WORDS = Set.of("move", "turn", "look", Places.IN);
  private static final Set<String> BLOCKS = Set.of("move", "turn", "look");

  /** How the head moves; at rest if the text has no camera. */
  Head read(Section root, TakenFigure take) {
    return root.section("Camera").map(camera -> camera(camera, take)).orElse(Head.AT_REST);
  }

  private Head camera(Section camera, TakenFigure take) {
    WordRules rules = new WordRules(arguments());
    rules.check(camera, WORDS, null);
    Places places = world.of(camera);
    PlacePath path =
        camera
            .section("move")
            .flatMap(section -> new PathReader(places, null).read(rows.read(section)))
            .orElse(null);
    PlainPose plain = new PlainPose(camera, arguments());
    EyePosition eye =
        path != null ? path::at : time -> plain.position(time, Head.AT_REST.position(time));
    Optional<Section> turning = camera.section("turn");
    TurnPath turn =
        turning
            .flatMap(section -> new TurnReader(places, eye, null).read(rows.read(section)))
            .orElse(null);
    EyePosition moving = path == null ? null : path::at;
    LookPath look =
        camera
            .section("look")
            .flatMap(section -> new LookReader(places, moving, 0).read(rows.read(section)))
            .orElse(null);
    Head head = new Head(path, turn, look, plain, take);
    check(camera, rules, head, turning);
    return head;
  }

  private Arguments arguments() {
    return rows.arguments();
  }

  private void check(Section camera, WordRules rules, Head head, Optional<Section> turning) {
    if (head.look() != null) {
      rules.alone(camera, "look", List.of("Position", "Rotation"));
    }
    if (head.path() != null) {
      rules.alone(camera, "move", List.of("Position"));
    }
    if (head.turn() != null) {
      rules.alone(camera, "turn", List.of("Rotation"));
    }
    if (head.look() != null && head.turn() != null) {
      arguments().error(turning.orElseThrow().origin(), "'look' turns the camera already");
    }
  }

  /** Replaces the words of the camera by keys. */
  void write(Section root, Head head, PoseOutput output, SceneKeys keys) {
    root.section("Camera").ifPresent(camera -> camera(camera, head, output, keys));
  }

  private void camera(Section camera, Head head, PoseOutput output, SceneKeys keys) {
    camera.removeIf(entry -> isWord(entry));
    if (!head.take().isEmpty()) {
      taken(camera, head, output, keys);
      return;
    }
    PlacePath path = head.path();
    TurnPath turn = head.turn();
    if (head.look() != null) {
      write(camera, head, head.look(), output, keys);
      return;
    }
    if (path != null) {
      output.path(camera, "Position", path, keys);
    }
    if (turn != null) {
      output.turn(camera, "Rotation", turn, keys);
    } else if (path != null && camera.section("Rotation").isEmpty()) {
      // Without keys the rotation would play as (0 0 0 0).
      List<KeyRow> first = path.keys().subList(0, 1);
      output.rotation(camera, "Rotation", new RotationTrack(first, List.of(Quaternion.IDENTITY)));
    }
  }

  /** Writes what takes play, and words outside of that. */
  private static void taken(Section camera, Head head, PoseOutput output, SceneKeys all) {
    Timeline below = head.hasWords() ? all.of(head.words(), head.last()) : null;
    Movement movement = (time, values) -> at(head.at(time), values);
    List<KeyList> keys =
        new TakeWriter(head.take(), movement, below, output.output()::sample)
            .write(List.of(output.tolerances().position(0), output.tolerances().rotation(3)));
    output.output().add(camera, "Position", keys.get(0));
    output.output().add(camera, "Rotation", keys.get(1));
  }

  private static void at(Transform head, double[] values) {
    System.arraycopy(head.position().toArray(), 0, values, 0, 3);
    System.arraycopy(head.rotation().toArray(), 0, values, 3, 4);
  }

  private static boolean isWord(Entry entry) {
    String word = WordRules.word(entry);
    return word != null
        && (entry instanceof Section ? BLOCKS.contains(word) : word.equals(Places.IN));
  }

  private void write(Section camera, Head head, LookPath look, PoseOutput output, SceneKeys all) {
    PlacePath path = head.path();
    List<List<KeyRow>> own =
        path == null ? List.of(look.keys()) : List.of(look.keys(), path.keys());
    // Without scenes, the eye follows its path between the keys of look only.
    boolean plain = head.isPlain() && !world.stage().isUsed();
    Timeline keys = plain ? Timeline.of(look.keys()) : all.of(own, head.last());
    Channel position = output.tolerances().position(0);
    Channel rotation = output.tolerances().rotation(3);
    Samples samples =
        output
            .output()
            .sample((time, values) -> at(look, time, values), 7, List.of(position, rotation), keys);
    output.output().add(camera, "Position", samples.thin(position), keys);
    output.output().add(camera, "Rotation", samples.thin(rotation, keys.own()), keys);
  }

  private static void at(LookPath look, double time, double[] values) {
    System.arraycopy(look.eye(time).toArray(), 0, values, 0, 3);
    System.arraycopy(LookRotation.of(look.direction(time)).toArray(), 0, values, 3, 4);
  }
}
