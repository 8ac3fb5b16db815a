package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every file in the folders belongs to a test, and every case has a purpose. */
class CaseFolderTest {
  /** What the files of a case end in, by kind of folder: those it must have. */
  private static final Map<String, Set<String>> NEEDED =
      Map.of(
          "valid", Set.of("bin", "twin", "json"),
          "equivalent", Set.of(""),
          "invalid/text", Set.of("twin", "errors"),
          "invalid/binary", Set.of("bin", "errors"));

  private static final Map<String, Set<String>> OPTIONAL =
      Map.of("valid", Set.of("notes"), "invalid/text", Set.of("json"));

  static Stream<CaseFolder> folders() {
    return NEEDED.keySet().stream().sorted().flatMap(kind -> CaseFolder.below(kind).stream());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("folders")
  void everyFileBelongsToACase(CaseFolder folder) {
    Assumptions.assumeFalse(Golden.blessing(), "files are being written");
    String kind = folder.toString().replaceFirst("/[^/]*$", "");
    Set<String> needed = NEEDED.get(kind);
    folder
        .extensions()
        .forEach(
            (name, has) -> {
              Set<String> rest = new TreeSet<>(has);
              rest.removeAll(OPTIONAL.getOrDefault(kind, Set.of()));
              assertThat(rest).as("files of the case %s", name).isEqualTo(needed);
            });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("folders")
  void everyCaseHasALineAndEveryLineACase(CaseFolder folder) {
    List<String> names = folder.table().stream().map(line -> line.get(0)).toList();
    assertThat(names).as(CaseFolder.LIST).doesNotHaveDuplicates().isSorted();
    assertThat(names).containsExactlyElementsOf(folder.extensions().keySet());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("folders")
  void everyKnownFailureIsACase(CaseFolder folder) {
    assertThat(folder.extensions().keySet()).containsAll(folder.failures().keySet());
    assertThat(folder.failures().values()).noneMatch(String::isBlank);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("folders")
  void everyLineHasAPurpose(CaseFolder folder) {
    assertThat(folder.table())
        .allSatisfy(line -> assertThat(line).hasSizeBetween(2, 3).noneMatch(String::isBlank));
  }
}
