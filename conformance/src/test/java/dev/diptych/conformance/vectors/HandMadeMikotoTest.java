package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.mikoto.Mkm;
import dev.diptych.conformance.independent.mikoto.MkmbReader;
import dev.diptych.conformance.independent.mikoto.MkmbWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Makes binary files of motions by hand, as {@link HandMadeFilesTest} does others. */
class HandMadeMikotoTest {
  private static final Path VECTORS = Repository.path("conformance/vectors");
  private static final Path VALID = VECTORS.resolve("valid/mikoto_motion");
  private static final Path INVALID = VECTORS.resolve("invalid/binary/mikoto_motion");

  static Stream<Arguments> valid() {
    Map<String, Mkm> all = new TreeMap<>(MotionShapesByHand.all());
    all.putAll(MotionValuesByHand.all());
    all.putAll(MotionOthersByHand.all());
    return all.entrySet().stream().map(file -> Arguments.of(file.getKey(), file.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valid")
  void validFilesAreUpToDate(String name, Mkm motion) throws IOException {
    byte[] file = MkmbWriter.write(motion);
    assertThat(MkmbReader.read(file)).isEqualTo(motion);
    Golden.hold(VALID.resolve(name + ".bin"), file);
  }

  static Stream<Arguments> broken() {
    return BrokenMotionsByHand.all().entrySet().stream()
        .map(file -> Arguments.of(file.getKey(), file.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void brokenFilesAreUpToDate(String name, BytesMaker maker) throws IOException {
    Golden.hold(INVALID.resolve(name + ".bin"), maker.make());
  }
}
