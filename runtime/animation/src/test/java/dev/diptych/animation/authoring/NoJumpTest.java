package dev.diptych.animation.authoring;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.authoring.space.PlaceException;
import dev.diptych.animation.authoring.space.Prop;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.ExpansionContext;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Source;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Nothing jumps where the space or the point of a path changes, over 2,000 generated paths. */
class NoJumpTest {
  private static final int TEXTS = 500;

  /** Each text moves two hands, a prop and the camera, and turns them. */
  private static final int PATHS_OF_TEXT = 4;

  private static final double SIDE = 1e-6;
  private static final double METRES = 1e-5;
  private static final Vector ASIDE = new Vector(0.03, 0.02, 0.04);
  private static final Includes NONE =
      new Includes() {
        @Override
        public String identity() {
          return "text";
        }

        @Override
        public Optional<Included> read(String file, int maxBytes, Origin statement, Report report) {
          return Optional.empty();
        }
      };

  private final Engine engine = Engine.shipped();
  private final List<String> jumps = new ArrayList<>();
  private int paths;
  private int changes;

  /** Reads words as they are read, and looks at them instead of writing keys. */
  private final class Looking implements Vocabulary {
    private final InputVocabulary words = new InputVocabulary();
    private final String name;

    private Looking(String name) {
      this.name = name;
    }

    @Override
    public boolean appliesTo(FormatName format) {
      return words.appliesTo(format);
    }

    @Override
    public Set<String> words() {
      return words.words();
    }

    @Override
    public List<Source> definitions() {
      return words.definitions();
    }

    @Override
    public void expand(Section root, ExpansionContext context) {
      Arguments arguments = new Arguments(context, Unit.METRE, Float.MAX_VALUE);
      SceneText scene = new SceneText(root, new KeyRows(arguments));
      if (!context.report().hasErrors()) {
        try {
          look(name, scene);
        } catch (PlaceException e) {
          // A cycle, or a direction to a place that is too near.
        }
      }
      root.removeIf(entry -> true);
    }
  }

  @Test
  void nothingJumpsWhereSpacesAndPointsChange() {
    // A text with a cycle has no paths.
    for (int seed = 0; paths < TEXTS * PATHS_OF_TEXT && seed < 2 * TEXTS; seed++) {
      Looking looking = new Looking("seed " + seed);
      byte[] text = SceneTexts.of(seed).getBytes(UTF_8);
      new AuthoredTexts(engine, () -> List.of(looking), NONE, 1)
          .openText("text", ByteBuffer.wrap(text), Selection.ANY);
    }
    assertThat(jumps).isEmpty();
    assertThat(paths).isGreaterThanOrEqualTo(2000);
    assertThat(changes).isGreaterThan(10 * TEXTS);
  }

  private void look(String name, SceneText scene) {
    TreeSet<Double> times = new TreeSet<>();
    for (KeyRow key : scene.rows()) {
      times.add(key.time());
    }
    for (double time : times) {
      List<Vector> before = points(scene, time - SIDE);
      List<Vector> after = points(scene, time + SIDE);
      if (differ(before, after, METRES)) {
        // A hand may be so fast: what it goes in a microsecond on both sides does not count.
        double fast = farthest(points(scene, time - 2 * SIDE), before);
        fast += farthest(after, points(scene, time + 2 * SIDE));
        if (differ(before, after, METRES + fast) || fast > 5 * METRES) {
          jumps.add(name + ": " + farthest(before, after) + " m at " + time + " s");
        }
      }
      changes++;
    }
    paths += PATHS_OF_TEXT;
  }

  private static boolean differ(List<Vector> before, List<Vector> after, double metres) {
    return !(farthest(before, after) <= metres);
  }

  private static double farthest(List<Vector> before, List<Vector> after) {
    double farthest = 0;
    for (int point = 0; point < before.size(); point++) {
      farthest = Math.max(farthest, before.get(point).minus(after.get(point)).norm());
    }
    return farthest;
  }

  /** All joints, and two points of everything that has a rotation. */
  private static List<Vector> points(SceneText scene, double time) {
    List<Vector> points = new ArrayList<>();
    for (Side side : Side.values()) {
      double[] joints = scene.actors().joints(side, time);
      for (Joint joint : Joint.values()) {
        Vector place = HandSkeleton.position(joints, 0, joint);
        points.add(place);
        points.add(place.plus(HandSkeleton.rotation(joints, 0, joint).rotate(ASIDE)));
      }
    }
    add(points, scene.actors().head(time));
    for (Prop prop : scene.stage().props()) {
      add(points, prop.at(time));
    }
    return points;
  }

  private static void add(List<Vector> points, Transform place) {
    points.add(place.position());
    points.add(place.apply(ASIDE));
  }
}
