package dev.diptych.conformance.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordingGeneratorTest {
  private static final Animation SAMPLE =
      RecordingGenerator.recording(30, 60, RecordingGenerator.REAL_KEEP, Layout.SHIPPED, 1, 1);

  @Test
  void thirtySecondsTakeNineTenthsOfAMegabyte() {
    assertThat(IndependentWriter.write(SAMPLE).length).isBetween(850_000, 950_000);
  }

  @ParameterizedTest
  @CsvSource({"SHIPPED,1", "SHIPPED,0", "DOCUMENTED,1", "DOCUMENTED,0"})
  void streamedFilesEqualThoseInMemory(Layout layout, int minor, @TempDir Path folder)
      throws IOException {
    Animation animation = RecordingGenerator.recording(2, 30, 0.3, layout, minor, 7);
    Path file = folder.resolve("recording.bin");

    RecordingGenerator.main(
        new String[] {
          "2", "30", layout.name().toLowerCase(Locale.ROOT), "" + minor, "7", file.toString(), "0.3"
        });

    assertThat(Files.readAllBytes(file)).isEqualTo(IndependentWriter.write(animation));
    assertThat(IndependentReader.read(Files.readAllBytes(file), layout)).isEqualTo(animation);
  }

  @Test
  void anotherSeedGivesAnotherRecording() throws IOException {
    ByteArrayOutputStream other = new ByteArrayOutputStream();
    new RecordingGenerator(30, 60, RecordingGenerator.REAL_KEEP, Layout.SHIPPED, 1, 2)
        .writeTo(other);
    assertThat(other.toByteArray()).isNotEqualTo(IndependentWriter.write(SAMPLE));
  }

  @Test
  void withoutReductionEveryFrameHasAKey() {
    Animation animation = RecordingGenerator.recording(2, 30, 1, Layout.SHIPPED, 1, 7);
    assertThat(animation.camera().curves()).allMatch(curve -> curve.keys().size() == 60);
  }

  @Test
  void axesShareTheirTimesButPositionsAndRotationsDoNot() {
    Pose wrist = SAMPLE.jointsLeft().get(1);
    assertThat(times(wrist.positionY())).isEqualTo(times(wrist.positionX()));
    assertThat(times(wrist.rotationW())).isEqualTo(times(wrist.rotationX()));
    assertThat(times(wrist.rotationX())).isNotEqualTo(times(wrist.positionX()));
    assertThat(times(wrist.positionX())).isSorted().doesNotHaveDuplicates().startsWith(0f);
    assertThat(SAMPLE.curves()).allMatch(curve -> curve.preWrap() == Curve.CLAMP_FOREVER);
  }

  private static List<Float> times(Curve curve) {
    return curve.keys().stream().map(Key::time).toList();
  }

  @Test
  void rotationsAreUnitQuaternionsWithoutJumps() {
    for (Pose joint : SAMPLE.jointsRight().subList(1, Animation.JOINTS)) {
      List<Curve> axes = joint.curves().subList(3, 7);
      for (int i = 0; i < axes.get(0).keys().size(); i++) {
        double length = 0;
        for (Curve axis : axes) {
          float value = axis.keys().get(i).value();
          length += value * value;
        }
        assertThat(length).isCloseTo(1, within(1e-6));
        assertThat(axes.get(3).keys().get(i).value()).isPositive();
      }
    }
  }

  @Test
  void booleansHaveAKeyOnlyWhereTheyChange() {
    for (Curve curve : List.of(SAMPLE.trackedLeft(), SAMPLE.pinchingRight())) {
      List<Key> keys = curve.keys();
      assertThat(keys).hasSizeGreaterThan(1);
      for (int i = 1; i < keys.size(); i++) {
        assertThat(keys.get(i).value()).isEqualTo(1 - keys.get(i - 1).value());
      }
    }
  }
}
