package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.authoring.track.TrackReader;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.schema.Unit;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The words of the eye gaze: {@code look} with {@code dwell}, and {@code follow Camera}. The eyes
 * are where the head is, unless a row sets them.
 *
 * @param reader reads tracks
 * @param output writes keys
 * @param head the movement of the head
 */
record GazeWords(TrackReader reader, PoseOutput output, Head head) {
  static final Set<String> WORDS = Set.of("look", "dwell", "follow");
  private static final Vector FORWARD = new Vector(0, 0, 1);

  /** Expands the gaze, if the text has one. */
  void expand(Section root) {
    root.section("EyeGaze").ifPresent(this::gaze);
  }

  private void gaze(Section gaze) {
    WordRules rules = new WordRules(reader.arguments());
    rules.check(gaze, WORDS, null);
    Optional<Section> look = gaze.section("look");
    Optional<Evaluated> follow = gaze.setting("follow");
    double dwell =
        gaze.setting("dwell")
            .map(v -> reader.notNegative(reader.arguments().number(v, Unit.SECOND), v.origin()))
            .orElse(0.0);
    gaze.removeIf(entry -> WORDS.contains(String.valueOf(WordRules.word(entry))));
    if (look.isPresent() || follow.isPresent()) {
      rules.alone(gaze, look.isPresent() ? "look" : "follow", List.of("Origin", "Direction"));
    }
    follow.ifPresent(value -> requireCamera(value, look.isPresent()));
    if (look.isPresent()) {
      reader
          .look(look.get(), head::position, dwell)
          .ifPresent(
              track ->
                  write(
                      gaze,
                      track.keys(),
                      (time, values) -> {
                        Vector direction = track.direction(time);
                        if (!(direction.norm() > 0)) {
                          reader.arguments().towards(direction, track.origin(time));
                        }
                        put(track.eye().at(time), direction, values);
                      }));
    } else if (follow.isPresent() && head.keys().isEmpty()) {
      reader.arguments().error(follow.get().origin(), "the camera has no words to follow");
    } else if (follow.isPresent()) {
      write(
          gaze,
          head.keys(),
          (time, values) -> put(head.position(time), head.rotation(time).rotate(FORWARD), values));
    }
  }

  private void requireCamera(Evaluated follow, boolean looks) {
    if (!(follow instanceof Value.Word word && word.text().equals("Camera"))) {
      reader
          .arguments()
          .error(follow.origin(), "the gaze can follow the camera only: follow Camera");
    } else if (looks) {
      reader.arguments().error(follow.origin(), "'look' turns the eyes already");
    }
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
    output.output().add(gaze, "Origin", samples.thin(origin), keys);
    output.output().add(gaze, "Direction", samples.thin(direction, keys.times()), keys);
  }
}
