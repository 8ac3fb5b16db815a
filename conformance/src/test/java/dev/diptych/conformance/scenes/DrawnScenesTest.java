package dev.diptych.conformance.scenes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.session.Families;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.family.scene.Check;
import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Route;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Scenery;
import dev.diptych.family.scene.Shape;
import dev.diptych.family.scene.Track;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What pictures and pages of scenes show: their props, routes and expectations. */
class DrawnScenesTest {
  private static final double METRES = 0.00015;
  private static final double DEGREES = 0.15;
  private static final int RATE = 240;
  private static final Pattern PROP = Pattern.compile("(?m)^prop (\\w+)");

  /** The scene of a text as it is drawn; nothing must be missing. */
  private static Scene drawn(String text) {
    LocatedDocument opened =
        RepositoryTexts.authored(Engine.shipped(), Recordings.FOLDER.resolve("text.twin"))
            .openText("text.twin", ByteBuffer.wrap(text.getBytes(UTF_8)), Selection.ANY)
            .value()
            .orElseThrow();
    assertThat(opened.checks()).hasSize(1);
    Scene plain = Families.scenes(opened.document(), Map.of()).get(0);
    Scenery scenery = (Scenery) opened.checks().get(0);
    Scenery.Furnished furnished = scenery.around(plain, opened.document());
    assertThat(furnished.found()).isEmpty();
    return furnished.scene();
  }

  private static Node node(Scene scene, String name) {
    return scene.nodes().stream()
        .filter(node -> node.label().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** Numbers between two keys, as the page has them. */
  private static double[] at(Track track, double time) {
    int before = Math.max(0, track.before(time));
    int after = Math.min(before + 1, track.size() - 1);
    double[] first = new double[track.numbers()];
    double[] second = new double[track.numbers()];
    track.read(before, first, 0);
    track.read(after, second, 0);
    double length = track.time(after) - track.time(before);
    double part = length > 0 ? (time - track.time(before)) / length : 0;
    for (int i = 0; i < first.length; i++) {
      first[i] += Math.max(0, Math.min(1, part)) * (second[i] - first[i]);
    }
    return first;
  }

  private static V place(Node node, double time) {
    double[] numbers = at(node.position().get(0), time);
    return new V(numbers[0], numbers[1], numbers[2]);
  }

  private static Q turn(Node node, double time) {
    double[] numbers = at(node.rotation().get(0), time);
    return Turns.unit(new Q(numbers[0], numbers[1], numbers[2], numbers[3]));
  }

  static List<String> vectors() throws IOException {
    return SceneVectorsTest.vectors().stream()
        .filter(line -> line.split("\t", -1)[2].matches("Menu|Ball"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void propsAreWhereTheVectorsHaveThem(String line) {
    String[] cells = line.split("\t", -1);
    Node prop = node(drawn(Scenes.written(cells[0])), cells[2]);
    double time = Float.parseFloat(cells[1]);
    double tolerance = Double.parseDouble(cells[5].replace("mm", "")) / 1000;
    assertThat(place(prop, time).distance(vector(cells[3]))).isLessThanOrEqualTo(tolerance);
  }

  private static V vector(String cell) {
    double[] numbers =
        Pattern.compile(" +").splitAsStream(cell.trim()).mapToDouble(Double::parseDouble).toArray();
    return new V(numbers[0], numbers[1], numbers[2]);
  }

  static List<String> scenes() {
    return EvaluatedScenesTest.scenes();
  }

  /** At every frame, by an evaluator that shares no code with the product. */
  @ParameterizedTest
  @MethodSource("scenes")
  void propsGoWhereTheirFormulasTell(String name) {
    Scene scene = drawn(Scenes.written(name));
    SceneModel model = new SceneModel(Scenes.text(name), Scenes.compile(Scenes.text(name)), true);
    Matcher props = PROP.matcher(Scenes.written(name));
    int compared = 0;
    while (props.find()) {
      Node prop = node(scene, props.group(1));
      Axes axes = model.find(props.group(1));
      for (int frame = 0; frame <= scene.end() * RATE; frame++) {
        double time = (float) ((double) frame / RATE);
        assertThat(place(prop, time).distance(axes.origin(time)))
            .as("%s at %s", prop.name(), time)
            .isLessThan(METRES);
        assertThat(turn(prop, time).angle(Turns.unit(axes.rotation(time))))
            .as("%s at %s", prop.name(), time)
            .isLessThan(DEGREES);
        compared++;
      }
    }
    assertThat(compared > 0).isEqualTo(PROP.matcher(Scenes.written(name)).find());
  }

  /** What is compared above is not blind. */
  @Test
  void aPropThatIsElsewhereIsDrawnElsewhere() {
    String text = Scenes.written("01-press");
    V place = place(node(drawn(text), "Button"), 1);
    assertThat(place.distance(new V(0.12, 1.45, 0.55))).isLessThan(1e-6);
    String moved = text.replace("at (12cm 1.45m 55cm)", "at (12cm 1.45m 55.1cm)");
    assertThat(moved).isNotEqualTo(text);
    assertThat(place(node(drawn(Scenes.withoutExpectations(moved)), "Button"), 1).distance(place))
        .isBetween(0.0009, 0.0011);
  }

  /** How many expectations and routes each scene has, and the rows of the longest route. */
  @ParameterizedTest
  @CsvSource({
    "01-press, 5, 1, 6",
    "02-slide, 3, 2, 6",
    "03-palm-menu, 4, 2, 6",
    "04-scale, 3, 2, 6",
    "05-rotate, 3, 1, 4",
    "06-teleport, 2, 1, 4",
    "07-gaze, 6, 0, 0",
    "08-walk-and-grab, 4, 2, 7",
    "09-catch, 3, 2, 4"
  })
  void expectationsHoldWhereTheyAreDrawn(String name, int checks, int routes, int rows) {
    Scene scene = drawn(Scenes.written(name));
    assertThat(scene.checks()).hasSize(checks);
    for (Check check : scene.checks()) {
      assertThat(check.passed()).as(check.text()).isTrue();
      assertThat(check.spans()).as(check.text()).isNotEmpty();
      assertThat(check.nodes()).as(check.text()).isNotEmpty().doesNotContain(-1);
      double before = Double.NEGATIVE_INFINITY;
      for (Check.Span span : check.spans()) {
        assertThat(span.from()).isGreaterThanOrEqualTo(before).isLessThanOrEqualTo(span.to());
        before = span.to();
      }
      assertThat(before).isLessThanOrEqualTo(scene.end());
      assertThat(check.at()).isInstanceOf(Location.InText.class);
    }
    assertThat(scene.routes()).hasSize(routes);
    assertThat(scene.routes().stream().mapToInt(route -> route.times().size()).max().orElse(0))
        .isEqualTo(rows);
    for (Route route : scene.routes()) {
      assertThat(route.node()).isBetween(0, scene.nodes().size() - 1);
      assertThat(route.times()).isSorted();
    }
  }

  @Test
  void aSpanIsTheTimeInWhichItHolds() {
    Scene scene = drawn(Scenes.written("01-press"));
    Check reaches = scene.checks().get(0);
    assertThat(reaches.text()).isEqualTo("0.9s .. 1.2s  Right.IndexTip reaches Button");
    assertThat(reaches.spans()).hasSize(1);
    // It is in the front of the button from 1 s on, and leaves it within 0.2 s after 1.1 s.
    assertThat(reaches.spans().get(0).from()).isBetween(0.998, 1.0005);
    assertThat(reaches.spans().get(0).to()).isBetween(1.101, 1.2);
    assertThat(scene.nodes().get(reaches.node()).label()).isEqualTo("Right.IndexTip");
    Check sees = scene.checks().get(3);
    assertThat(sees.spans()).containsExactly(new Check.Span(0.6f, 0.6f, true));
    assertThat(scene.nodes().get(sees.node()).label()).isEqualTo("Button");
  }

  @Test
  void solidsHaveTheirSizes() {
    Scene press = drawn(Scenes.written("01-press"));
    assertThat(node(press, "Button").shape()).isEqualTo(new Shape.Box(0.06, 0.06, 0.02));
    Scene slide = drawn(Scenes.written("02-slide"));
    assertThat(node(slide, "Knob").shape()).isEqualTo(new Shape.Ball(0.02));
    Scene teleport = drawn(Scenes.written("06-teleport"));
    assertThat(node(teleport, "Spot").shape()).isInstanceOf(Shape.Place.class);
  }

  /** A text without expectations has props, and its check reports nothing. */
  @Test
  void propsAloneAreDrawn() {
    Scene scene = drawn(Scenes.text("02-slide"));
    assertThat(scene.checks()).isEmpty();
    assertThat(node(scene, "Rail").position().get(0).size()).isEqualTo(1);
    Track knob = node(scene, "Knob").position().get(0);
    assertThat(knob.size()).isGreaterThan(5);
    Location written = knob.written(knob.before(2));
    assertThat(written).isInstanceOf(Location.InText.class);
    Location.InText at = (Location.InText) written;
    assertThat(at.source().position(at.span().start()).line()).isEqualTo(3);
  }
}
