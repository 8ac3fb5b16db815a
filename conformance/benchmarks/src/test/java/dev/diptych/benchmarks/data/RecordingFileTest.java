package dev.diptych.benchmarks.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RecordingFileTest {
  private static final int BYTES = 1_000_000;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(Shape.class)
  void isReadAndWrittenByHand(Shape shape) throws IOException {
    Path file = recording(shape, KeyLayout.SHIPPED, "a.bin");
    Path copy = folder.resolve("copy.bin");

    Take take = Take.read(file);
    try (TakeWriter writer = new TakeWriter(copy)) {
      writer.head(take.major(), take.minor(), take.flags());
      for (Take.Curve curve : take.curves()) {
        float[] keys = new float[curve.keys().limit()];
        curve.keys().get(0, keys);
        writer.curve(curve.preWrap(), curve.postWrap(), keys, keys.length);
      }
      writer.markers(take.markers());
    }

    assertThat(take.curves()).hasSize(shape == Shape.CAMERA ? 7 : 395);
    assertThat(Files.mismatch(file, copy)).isEqualTo(-1);
  }

  @ParameterizedTest
  @EnumSource(KeyLayout.class)
  void isTheSameEveryTimeAndAsLargeAsAsked(KeyLayout keys) throws IOException {
    Path first = recording(Shape.EVERYTHING, keys, "a.bin");
    Path second = recording(Shape.EVERYTHING, keys, "b.bin");

    assertThat(Files.mismatch(first, second)).isEqualTo(-1);
    assertThat((double) Files.size(first)).isCloseTo(BYTES, within(BYTES * 0.02));
  }

  @Test
  void rotationsAreOfUnitLength() throws IOException {
    Take take = Take.read(recording(Shape.CAMERA, KeyLayout.SHIPPED, "a.bin"));
    double squares = 0;
    for (Take.Curve curve : take.curves().subList(3, 7)) {
      squares += Math.pow(curve.keys().get(1), 2);
    }
    assertThat(squares).isCloseTo(1, within(1e-6));
  }

  private Path recording(Shape shape, KeyLayout keys, String name) throws IOException {
    Path file = folder.resolve(name);
    new RecordingFile(shape, keys, BYTES).write(file);
    return file;
  }
}
