package dev.diptych.conformance.gltf;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Key;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Marker;
import dev.diptych.conformance.independent.Pose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Odd input animations as glTF: a valid file, or a reason why not. */
class GltfVectorsTest {
  private static final double EXACT = 1e-6;

  @TempDir Path work;

  @Test
  void everyVectorBecomesAValidFileOrIsRefused() throws Exception {
    GltfPlayer.require();
    List<Path> made = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    for (Path vector : vectors()) {
      Path file = work.resolve(vector.getFileName().toString().replace(".bin", ".glb"));
      Command command = new Command();
      int code = command.run("export", vector.toString(), "--allow-loss", "-o", file.toString());
      if (code == 0) {
        made.add(file);
      } else {
        assertThat(command.err()).as("%s", vector).contains("error[cannot-convert]");
        refused.add(vector.getFileName().toString());
      }
    }
    assertThat(made).hasSizeGreaterThan(30);
    assertThat(refused).as("these have numbers that no float curve can follow").hasSizeLessThan(15);
    assertThat(GltfPlayer.check(made, work)).isEmpty();
  }

  /** The files that need no options. */
  private static List<Path> vectors() throws IOException {
    Path folder = Repository.path("conformance/vectors/valid/input_animation");
    List<Path> files = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("cases.tsv"))) {
      String[] cells = line.split("\t", -1);
      Path file = folder.resolve(cells[0] + ".bin");
      if (cells.length == 2 && Files.exists(file)) {
        files.add(file);
      }
    }
    return files;
  }

  private static Curve curve(int wrap, double... numbers) {
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      int time = Float.floatToRawIntBits((float) numbers[i]);
      keys.add(new Key(new int[] {time, Float.floatToRawIntBits((float) numbers[i + 1])}));
    }
    return new Curve(wrap, wrap, keys);
  }

  private static Animation camera(Curve x, List<Marker> markers) {
    Curve none = curve(8);
    Curve still = curve(8, 0, 1);
    return animation(new Pose(x, none, none, none, none, none, still), markers);
  }

  private static Animation animation(Pose camera, List<Marker> markers) {
    return new Animation(
        1,
        1,
        Layout.SHIPPED,
        1,
        0,
        0,
        camera,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        markers,
        new byte[0]);
  }

  private Path write(String name, Animation animation) throws IOException {
    return Files.write(work.resolve(name), IndependentWriter.write(animation));
  }

  @Test
  void aRecordingThatBeginsBeforeZeroIsLater() throws Exception {
    GltfPlayer.require();
    Path file = work.resolve("early.gltf");
    Path input = write("early.bin", camera(curve(8, -1.5, 2, 0.5, 4), Collections.emptyList()));
    Command command = new Command();
    assertThat(command.run("export", input.toString(), "-o", file.toString())).isZero();
    assertThat(Files.readString(file)).contains("\"start\" : -1.5", "\"duration\" : 0.5");
    GltfPlayer.ask(file, List.of(0.0, 1.0, 2.0));
    assertThat(GltfPlayer.check(List.of(file), work)).isEmpty();
    assertThat(GltfPlayer.samples(file).stream().map(sample -> sample.position().x()))
        .containsExactly(2.0, 3.0, 4.0);
  }

  @Test
  void aCurveThatLoopsIsWrittenOut() throws Exception {
    GltfPlayer.require();
    Path file = work.resolve("loop.glb");
    Animation loop = camera(curve(2, 0, 0, 1, 3), Collections.emptyList());
    Pose longer =
        new Pose(
            loop.camera().positionX(),
            curve(8, 0, 0, 3.5, 1),
            loop.camera().positionZ(),
            loop.camera().rotationX(),
            loop.camera().rotationY(),
            loop.camera().rotationZ(),
            loop.camera().rotationW());
    Path input = write("loop.bin", animation(longer, List.of()));
    assertThat(new Command().run("export", input.toString(), "-o", file.toString())).isZero();
    GltfPlayer.ask(file, List.of(0.5, 1.25, 2.75, 3.25));
    assertThat(GltfPlayer.check(List.of(file), work)).isEmpty();
    double[] x =
        GltfPlayer.samples(file).stream().mapToDouble(sample -> sample.position().x()).toArray();
    double[] expected = {1.5, 0.75, 2.25, 0.75};
    for (int i = 0; i < x.length; i++) {
      assertThat(x[i]).isCloseTo(expected[i], within(0.0001 + EXACT));
    }
  }

  @Test
  void whatGltfCannotHoldIsNamedAtItsPlace() throws IOException {
    List<Marker> markers =
        List.of(
            Marker.of(Float.floatToRawIntBits(Float.NaN), "late".getBytes(UTF_8)),
            Marker.of(0, new byte[] {'a', (byte) 0xff}));
    Animation animation = camera(curve(8, 0, 0, 1, Double.NaN), markers);
    Path input = write("lost.bin", animation);
    Path file = work.resolve("lost.glb");
    Command refused = new Command();
    assertThat(refused.run("export", input.toString(), "-o", file.toString())).isEqualTo(1);
    assertThat(refused.err())
        .contains(
            "error[would-lose]: the output cannot hold a key whose time or value is not finite",
            "camera.position_x.keyframes[1]",
            "a marker whose time is not finite",
            "markers.markers[0]",
            "a name that is not UTF-8",
            "markers.markers[1].name");
    assertThat(file).doesNotExist();
  }
}
