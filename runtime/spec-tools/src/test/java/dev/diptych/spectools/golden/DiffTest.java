package dev.diptych.spectools.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.SpecDiff;
import dev.diptych.spectools.diff.change.Change;
import dev.diptych.spectools.diff.change.Verdict;
import dev.diptych.twin.Face;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The differences of the pairs of specs in {@code diff/}; {@code -Dbless} rewrites them. */
class DiffTest {
  private static final Path CASES = Specs.RESOURCES.resolve("diff");

  static List<Path> cases() throws IOException {
    try (Stream<Path> folders = Files.list(CASES)) {
      return folders.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void reportsTheChanges(Path folder) throws Exception {
    List<Change> changes =
        SpecDiff.of(Specs.view(folder.resolve("old.ksy")), Specs.view(folder.resolve("new.ksy")));
    List<String> lines = new ArrayList<>();
    changes.forEach(change -> lines.add(line(change)));
    lines.addAll(Verdict.lines("old", "new", changes));
    Golden.hold(folder.resolve("expected.txt"), String.join("\n", lines) + "\n");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aSpecDoesNotDifferFromItself(Path folder) throws Exception {
    SpecView view = Specs.view(folder.resolve("new.ksy"));
    assertThat(SpecDiff.of(view, view)).isEmpty();
  }

  /** The reverse: files and texts that are reported as compatible can be read. */
  @ParameterizedTest
  @MethodSource("cases")
  void compatibleSpecsReadOldFiles(Path folder) throws Exception {
    SpecView old = Specs.view(folder.resolve("old.ksy"));
    SpecView now = Specs.view(folder.resolve("new.ksy"));
    List<Change> changes = SpecDiff.of(old, now);
    boolean texts = changes.stream().noneMatch(change -> change.impact().breaks(Face.TEXT));
    boolean bytes = changes.stream().noneMatch(change -> change.impact().breaks(Face.BINARY));
    if (texts || bytes) {
      OldFile file = OldFile.example(old);
      assertThat(file.textReads(now) || !texts).isTrue();
      assertThat(file.bytesRead(now) || !bytes).isTrue();
    }
  }

  private static String line(Change change) {
    String place =
        change.at() instanceof Location.InText text
            ? String.valueOf(text.source().position(text.span().start()).line())
            : "?";
    String file = Path.of(change.at().name()).getFileName().toString();
    return "%s %s %s: %s (%s:%s)"
        .formatted(
            change.impact().words(), change.code(), change.path(), change.message(), file, place);
  }
}
