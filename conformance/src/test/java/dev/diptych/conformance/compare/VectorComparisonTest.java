package dev.diptych.conformance.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.FormatName;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.compare.Comparison;
import dev.diptych.twin.compare.Difference;
import dev.diptych.twin.compare.Tolerance;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the vectors with themselves, with their texts and with their neighbours. */
class VectorComparisonTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final Path FOLDER = Repository.path("conformance/vectors/valid");

  static Stream<String> vectors() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .map(file -> FOLDER.relativize(file).toString())
          .filter(name -> name.endsWith(".bin"))
          .map(name -> name.substring(0, name.length() - 4))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("vectors")
  void bothFacesAreTheSame(String name) throws IOException {
    LocatedDocument binary = open(name + ".bin");
    assertThat(compare(binary, open(name + ".bin"))).isEmpty();
    assertThat(compare(binary, open(name + ".twin"))).isEmpty();
    assertThat(compare(open(name + ".twin"), binary)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("vectors")
  void exchangingThemMirrorsTheResult(String name) throws IOException {
    List<String> all = vectors().toList();
    for (int step : new int[] {1, 7, 31}) {
      String other = all.get((all.indexOf(name) + step) % all.size());
      LocatedDocument one = open(name + ".bin");
      LocatedDocument two = open(other + ".twin");
      if (!one.document().schema().format().id().equals(two.document().schema().format().id())) {
        continue;
      }
      List<Difference> forward = compare(one, two);
      List<Difference> backward = compare(two, one);
      assertThat(Shown.of(backward))
          .isEqualTo(Shown.of(forward.stream().map(Difference::mirrored).toList()));
      boolean same = one.document().root().equals(two.document().root());
      assertThat(forward.isEmpty()).isEqualTo(same);
    }
  }

  private static LocatedDocument open(String name) throws IOException {
    boolean binary = name.endsWith(".bin");
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(FOLDER.resolve(name)));
    // Some files fit several layouts; their texts tell which one is meant.
    Selection selection = binary ? selection(open(name.replace(".bin", ".twin"))) : Selection.ANY;
    Result<LocatedDocument> opened = ENGINE.open(name, bytes, selection);
    return opened.value().orElseThrow();
  }

  private static Selection selection(LocatedDocument text) {
    FormatName format = text.document().schema().format();
    return new Selection(format.id(), format.layout());
  }

  private static List<Difference> compare(LocatedDocument one, LocatedDocument other) {
    return new Comparison(ENGINE, Tolerance.NONE, List.of())
        .compare(one, other)
        .value()
        .orElseThrow();
  }
}
