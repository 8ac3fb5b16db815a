package dev.diptych.animation.authoring;

import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.schema.Unit;
import java.util.List;
import java.util.Optional;

/**
 * The words of the eye gaze: {@code look} with {@code dwell}, and {@code follow Camera}. The eyes
 * are where the head is, unless a row sets them.
 *
 * @param reader reads tracks
 * @param output writes keys
 * @param head the movement of the head
 */
record GazeWords(TrackReader reader, PoseOutput output, Head head) {
  private static final Vector FORWARD = new Vector(0, 0, 1);

  /** Expands the gaze, if the text has one. */
  void expand(Section root) {
    root.section("EyeGaze").ifPresent(this::gaze);
  }

  private void gaze(Section gaze) {
    Optional<Section> look = gaze.section("look");
    Optional<Evaluated> follow = gaze.setting("follow");
    double dwell =
        gaze.setting("dwell").map(v -> reader.arguments().number(v, Unit.SECOND)).orElse(0.0);
    gaze.removeIf(GazeWords::isWord);
    if (look.isPresent()) {
      reader
          .look(look.get(), head::position, dwell)
          .ifPresent(
              track ->
                  write(
                      gaze,
                      track.keys(),
                      (time, values) -> put(track.eye().at(time), track.direction(time), values)));
    } else if (follow.isPresent() && head.keys().isEmpty()) {
      reader.arguments().error(follow.get().origin(), "the camera has no words to follow");
    } else if (follow.isPresent()) {
      write(
          gaze,
          head.keys(),
          (time, values) -> put(head.position(time), head.rotation(time).rotate(FORWARD), values));
    }
  }

  private static boolean isWord(Entry entry) {
    return (entry instanceof Section section && section.name().equals("look"))
        || (entry instanceof Entry.Setting setting
            && (setting.name().equals("dwell") || setting.name().equals("follow")));
  }

  private static void put(Vector eye, Vector direction, double[] values) {
    System.arraycopy(eye.toArray(), 0, values, 0, 3);
    Vector unit = direction.norm() > 0 ? direction.unit() : FORWARD;
    System.arraycopy(unit.toArray(), 0, values, 3, 3);
  }

  private void write(Section gaze, List<KeyRow> rows, Movement movement) {
    Timeline keys = Timeline.of(rows);
    Channel origin = output.tolerances().position(0);
    Channel direction = output.tolerances().direction(3);
    Samples samples = output.output().sample(movement, 6, List.of(origin, direction), keys);
    output.output().addFree(gaze, "Origin", samples, origin, keys);
    output.output().add(gaze, "Direction", samples, direction, keys);
  }
}
