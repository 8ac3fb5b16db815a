package dev.diptych.conformance.meaning;

import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the language of specs means, where generators of code differ: files and their values. */
class MeaningTest {
  private static final Path FOLDER = Repository.path("conformance/src/test/resources/meaning");

  static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(FOLDER)) {
      return all.filter(each -> each.toString().endsWith(".bin")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void hasTheValuesOfTheLanguage(Path file) throws Exception {
    Path folder = file.getParent();
    String name = file.getFileName().toString().replaceFirst("\\.bin$", "");
    Path expected = folder.resolve(name + ".values");
    FormatPlan plan = Plans.of(folder.resolve(folder.getFileName() + ".ksy"));
    Golden.hold(expected, values(plan, Files.readAllBytes(file)));
  }

  private static String values(FormatPlan plan, byte[] file) {
    try {
      return ValueDump.of(Plans.decoded(plan, file));
    } catch (RejectedException e) {
      return "! " + e.code() + " at " + e.offset() + ", " + e.path() + ": " + e.reason() + "\n";
    }
  }
}
