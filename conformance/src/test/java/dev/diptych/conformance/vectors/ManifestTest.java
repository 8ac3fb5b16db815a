package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.conformance.Repository;
import dev.diptych.runner.judge.Glob;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Level;
import dev.diptych.runner.suite.Suite;
import dev.diptych.runner.suite.SuiteException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The manifest lists every vector with a checksum. */
class ManifestTest {
  private static final Path VECTORS = Repository.path("conformance/vectors");

  @Test
  void listsEveryCase() throws IOException {
    String json =
        JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(SuiteManifest.of(VECTORS));
    Golden.hold(VECTORS.resolve(Suite.MANIFEST), json + "\n");
  }

  @Test
  void hasTheRequiredNumberOfCases() throws IOException {
    Map<String, Object> manifest = SuiteManifest.of(VECTORS);
    List<?> cases = (List<?>) manifest.get("cases");
    long invalid = cases.stream().filter(one -> ((Map<?, ?>) one).containsKey("errors")).count();
    assertThat(invalid).isGreaterThanOrEqualTo(300);
    assertThat(cases.size() - invalid).isGreaterThanOrEqualTo(150);
    assertThat(Suite.read(VECTORS).checks()).hasSizeGreaterThan(1000);
  }

  @Test
  void everyRecommendationMatchesACaseAndHasAReason() throws IOException {
    List<Check> checks = Suite.read(VECTORS).checks();
    for (String line : Files.readAllLines(VECTORS.resolve("recommended.tsv"))) {
      String[] cells = line.split("\t", -1);
      assertThat(cells).hasSize(2);
      assertThat(cells[1]).isNotBlank();
      assertThat(checks)
          .as(line)
          .anyMatch(
              check -> check.level() == Level.RECOMMENDED && Glob.matches(cells[0], check.name()));
    }
    assertThat(checks).filteredOn(check -> check.level() == Level.REQUIRED).hasSizeGreaterThan(900);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "valid/input_animation/floats-nan.bin",
        "valid/mikoto_motion/nothing.twin",
        "valid/input_animation/booleans-odd.json",
        "invalid/text/input_animation/cases.tsv",
        "equivalent/input_animation/comments/canonical.twin"
      })
  void anyChangedByteIsDetected(String file, @TempDir Path folder) throws IOException {
    PathUtils.copyDirectory(VECTORS, folder);
    byte[] bytes = Files.readAllBytes(folder.resolve(file));
    bytes[bytes.length / 2] ^= 1;
    Files.write(folder.resolve(file), bytes);
    assertThatThrownBy(() -> Suite.read(folder))
        .isInstanceOf(SuiteException.class)
        .hasMessageContaining(file);
  }
}
