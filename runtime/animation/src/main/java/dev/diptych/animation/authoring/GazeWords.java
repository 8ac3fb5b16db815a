package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Places;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.take.KeyList;
import dev.diptych.animation.authoring.take.TakeWriter;
import dev.diptych.animation.authoring.take.TakenFigure;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.hand.PoseMixture;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The words of the eye gaze: {@code look} with {@code dwell}, and {@code follow Camera}. The eyes
 * are where the head is, unless a row sets them.
 *
 * @param rows reads rows
 * @param world reads places in the world
 * @param head the movement of the head
 */
record GazeWords(KeyRows rows, Places world, Head head) {
  static final Set<String> WORDS = Set.of("look", "dwell", "follow", Places.IN);
  private static final Vector FORWARD = new Vector(0, 0, 1);

  /**
   * How the eyes move.
   *
   * @param look the words {@code look}, or null
   * @param follows whether they look where the head looks
   * @param origin the plain keys of the eyes
   * @param direction the plain keys of what they look at
   * @param head where the eyes are without keys
   * @param take what takes write
   */
  record Gaze(
      @Nullable LookPath look,
      boolean follows,
      Supplier<Optional<PlainTrack>> origin,
      Supplier<Optional<PlainTrack>> direction,
      Head head,
      TakenFigure take) {
    /** Where the eyes are, with +Z to what they look at. */
    Transform at(double time) {
      return take.covers(time) ? taken(time) : authored(time);
    }

    private Transform taken(double time) {
      Transform taken = take.gaze(time, authored(time), hasWords());
      Vector eye = origin.get().map(track -> Vector.of(track.at(time))).orElse(taken.position());
      return direction
          .get()
          .map(track -> Vector.of(track.at(time)))
          .filter(ahead -> ahead.norm() > 0)
          .map(ahead -> new Transform(eye, LookRotation.of(ahead)))
          .orElse(new Transform(eye, taken.rotation()));
    }

    /** Whether words move the eyes. */
    boolean hasWords() {
      return look != null || follows;
    }

    private Transform authored(double time) {
      if (look != null) {
        return new Transform(look.eye(time), LookRotation.of(look.direction(time)));
      }
      if (follows) {
        return head.at(time);
      }
      Vector eye =
          origin.get().map(track -> Vector.of(track.at(time))).orElseGet(() -> head.position(time));
      Vector ahead = direction.get().map(track -> Vector.of(track.at(time))).orElse(FORWARD);
      return new Transform(eye, LookRotation.of(ahead.norm() > 0 ? ahead : FORWARD));
    }

    /** The keys of the rows, and those that takes write. */
    List<KeyRow> keys() {
      List<KeyRow> keys = new ArrayList<>(look == null ? List.of() : look.keys());
      keys.addAll(take.keys());
      return keys;
    }
  }

  /** How the eyes move; nothing if the text has no gaze. */
  Optional<Gaze> read(Section root, TakenFigure take) {
    return root.section("EyeGaze").map(section -> gaze(section, take));
  }

  private Arguments arguments() {
    return rows.arguments();
  }

  private Gaze gaze(Section gaze, TakenFigure take) {
    WordRules rules = new WordRules(arguments());
    rules.check(gaze, WORDS, null);
    Optional<Section> look = gaze.section("look");
    Optional<Evaluated> follow = gaze.setting("follow");
    double dwell =
        gaze.setting("dwell").map(value -> LookReader.dwell(value, arguments())).orElse(0.0);
    if (look.isPresent() || follow.isPresent()) {
      rules.alone(gaze, look.isPresent() ? "look" : "follow", List.of("Origin", "Direction"));
    }
    follow.ifPresent(value -> requireCamera(value, look.isPresent()));
    LookPath path =
        look.flatMap(
                section ->
                    new LookReader(world.of(gaze), head::position, dwell).read(rows.read(section)))
            .orElse(null);
    if (look.isEmpty() && follow.isPresent() && head.keys().isEmpty()) {
      arguments().error(follow.get().origin(), "the camera has no keys to follow");
    }
    return new Gaze(
        path,
        follow.isPresent(),
        PlainTrack.read(gaze, "Origin", 3, arguments()),
        PlainTrack.read(gaze, "Direction", 3, arguments()),
        head,
        take);
  }

  private void requireCamera(Evaluated follow, boolean looks) {
    if (!(follow instanceof Value.Word word && word.text().equals("Camera"))) {
      arguments().error(follow.origin(), "the gaze can follow the camera only: follow Camera");
    } else if (looks) {
      arguments().error(follow.origin(), "'look' turns the eyes already");
    }
  }

  /** Replaces the words of the gaze by keys. */
  void write(Section root, Gaze gaze, PoseOutput output, SceneKeys all) {
    Section section = root.section("EyeGaze").orElseThrow();
    section.removeIf(entry -> WORDS.contains(String.valueOf(WordRules.word(entry))));
    LookPath look = gaze.look();
    if (!gaze.take().isEmpty()) {
      taken(section, gaze, output, all);
    } else if (look != null) {
      write(
          section,
          timeline(look, all),
          (time, values) -> put(look.eye(time), look.direction(time), values),
          output);
    } else if (gaze.follows() && !head.keys().isEmpty()) {
      Timeline keys =
          head.isPlain() ? Timeline.of(head.tracks()) : all.of(head.tracks(), head.last());
      write(section, keys, (time, values) -> put(head, time, values), output);
    }
  }

  /** Writes what takes play, and words outside of that. */
  private void taken(Section section, Gaze gaze, PoseOutput output, SceneKeys all) {
    LookPath look = gaze.look();
    Timeline followed = head.keys().isEmpty() ? null : all.of(head.tracks(), head.last());
    Timeline below = look == null ? followed : timeline(look, all);
    Movement movement =
        (time, values) -> {
          Transform eyes = gaze.at(time);
          put(values, 0, eyes.position());
          put(values, 1, eyes.rotation().rotate(FORWARD));
        };
    List<Channel> channels =
        List.of(
            output.tolerances().position(0),
            output.tolerances().rotation(3),
            output.tolerances().direction(PoseMixture.NUMBERS),
            output.tolerances().rotation(PoseMixture.NUMBERS + 3));
    Timeline words = gaze.hasWords() ? below : null;
    List<KeyList> keys =
        new TakeWriter(gaze.take(), movement, words, output.output()::sample).write(channels);
    output.output().add(section, "Origin", keys.get(0));
    output.output().add(section, "Direction", keys.get(2));
  }

  private static void put(double[] values, int pose, Vector place) {
    PoseMixture.set(values, pose, place, Quaternion.IDENTITY);
  }

  /** The keys of its rows; in scenes it goes on while the head or what it looks at moves. */
  private Timeline timeline(LookPath look, SceneKeys all) {
    List<KeyRow> own = look.keys();
    if (look.isPlain() && head.isPlain() && !world.stage().isUsed()) {
      // Without scenes, the eyes follow the head between the keys of look only.
      return Timeline.of(own);
    }
    List<KeyRow> moving = head.keys();
    double end = moving.isEmpty() ? 0 : moving.get(moving.size() - 1).time();
    boolean goesOn = look.last() != Space.WORLD || head.last() != Space.WORLD;
    return Timeline.of(own).among(all.all(), goesOn ? all.end() : end);
  }

  private static void put(Head head, double time, double[] values) {
    put(head.position(time), head.rotation(time).rotate(FORWARD), values);
  }

  private static void put(Vector eye, Vector direction, double[] values) {
    System.arraycopy(eye.toArray(), 0, values, 0, 3);
    Vector unit = direction.norm() > 0 ? direction.unit() : FORWARD;
    System.arraycopy(unit.toArray(), 0, values, 3, 3);
  }

  private static void write(Section gaze, Timeline keys, Movement movement, PoseOutput output) {
    Channel origin = output.tolerances().position(0);
    Channel direction = output.tolerances().direction(3);
    Samples samples = output.output().sample(movement, 6, List.of(origin, direction), keys);
    output.output().add(gaze, "Origin", samples.thin(origin), keys);
    output.output().add(gaze, "Direction", samples.thin(direction, keys.own()), keys);
  }
}
