package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Small texts, each of which once showed a fault of a kind: what {@code check} prints of them, and
 * what they play.
 */
class AuthoringCasesTest {
  private static final Path FOLDER = Repository.path("conformance/authored/cases");
  private static final Path CACHE = Repository.path("conformance/target/cache");
  private static final double TOLERANCE = 0.0011; // of positions half a millimetre, of numbers more

  static List<String> cases() throws IOException {
    return Files.readAllLines(FOLDER.resolve("cases.tsv"), UTF_8).stream()
        .map(line -> line.split("\t", -1)[0])
        .toList();
  }

  static List<String> values() throws IOException {
    return Files.readAllLines(FOLDER.resolve("values.tsv"), UTF_8);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void printsWhatIsRight(String file) throws IOException {
    String found = run("check", FOLDER.resolve(file).toString());
    Golden.holdOptional(FOLDER.resolve(file.replaceFirst("\\..*", ".found")), found);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("values")
  void playsWhatIsRight(String line) throws IOException {
    String[] cells = line.split("\t", -1);
    List<Curve> curves = curves(animation(FOLDER.resolve(cells[0])), cells[1]);
    double time = Double.parseDouble(cells[2]);
    double[] expected =
        Stream.of(cells[3].split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
    double[] played = curves.stream().mapToDouble(curve -> at(curve, time)).toArray();
    assertThat(played).hasSameSizeAs(expected);
    // Both signs of a rotation are the same; its length does not matter.
    double length = played.length == 4 ? Math.sqrt(dot(played, played)) : 1;
    double sign = played.length == 4 && dot(played, expected) < 0 ? -1 : 1;
    for (int i = 0; i < played.length; i++) {
      assertThat(sign * played[i] / length).as(line).isCloseTo(expected[i], within(TOLERANCE));
    }
  }

  /** One flipped sign neither keeps keys nor remains. */
  @Test
  void aFlippedSignIsNoMovement(@TempDir Path folder) throws IOException {
    Path smooth = folder.resolve("smooth.twin");
    Path flipped = folder.resolve("flipped.twin");
    run("thin", FOLDER.resolve("thin-smooth.twin").toString(), "-o", smooth.toString());
    run("thin", FOLDER.resolve("thin-one-sign-flipped.twin").toString(), "-o", flipped.toString());
    assertThat(times(flipped)).isEqualTo(times(smooth)).hasSizeLessThan(20);
    Path repaired = folder.resolve("repaired.twin");
    run("repair", FOLDER.resolve("thin-one-sign-flipped.twin").toString(), "-o", repaired + "");
    assertThat(run("check", repaired.toString())).isEmpty();
  }

  @Test
  void everyFileBelongsToACase() throws IOException {
    List<String> listed = cases();
    assertThat(listed).isSorted().doesNotHaveDuplicates();
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> found =
          files
              .map(file -> String.valueOf(file.getFileName()))
              .filter(file -> !file.endsWith(".tsv"))
              .toList();
      assertThat(found.stream().filter(file -> !file.endsWith(".found")))
          .containsExactlyInAnyOrderElementsOf(listed);
      List<String> names = listed.stream().map(file -> file.replaceFirst("\\..*", "")).toList();
      assertThat(names).containsAll(names(found));
    }
    for (String line : values()) {
      assertThat(listed).contains(line.split("\t", -1)[0]);
    }
  }

  private static List<String> names(List<String> files) {
    return files.stream().map(file -> file.replaceFirst("\\..*", "")).distinct().toList();
  }

  private static String run(String... words) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            new PrintStream(err, true, UTF_8),
            false,
            CACHE);
    DiptychCommand.run(console, words);
    Path here = Path.of("").toAbsolutePath();
    String relative = FOLDER.startsWith(here) ? here.relativize(FOLDER) + "/" : FOLDER + "/";
    return err.toString(UTF_8).replace(FOLDER + "/", "").replace(relative, "");
  }

  private static InputAnimation animation(Path file) throws IOException {
    Engine engine = Engine.shipped();
    ByteBuffer text = ByteBuffer.wrap(Files.readAllBytes(file));
    var opened =
        RepositoryTexts.authored(engine, file, List.of())
            .openText(file.toString(), text, Selection.ANY)
            .value()
            .orElseThrow();
    Document document = engine.completed("text", opened).value().orElseThrow().document();
    return InputAnimation.of(document);
  }

  private static List<Float> times(Path file) throws IOException {
    Curve curve = curves(animation(file), "Camera rotation").get(0);
    List<Float> times = new ArrayList<>();
    for (int key = 0; key < curve.size(); key++) {
      times.add(curve.time(key));
    }
    return times;
  }

  /** The curves of {@code Left.Palm position}, {@code Left tracked} or {@code Camera rotation}. */
  private static List<Curve> curves(InputAnimation animation, String what) {
    String[] words = what.split("[. ]", -1);
    String last = words[words.length - 1];
    if (words[0].equals("Camera")) {
      return curves(animation.poses().get(0), last);
    }
    if (words[0].equals("EyeGaze")) {
      var gaze = animation.gaze();
      assertThat(gaze).isNotNull();
      return last.equals("origin") ? gaze.origin() : gaze.direction();
    }
    Hand hand = animation.hands().get(words[0].equals("Left") ? 0 : 1);
    return switch (last) {
      case "tracked" -> List.of(hand.tracked());
      case "pinching" -> List.of(hand.pinching());
      default -> curves(hand.joint(words[1]).orElseThrow(), last);
    };
  }

  private static List<Curve> curves(Pose pose, String what) {
    return what.equals("position") ? pose.position() : pose.rotation();
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  /** Straight lines between keys; flags are steps. */
  private static double at(Curve curve, double time) {
    int next = 0;
    while (next < curve.size() && curve.time(next) <= time) {
      next++;
    }
    if (next == 0 || next == curve.size() || curve.isBoolean()) {
      return curve.value(Math.max(0, Math.min(next, curve.size()) - 1));
    }
    double part = (time - curve.time(next - 1)) / (curve.time(next) - curve.time(next - 1));
    return curve.value(next - 1) + part * (curve.value(next) - curve.value(next - 1));
  }
}
