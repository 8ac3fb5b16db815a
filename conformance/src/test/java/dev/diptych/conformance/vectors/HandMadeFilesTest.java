package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.IndependentWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Makes binary files by hand, through the writer that shares no code with the product, and holds
 * the files in the folders to them. They are only written with {@code -Dbless}.
 */
class HandMadeFilesTest {
  private static final Path VECTORS = Repository.path("conformance/vectors");
  private static final Path VALID = VECTORS.resolve("valid/input_animation");
  private static final Path INVALID = VECTORS.resolve("invalid/binary/input_animation");

  static Stream<Arguments> valid() {
    Map<String, AnimationMaker> all = new TreeMap<>(ShapesByHand.all());
    all.putAll(CurvesByHand.all());
    all.putAll(NumbersByHand.all());
    all.putAll(NamesByHand.all());
    all.putAll(TailsByHand.all());
    return all.entrySet().stream().map(file -> Arguments.of(file.getKey(), file.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valid")
  void validFilesAreUpToDate(String name, AnimationMaker maker) throws IOException {
    Animation animation = maker.make();
    byte[] file = IndependentWriter.write(animation);
    assertThat(IndependentReader.read(file, animation.layout())).isEqualTo(animation);
    Golden.hold(VALID.resolve(name + ".bin"), file);
  }

  static Stream<Arguments> broken() {
    return BrokenByHand.all().entrySet().stream()
        .map(file -> Arguments.of(file.getKey(), file.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("broken")
  void brokenFilesAreUpToDate(String name, BytesMaker maker) throws IOException {
    Golden.hold(INVALID.resolve(name + ".bin"), maker.make());
  }
}
