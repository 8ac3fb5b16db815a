package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.playback.Playback;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the page shows joints, compared with an evaluator that shares no code with it. */
class PositionsTest {
  private static final int TIMES = 100;
  private static final double TOLERANCE = 1e-4;
  private static final int LOOP = 2;
  private static final int PING_PONG = 4;

  private final SplittableRandom random = new SplittableRandom(18);

  @TempDir private Path folder;

  @Test
  void anAuthoredText() throws Exception {
    Path text = Repository.path("runtime/animation/docs/examples/pinch_drag_mirrored.twin");
    Path binary = folder.resolve("a.bin");
    Shell.run("compile", text.toString(), "-o", binary.toString());
    compare(text, IndependentReader.read(Files.readAllBytes(binary), Layout.SHIPPED), 0, 4);
  }

  @Test
  void keysWithTangentsWeightsAndWrapModes() throws Exception {
    Animation animation = made();
    Path binary = folder.resolve("b.bin");
    Files.write(binary, IndependentWriter.write(animation));
    compare(binary, animation, 0, 6);
  }

  /** An animation of version 1.0 in which every curve bends, and some repeat before others end. */
  private Animation made() {
    List<Pose> left = joints();
    return new Animation(
        1,
        0,
        Layout.SHIPPED,
        -1,
        -1,
        -1,
        pose(),
        constant(1),
        constant(1),
        constant(0),
        constant(0),
        left,
        joints(),
        null,
        List.of(),
        new byte[0]);
  }

  private List<Pose> joints() {
    List<Pose> joints = new ArrayList<>();
    for (int i = 0; i < Animation.JOINTS; i++) {
      joints.add(pose());
    }
    return joints;
  }

  private Pose pose() {
    List<Curve> curves = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      curves.add(curve());
    }
    return Pose.of(curves);
  }

  private static Curve constant(float value) {
    return Curve.of(List.of(Key.of(0, value)));
  }

  private Curve curve() {
    int[] wraps = {Curve.CLAMP_FOREVER, LOOP, PING_PONG};
    List<Key> keys = new ArrayList<>();
    float time = (float) random.nextDouble(0, 1);
    for (int i = random.nextInt(1, 12); i > 0; i--) {
      float slope = random.nextInt(9) == 0 ? Float.POSITIVE_INFINITY : number(4);
      keys.add(full(time, number(1), slope, number(4), weight(), weight(), random.nextInt(4)));
      time += (float) random.nextDouble(0.05, 0.8);
    }
    return new Curve(wraps[random.nextInt(3)], wraps[random.nextInt(3)], keys);
  }

  private float number(double limit) {
    return (float) random.nextDouble(-limit, limit);
  }

  private float weight() {
    return (float) random.nextDouble();
  }

  private static Key full(
      float time, float value, float in, float out, float inWeight, float outWeight, int mode) {
    return new Key(
        new int[] {
          Float.floatToRawIntBits(time),
          Float.floatToRawIntBits(value),
          Float.floatToRawIntBits(in),
          Float.floatToRawIntBits(out),
          Float.floatToRawIntBits(inWeight),
          Float.floatToRawIntBits(outWeight),
          mode
        });
  }

  private void compare(Path file, Animation animation, double from, double to) throws Exception {
    List<Double> times = random.doubles(TIMES, from, to).boxed().toList();
    try (Viewing viewing = Viewing.of(file.toString());
        Browser page = Browser.open(viewing.address())) {
      List<?> all = (List<?>) page.value(script(times));
      List<?> names =
          (List<?>) page.value("diptych.tracks[0].scene.nodes.map((n) => n.group + ' ' + n.name)");
      assertThat(all).hasSize(TIMES);
      int compared = 0;
      double duration = duration(animation);
      for (int i = 0; i < TIMES; i++) {
        List<?> places = (List<?>) all.get(i);
        for (int node = 0; node < names.size(); node++) {
          Pose pose = pose(animation, names.get(node).toString());
          if (pose != null && places.get(node) instanceof List<?> place) {
            assertNear(
                place,
                pose,
                Math.min(times.get(i), duration),
                names.get(node) + " at " + times.get(i));
            compared++;
          }
        }
      }
      assertThat(compared).isGreaterThan(TIMES * 20);
      assertThat(page.errors()).isEmpty();
    }
  }

  private static double duration(Animation animation) {
    return animation.curves().stream()
        .flatMap(curve -> curve.keys().stream())
        .mapToDouble(Key::time)
        .max()
        .orElse(0);
  }

  /** Positions of all nodes at all times, as three.js has them. */
  private static String script(List<Double> times) {
    String list = times.stream().map(String::valueOf).collect(Collectors.joining(","));
    return "(async () => { const figure = diptych.stage.figures[0]; const out = [];"
        + " for (const time of ["
        + list
        + "]) { const at = Math.min(time, figure.scene.end);"
        + " figure.update(await figure.tracks.ready(at), at);"
        + " out.push(figure.places.map((p) => p && [p.x, p.y, -p.z])); } return out; })()";
  }

  private static Pose pose(Animation animation, String name) {
    if (name.equals("Head Head")) {
      return animation.camera();
    }
    String[] words = name.split(" ", 2);
    List<Pose> joints = words[0].equals("Left") ? animation.jointsLeft() : animation.jointsRight();
    int index = JointNames.ALL.indexOf(words[1]);
    return words[0].equals("EyeGaze") || joints == null || index < 0 ? null : joints.get(index);
  }

  private static void assertNear(List<?> place, Pose pose, double time, String what) {
    List<Curve> curves = pose.curves().subList(0, 3);
    for (int axis = 0; axis < 3; axis++) {
      double shown = ((Number) place.get(axis)).doubleValue();
      double expected = wrapped(curves.get(axis), time);
      assertThat(Math.abs(shown - expected)).as(what + " axis " + axis).isLessThan(TOLERANCE);
    }
  }

  /** The value of a curve that may repeat outside of its keys. */
  private static double wrapped(Curve curve, double time) {
    List<Key> keys = curve.keys();
    double first = keys.isEmpty() ? 0 : keys.get(0).time();
    double last = keys.isEmpty() ? 0 : keys.get(keys.size() - 1).time();
    int mode = time < first ? curve.preWrap() : curve.postWrap();
    boolean outside = time < first || time > last;
    if (!outside || last == first || (mode != LOOP && mode != PING_PONG)) {
      return Playback.at(curve, time);
    }
    double length = last - first;
    double periods = (time - first) / length;
    double part = periods - Math.floor(periods);
    boolean odd = Math.floorMod((long) Math.floor(periods), 2L) == 1;
    return Playback.at(curve, first + length * (mode == PING_PONG && odd ? 1 - part : part));
  }
}
