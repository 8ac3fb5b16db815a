package dev.diptych.compiler.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.example.Example;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Examples of every spec in the repository compile. Those of which none does stand in {@code
 * no-example.tsv} with the reason; one that has got better must be taken out.
 */
class ExamplesTest {
  private static final Path LIST = Specs.RESOURCES.resolve("no-example.tsv");

  static Stream<String> specs() throws IOException {
    return Specs.below(Specs.REPOSITORY).stream()
        .map(spec -> Specs.REPOSITORY.relativize(spec).toString().replace('\\', '/'));
  }

  @ParameterizedTest
  @MethodSource("specs")
  void compiles(String spec) throws IOException {
    SpecView view = view(spec);
    assumeTrue(view != null, "it is there to be refused");
    Example example = Example.of(spec, view);
    assertThat(example.text()).endsWith("Eof\n");
    assertThat(example.compiles()).isEqualTo(!known().containsKey(spec));
    assertThat(example.diagnostics()).extracting(Diagnostic::isError).doesNotContain(true);
    assertThat(example.diagnostics()).hasSize(example.compiles() ? 0 : 1);
  }

  @Test
  void whatNeverEndsIsNamed(@TempDir Path folder) throws IOException, SpecException {
    Path spec = folder.resolve("endless.ksy");
    String text = "{meta: {id: endless}, seq: [{id: top, type: pair}], types: {pair: {seq: [%s]}}}";
    Files.writeString(
        spec,
        text.formatted(
            "{id: size, type: u1}, {id: left, type: {switch-on: size, cases: {_: pair}}}"));
    Example example = Example.of("endless.ksy", Specs.view(spec));
    assertThat(example.compiles()).isFalse();
    assertThat(example.diagnostics().get(0).message())
        .endsWith("each pair holds another one in left");
    assertThat(example.diagnostics().get(0).help().get(0)).startsWith("let left end: ");
  }

  @Test
  void whatIsKnownNotToCompileIsThere() throws IOException {
    assertThat(known()).allSatisfy((spec, why) -> assertThat(why).isNotBlank());
    assertThat(known().keySet()).allMatch(spec -> Files.exists(Specs.REPOSITORY.resolve(spec)));
  }

  private static SpecView view(String spec) throws IOException {
    try {
      return Specs.view(Specs.REPOSITORY.resolve(spec));
    } catch (SpecException e) {
      return null;
    }
  }

  private static Map<String, String> known() throws IOException {
    Map<String, String> known = new TreeMap<>();
    for (String line : Files.readAllLines(LIST)) {
      List<String> parts = List.of(line.split("\t", 2));
      known.put(parts.get(0), parts.get(1));
    }
    return known;
  }
}
