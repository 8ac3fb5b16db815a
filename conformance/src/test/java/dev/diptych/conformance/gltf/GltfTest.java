package dev.diptych.conformance.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.independent.RecordingGenerator;
import dev.diptych.conformance.playback.Playback;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Input animations as GLB: the validator of Khronos finds nothing, and a player of glTF shows each
 * node within 0.1 mm and 0.01 degrees of what MRTK plays, also between keys. {@code
 * -Ddiptych.recording=FILE} adds a recording. {@code conformance/target/gltf-distances.tsv} lists
 * the compared poses of each file, and their largest distances in metres and degrees.
 */
class GltfTest {
  private static final double METRES = 0.0001;
  private static final double DEGREES = 0.01;
  private static final int TIMES = 300;

  /** Around a key, a jump takes the least steps of floats. */
  private static final double NEAR_KEY = 3e-6;

  /** WebXR's names of the joints of MRTK by their numbers; the palm is no joint of WebXR. */
  private static final List<String> JOINTS =
      List.of(
          "none",
          "wrist",
          "palm",
          "thumb-metacarpal",
          "thumb-phalanx-proximal",
          "thumb-phalanx-distal",
          "thumb-tip",
          "index-finger-metacarpal",
          "index-finger-phalanx-proximal",
          "index-finger-phalanx-intermediate",
          "index-finger-phalanx-distal",
          "index-finger-tip",
          "middle-finger-metacarpal",
          "middle-finger-phalanx-proximal",
          "middle-finger-phalanx-intermediate",
          "middle-finger-phalanx-distal",
          "middle-finger-tip",
          "ring-finger-metacarpal",
          "ring-finger-phalanx-proximal",
          "ring-finger-phalanx-intermediate",
          "ring-finger-phalanx-distal",
          "ring-finger-tip",
          "pinky-finger-metacarpal",
          "pinky-finger-phalanx-proximal",
          "pinky-finger-phalanx-intermediate",
          "pinky-finger-phalanx-distal",
          "pinky-finger-tip");

  @TempDir static Path work;

  private static final Map<Path, Animation> EXPORTED = new LinkedHashMap<>();
  private static List<String> reported = List.of();

  @BeforeAll
  static void exportAll() throws Exception {
    GltfPlayer.require();
    for (Path text : texts()) {
      Path bytes = work.resolve(text.getFileName().toString().replace(".twin", ".bin"));
      run("compile", text.toString(), "-o", bytes.toString());
      export(bytes);
    }
    record("full.bin", RecordingGenerator.recording(4, 60, 0.165, Layout.SHIPPED, 0, 7));
    record("simple.bin", RecordingGenerator.recording(4, 60, 0.165, Layout.SHIPPED, 1, 8));
    String real = System.getProperty("diptych.recording");
    if (real != null) {
      export(Files.copy(Path.of(real), work.resolve("real.bin")));
    }
    reported = GltfPlayer.check(List.copyOf(EXPORTED.keySet()), work);
  }

  private static List<Path> texts() throws IOException {
    List<Path> texts = new ArrayList<>();
    for (String folder :
        List.of("runtime/animation/docs/examples", "spec/formats/input_animation/examples")) {
      try (Stream<Path> files = Files.list(Repository.path(folder))) {
        files.filter(file -> file.toString().endsWith(".twin")).sorted().forEach(texts::add);
      }
    }
    return texts;
  }

  private static void record(String name, Animation recording) throws IOException {
    Path bytes = Files.write(work.resolve(name), IndependentWriter.write(recording));
    export(bytes);
  }

  private static void export(Path bytes) throws IOException {
    byte[] file = Files.readAllBytes(bytes);
    Animation animation = IndependentReader.read(file, Layout.SHIPPED);
    Path gltf = work.resolve(bytes.getFileName().toString().replace(".bin", ".glb"));
    run("export", bytes.toString(), "-o", gltf.toString());
    EXPORTED.put(gltf, animation);
    GltfPlayer.ask(gltf, times(animation));
  }

  private static void run(String... args) {
    Command command = new Command();
    assertThat(command.run(args)).as(command.err()).isZero();
  }

  private static List<Double> times(Animation animation) {
    double[] keys =
        animation.curves().stream()
            .flatMap(curve -> curve.keys().stream())
            .mapToDouble(Key::time)
            .distinct()
            .toArray();
    double end = 0;
    for (double key : keys) {
      end = Math.max(end, key);
    }
    SplittableRandom random = new SplittableRandom(42);
    List<Double> times = new ArrayList<>();
    while (times.size() < TIMES && end > 0) {
      double time = random.nextDouble(end);
      boolean near = false;
      for (double key : keys) {
        near |= Math.abs(time - key) < NEAR_KEY;
      }
      if (!near) {
        times.add(time);
      }
    }
    return times;
  }

  @Test
  void allFilesAreValid() {
    assertThat(EXPORTED).hasSizeGreaterThan(25);
    assertThat(reported).isEmpty();
  }

  @Test
  void nodesAreWhereMrtkPlaysThem() throws IOException {
    double allMetres = 0;
    double allDegrees = 0;
    int allCompared = 0;
    List<String> lines = new ArrayList<>();
    for (Map.Entry<Path, Animation> each : EXPORTED.entrySet()) {
      double metres = 0;
      double degrees = 0;
      int compared = 0;
      for (GltfPlayer.Sample sample : GltfPlayer.samples(each.getKey())) {
        Pose pose = pose(each.getValue(), sample.node());
        if (pose != null && isShown(each.getValue(), sample)) {
          V position = mirrored(Playback.position(pose, sample.time()));
          Q rotation = mirrored(Playback.rotation(pose, sample.time()));
          metres = Math.max(metres, position.distance(sample.position()));
          degrees = Math.max(degrees, rotation.angle(sample.rotation()));
          assertThat(metres).as("%s %s", each.getKey(), sample).isLessThan(METRES);
          assertThat(degrees).as("%s %s", each.getKey(), sample).isLessThan(DEGREES);
          compared++;
        }
      }
      lines.add(
          "%s\t%d\t%.7f\t%.6f".formatted(each.getKey().getFileName(), compared, metres, degrees));
      allMetres = Math.max(allMetres, metres);
      allDegrees = Math.max(allDegrees, degrees);
      allCompared += compared;
    }
    Files.write(Repository.path("conformance/target").resolve("gltf-distances.tsv"), lines);
    assertThat(allCompared).isGreaterThan(100_000);
    // The tolerances are used, and not far exceeded by the precision of the files.
    assertThat(allMetres).isGreaterThan(METRES / 10);
    assertThat(allDegrees).isGreaterThan(DEGREES / 10);
  }

  @Test
  void everyPoseWithKeysHasANode() throws IOException {
    for (Map.Entry<Path, Animation> each : EXPORTED.entrySet()) {
      List<String> nodes =
          GltfPlayer.samples(each.getKey()).stream().map(GltfPlayer.Sample::node).toList();
      List<String> wanted = new ArrayList<>();
      for (int joint = 0; joint < JOINTS.size(); joint++) {
        for (String hand : List.of("left-", "right-")) {
          Pose pose = pose(each.getValue(), hand + JOINTS.get(joint));
          if (pose != null && pose.curves().stream().anyMatch(curve -> !curve.keys().isEmpty())) {
            wanted.add(hand + JOINTS.get(joint));
          }
        }
      }
      assertThat(nodes).containsAll(wanted);
    }
  }

  @Test
  void theGazeLooksAlongMinusZ() throws IOException {
    int compared = 0;
    for (Map.Entry<Path, Animation> each : EXPORTED.entrySet()) {
      for (GltfPlayer.Sample sample : GltfPlayer.samples(each.getKey())) {
        if (sample.node().equals("gaze")) {
          V direction = mirrored(Playback.direction(each.getValue(), sample.time()));
          V origin = mirrored(Playback.origin(each.getValue(), sample.time()));
          V ahead = sample.rotation().turn(new V(0, 0, -1));
          assertThat(ahead.angle(direction)).as("%s", sample).isLessThan(DEGREES);
          assertThat(origin.distance(sample.position())).isLessThan(METRES);
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(1000);
  }

  /** Whether the hand of a node is tracked, which its scale shows. */
  private static boolean isShown(Animation animation, GltfPlayer.Sample sample) {
    if (sample.node().equals("camera")) {
      return true;
    }
    boolean left = sample.node().startsWith("left");
    Curve tracked = left ? animation.trackedLeft() : animation.trackedRight();
    boolean shown = Playback.isTrue(tracked, sample.time());
    assertThat(sample.scale()).as("%s", sample).isEqualTo(shown ? 1 : 0);
    return shown;
  }

  private static Pose pose(Animation animation, String node) {
    if (node.equals("camera")) {
      return animation.camera();
    }
    int dash = node.indexOf('-');
    int joint = dash < 0 ? -1 : JOINTS.indexOf(node.substring(dash + 1));
    List<Pose> joints = node.startsWith("left") ? animation.jointsLeft() : animation.jointsRight();
    return joint < 0 || joints == null ? null : joints.get(joint);
  }

  private static V mirrored(V position) {
    return new V(position.x(), position.y(), -position.z());
  }

  /** Numbers of length 0, as recorders write them for the joint None, are no rotation. */
  private static Q mirrored(Q rotation) {
    return rotation.length() == 0
        ? new Q(0, 0, 0, 1)
        : new Q(-rotation.x(), -rotation.y(), rotation.z(), rotation.w());
  }
}
