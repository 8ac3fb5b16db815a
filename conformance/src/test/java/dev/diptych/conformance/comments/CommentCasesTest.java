package dev.diptych.conformance.comments;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts with comments, commands, and their results. */
class CommentCasesTest {
  private static final Path FOLDER = Repository.path("conformance/comments");

  /**
   * A case.
   *
   * @param name the name of its files
   * @param command a command that reads {@code NAME.in} from standard input; {@code @} stands for
   *     the folder of the cases and {@code %} for that of the repository
   */
  record Case(String name, String command) {
    byte[] run() throws IOException {
      byte[] input = Files.readAllBytes(FOLDER.resolve(name + ".in"));
      String expanded = command.replace("@", FOLDER + "/").replace("%", Repository.root() + "/");
      Run run = Run.of(input, expanded);
      assertThat(run.out()).as(run.err()).isNotEmpty();
      return run.out();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Case> cases() throws IOException {
    return Files.readAllLines(FOLDER.resolve("cases.tsv"), UTF_8).stream()
        .map(line -> line.split("\t", -1))
        .peek(cells -> assertThat(cells).as(cells[0]).hasSize(3).doesNotContain(""))
        .map(cells -> new Case(cells[0], cells[1]))
        .toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void commentsAreKept(Case each) throws IOException {
    Golden.hold(FOLDER.resolve(each.name() + ".out"), each.run());
  }

  @Test
  void everyFileBelongsToACase() throws IOException {
    List<String> names = cases().stream().map(Case::name).toList();
    assertThat(names).isSorted().doesNotHaveDuplicates();
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(
              files
                  .map(file -> String.valueOf(file.getFileName()))
                  .filter(file -> !file.matches("cases.tsv|README.md|.*\\.ksy"))
                  .map(file -> file.substring(0, file.lastIndexOf('.')))
                  .distinct()
                  .sorted())
          .isEqualTo(names);
    }
  }
}
