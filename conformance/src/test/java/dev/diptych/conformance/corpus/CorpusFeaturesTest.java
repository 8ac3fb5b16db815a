package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.vectors.Golden;
import dev.diptych.ksy.Modules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The specs of the corpus use what published specs use: {@code features.tsv} lists each feature
 * with a spec that uses it, or the reason why none does.
 */
class CorpusFeaturesTest {
  private static final Path TABLE = Corpus.FOLDER.resolve("features.tsv");

  @Test
  void everyFeatureIsUsedOrHasAReason() throws Exception {
    Map<String, Set<String>> bySpec = new TreeMap<>();
    for (Path spec : Corpus.specs()) {
      Modules modules = Modules.load(spec, List.of(Corpus.FOLDER));
      bySpec.put(modules.root().name(), Features.of(modules.root().map(List.of())));
    }
    StringBuilder table = new StringBuilder("feature\tspec\treason where there is none\n");
    for (String[] row : rows()) {
      String feature = row[0];
      String user =
          bySpec.entrySet().stream()
              .filter(spec -> spec.getValue().contains(feature))
              .map(Map.Entry::getKey)
              .findFirst()
              .orElse("-");
      table.append(String.join("\t", feature, user, user.equals("-") ? row[2] : "")).append('\n');
    }
    Golden.hold(TABLE, table.toString().getBytes(UTF_8));
  }

  @Test
  void whatNoSpecUsesHasAReason() throws IOException {
    assertThat(rows())
        .hasSizeGreaterThan(150)
        .allSatisfy(row -> assertThat(row[1].equals("-")).isEqualTo(!row[2].isBlank()));
  }

  private static List<String[]> rows() throws IOException {
    return Files.readAllLines(TABLE).stream()
        .skip(1)
        .map(line -> Objects.requireNonNull(line.split("\t", -1)))
        .toList();
  }
}
