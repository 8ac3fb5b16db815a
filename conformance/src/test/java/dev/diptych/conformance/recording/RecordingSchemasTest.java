package dev.diptych.conformance.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.generator.GeneratedFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the command has of the specs of recordings is up to date with them. */
class RecordingSchemasTest {
  private static final Path SPECS = Repository.path("spec/recordings");
  private static final Path RESOURCES =
      Repository.path(
          "runtime/animation/src/main/resources/dev/diptych/animation/recording/format");

  @Test
  void resourcesMatchTheSpecs() throws Exception {
    Map<String, String> wanted = GeneratedFolder.schemas(SPECS);
    for (Map.Entry<String, String> each : wanted.entrySet()) {
      Golden.hold(RESOURCES.resolve(each.getKey()), each.getValue());
    }
    try (var files = Files.walk(RESOURCES)) {
      assertThat(files.filter(Files::isRegularFile))
          .as("each resource has a spec")
          .hasSize(wanted.size());
    }
  }
}
