package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.cli.session.Families;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.family.scene.Check;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Scenery;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.source.Span;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What texts expect, and what {@code check} reports of it. */
class ExpectationTest {
  private static final double RATE = 240;

  static List<AuthoredCase> cases() throws IOException {
    return AuthoredCase.all("expect");
  }

  static List<String> falsified() throws IOException {
    List<String> lines =
        Files.readAllLines(Repository.path("conformance/authored/falsified.tsv"), UTF_8);
    return lines.subList(1, lines.size());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void reportsWhatDoesNotHold(AuthoredCase one) throws IOException {
    String text = Files.readString(one.file("twin"));
    String found = one.printed(failures(one, text));
    assertThat(found.isEmpty()).isEqualTo(one.name().startsWith("scene-"));
    Golden.holdOptional(one.file("found"), found);
  }

  /** Each expectation of a scene, changed by a tenth of a millimetre too much. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("falsified")
  void failsAtTheRightTime(String line) throws IOException {
    String[] cells = line.split("\t", -1);
    AuthoredCase scene = scene(cells[0]);
    String text = Files.readString(scene.file("twin"));
    assertThat(text).contains(cells[1]);
    List<Diagnostic> found = failures(scene, text.replace(cells[1], cells[2]));
    assertThat(found).isNotEmpty();
    Diagnostic failure = found.get(0);
    assertThat(failure.code()).isEqualTo("expectation");
    assertThat(failure.data().get("time"))
        .isBetween(Double.parseDouble(cells[3]) - 1e-4, Double.parseDouble(cells[4]) + 1e-4);
  }

  /** A picture shows red where the check reports a failure, and at no other time. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void aDrawingAgreesWithTheCheck(AuthoredCase one) throws IOException {
    String text = Files.readString(one.file("twin"));
    List<Check> failed =
        drawn(one, text).checks().stream().filter(check -> !check.passed()).toList();
    List<Diagnostic> failures = failures(one, text).stream().filter(Diagnostic::isError).toList();
    assertThat(failed).hasSameSizeAs(failures);
    for (int i = 0; i < failed.size(); i++) {
      Check check = failed.get(i);
      Map<String, Double> data = failures.get(i).data();
      assertThat(span(check.at())).isEqualTo(span(failures.get(i).location()));
      if (data.containsKey("time")) {
        assertThat(check.moment()).isEqualTo(data.get("time"));
        assertThat(check.spans())
            .as(check.text())
            .anyMatch(
                span ->
                    !span.passed()
                        && span.from() <= data.get("time")
                        && data.get("time") <= span.to()
                        && Math.abs(span.from() - data.get("from")) < 1e-6
                        && Math.abs(span.to() - data.get("until")) < 1e-6);
      }
    }
  }

  private static Span span(Location location) {
    return ((Location.InText) location).span();
  }

  private static Scene drawn(AuthoredCase one, String text) {
    LocatedDocument opened = opened(one, text);
    Scene plain = Families.scenes(opened.document(), Map.of()).get(0);
    return ((Scenery) opened.checks().get(0)).around(plain, opened.document()).scene();
  }

  /** The farthest and the nearest of two things, by a walk through the curves of the file. */
  @ParameterizedTest
  @CsvSource({
    "press, Right.IndexTip, Button, 0.12, 1.45, 0.55, 0.03, 0.03, 0.01",
    "press, Right.Palm, Button, 0.12, 1.45, 0.55, 0.03, 0.03, 0.01",
    "scale, Left.IndexTip, Cube, 0, 1.3, 0.45, 0.05, 0.05, 0.05",
    "gaze, Right.Wrist, B, 0, 1.5, 1.3, 0.1, 0.06, 0.01",
    "slide, Right.ThumbTip, Rail, 0, 1.35, 0.42, 0.15, 0.01, 0.01"
  })
  void agreesWithAnotherEvaluation(
      String name,
      String joint,
      String prop,
      double x,
      double y,
      double z,
      double width,
      double height,
      double depth)
      throws IOException {
    AuthoredCase scene = scene(name);
    String text = Files.readString(scene.file("twin"));
    int start = text.indexOf("expect {");
    String about = joint + " within(%s) of " + prop;
    String asked =
        text.substring(0, start)
            + String.format("expect { 0 .. end  " + about + "  0 .. end  not " + about, "0", "9m")
            + " }\nEof\n";
    List<Diagnostic> found = failures(scene, asked);
    double[] own =
        extremes(document(scene, text), joint, new double[] {x, y, z, width, height, depth});
    assertThat(found).hasSize(2);
    assertThat(found.get(0).data().get("worst")).isCloseTo(own[1], within(2e-4));
    assertThat(found.get(0).data().get("worst")).isGreaterThan(own[1] - 2e-5);
    assertThat(found.get(1).data().get("worst")).isCloseTo(own[0], within(2e-3));
    assertThat(found.get(1).data().get("worst")).isLessThan(own[0] + 2e-5);
  }

  private static AuthoredCase scene(String name) throws IOException {
    return cases().stream()
        .filter(one -> one.name().equals("scene-" + name))
        .findFirst()
        .orElseThrow();
  }

  private static List<Diagnostic> failures(AuthoredCase one, String text) {
    LocatedDocument opened = opened(one, text);
    Document document = one.engine().completed("text", opened).value().orElseThrow().document();
    List<Diagnostic> found = new ArrayList<>();
    opened.checks().forEach(check -> found.addAll(check.check(document)));
    return found;
  }

  private static Document document(AuthoredCase one, String text) {
    return one.engine().completed("text", opened(one, text)).value().orElseThrow().document();
  }

  private static LocatedDocument opened(AuthoredCase one, String text) {
    Result<LocatedDocument> result = one.open(text.getBytes(UTF_8));
    assertThat(result.ok()).as(one.printed(result.diagnostics())).isTrue();
    return result.value().orElseThrow();
  }

  /** The least and the largest distance of a joint from a box at rest, while it is tracked. */
  private static double[] extremes(Document document, String joint, double[] box) {
    InputAnimation animation = InputAnimation.of(document);
    var hand = animation.hands().get(joint.startsWith("Left") ? 0 : 1);
    var curves = hand.joint(joint.substring(joint.indexOf('.') + 1)).orElseThrow().position();
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int frame = 0; frame <= animation.duration() * RATE; frame++) {
      double time = frame / RATE;
      if (!(step(hand.tracked(), time) > 0.5)) {
        continue;
      }
      double outside = 0;
      double inside = Double.NEGATIVE_INFINITY;
      for (int axis = 0; axis < 3; axis++) {
        double over = Math.abs(line(curves.get(axis), time) - box[axis]) - box[axis + 3];
        outside += Math.max(0, over) * Math.max(0, over);
        inside = Math.max(inside, over);
      }
      double distance = inside < 0 ? inside : Math.sqrt(outside);
      least = Math.min(least, distance);
      most = Math.max(most, distance);
    }
    return new double[] {least, most};
  }

  private static double step(Curve curve, double time) {
    double value = 0;
    for (int key = 0; key < curve.size(); key++) {
      value = key == 0 || curve.time(key) <= time ? curve.value(key) : value;
    }
    return value;
  }

  private static double line(Curve curve, double time) {
    int last = curve.size() - 1;
    if (time <= curve.time(0)) {
      return curve.value(0);
    }
    for (int key = 1; key <= last; key++) {
      if (time < curve.time(key)) {
        double part = (time - curve.time(key - 1)) / (curve.time(key) - curve.time(key - 1));
        return curve.value(key - 1) + part * (curve.value(key) - curve.value(key - 1));
      }
    }
    return curve.value(last);
  }
}
