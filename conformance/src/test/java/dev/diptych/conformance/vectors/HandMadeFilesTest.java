package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Animation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Makes binary files by hand, through the writer that shares no code with the product, and holds the
 * files in the folder to them. They are only written with {@code -Dbless}.
 */
class HandMadeFilesTest {
  private static final Path FOLDER =
      Repository.path("conformance/vectors/valid/input_animation");

  static Stream<Arguments> files() {
    Map<String, AnimationMaker> all = new TreeMap<>(ShapesByHand.all());
    all.putAll(CurvesByHand.all());
    all.putAll(NumbersByHand.all());
    all.putAll(NamesByHand.all());
    all.putAll(TailsByHand.all());
    return all.entrySet().stream().map(file -> Arguments.of(file.getKey(), file.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void standsInTheFolderAsItIsMade(String name, AnimationMaker maker) throws IOException {
    Animation animation = maker.make();
    byte[] file = IndependentWriter.write(animation);
    assertThat(IndependentReader.read(file, animation.layout())).isEqualTo(animation);
    Golden.hold(FOLDER.resolve(name + ".bin"), file);
  }
}
