package dev.diptych.spectools.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.SpecDiff;
import dev.diptych.spectools.diff.change.Direction;
import dev.diptych.spectools.diff.change.FileExample;
import dev.diptych.spectools.diff.change.SpecChanges;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.diff.change.Trial;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The differences of the pairs of specs in {@code diff/}, with the verdicts in both directions and
 * the files that show them; {@code -Dbless} rewrites them. Trials verify the verdicts: a compatible
 * one on all generated files, a breaking one by its examples.
 */
class DiffTest {
  private static final int MAX_LINES = 100;

  private static final Path CASES = Specs.RESOURCES.resolve("diff");

  static List<Path> cases() throws IOException {
    try (Stream<Path> folders = Files.list(CASES)) {
      return folders.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void reportsTheChangesWithFilesThatShowThem(Path folder) throws Exception {
    SpecView old = Specs.view(folder.resolve("old.ksy"));
    SpecView now = Specs.view(folder.resolve("new.ksy"));
    SpecChanges changes = SpecDiff.of(old, now);
    List<String> lines = new ArrayList<>();
    changes.differences().forEach(each -> lines.add(line(each)));
    for (Trial trial : changes.trials()) {
      lines.add(verdict(changes, trial));
      trial.examples().forEach(example -> lines.addAll(example(example)));
      verify(
          changes,
          trial,
          trial.direction() == Direction.BACKWARD ? old : now,
          trial.direction() == Direction.BACKWARD ? now : old);
    }
    Golden.hold(folder.resolve("expected.txt"), String.join("\n", lines) + "\n");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aSpecDoesNotDifferFromItself(Path folder) throws Exception {
    SpecView view = Specs.view(folder.resolve("new.ksy"));
    SpecChanges changes = SpecDiff.of(view, view);
    assertThat(changes.differences()).isEmpty();
    assertThat(changes.trials()).allMatch(trial -> trial.failed() == 0);
  }

  static List<Path> views() throws IOException {
    return Specs.below(Specs.RESOURCES.resolve("views"));
  }

  @ParameterizedTest
  @MethodSource("views")
  void otherSpecsDoNotDifferFromThemselves(Path spec) throws Exception {
    SpecView view = Specs.view(spec);
    SpecChanges changes = SpecDiff.of(view, view);
    assertThat(changes.differences()).isEmpty();
    assertThat(changes.trials()).allMatch(trial -> trial.files() > 0 && trial.failed() == 0);
  }

  /** An orphan fails, and each rule has a pair of specs. */
  @Test
  void thePairsShowAllRules() throws IOException {
    Set<String> codes = new TreeSet<>();
    for (Path folder : cases()) {
      try (Stream<Path> files = Files.list(folder)) {
        assertThat(files.map(file -> file.getFileName().toString()).sorted())
            .containsExactly("expected.txt", "new.ksy", "old.ksy");
      }
      Files.readAllLines(folder.resolve("expected.txt")).stream()
          .filter(line -> line.contains(" backward: "))
          .forEach(line -> codes.add(line.substring(0, line.indexOf(' '))));
    }
    assertThat(codes).isEqualTo(SpecDiff.codes());
  }

  /** Reads the examples again, without the code that found them. */
  private static void verify(SpecChanges changes, Trial trial, SpecView writer, SpecView reader) {
    if (!breaks(changes, trial)) {
      assertThat(trial.failed()).isZero();
      assertThat(trial.examples()).isEmpty();
    }
    for (FileExample example : trial.examples()) {
      assertThat(!isRead(reader, example))
          .isEqualTo(!example.code().equals(FileExample.VALUE_DIFFERS));
      boolean header =
          changes.differences().stream().anyMatch(d -> d.code().equals("header-changed"));
      if (!(example.face() == Face.TEXT && header)) {
        assertThat(isRead(writer, example)).isTrue();
      }
    }
  }

  private static boolean isRead(SpecView spec, FileExample example) {
    Engine engine = Engine.of(spec.loaded().schema(), spec.loaded().spec());
    byte[] bytes = example.content().bytes();
    Result<LocatedDocument> opened =
        example.face() == Face.TEXT
            ? engine.openText("example", bytes, Selection.ANY)
            : engine.openBinary("example", ByteBuffer.wrap(bytes), Selection.ANY);
    return opened.ok() && engine.encode("example", opened.value().orElseThrow()).ok();
  }

  private static boolean breaks(SpecChanges changes, Trial trial) {
    return changes.differences().stream()
        .anyMatch(each -> each.in(trial.direction()).breaks(trial.face()));
  }

  private static String verdict(SpecChanges changes, Trial trial) {
    return "%s %s: %s"
        .formatted(
            trial.direction().word(),
            face(trial.face()),
            !breaks(changes, trial)
                ? "compatible"
                : trial.failed() > 0 || !trial.examples().isEmpty()
                    ? "breaking"
                    : "breaking, no example found");
  }

  private static String face(Face face) {
    return face == Face.BINARY ? "bytes" : "texts";
  }

  private static List<String> example(FileExample example) {
    List<String> lines = new ArrayList<>();
    String shows = String.join(", ", example.shows().stream().sorted().toList());
    lines.add("  " + (shows.isEmpty() ? "?" : shows) + ": " + example.effect());
    byte[] bytes = example.content().bytes();
    if (example.face() == Face.TEXT) {
      List<String> text = new String(bytes, StandardCharsets.UTF_8).lines().toList();
      text.stream().limit(MAX_LINES).forEach(line -> lines.add("  | " + line));
      if (text.size() > MAX_LINES) {
        lines.add("  … %d lines".formatted(text.size()));
      }
    } else {
      String hex = HexFormat.ofDelimiter(" ").formatHex(bytes);
      lines.add("  | " + (hex.isEmpty() ? "(no bytes)" : hex));
    }
    return lines;
  }

  private static String line(SpecDifference change) {
    String place =
        change.at() instanceof Location.InText text
            ? String.valueOf(text.source().position(text.span().start()).line())
            : "?";
    String file = Path.of(change.at().name()).getFileName().toString();
    return "%s %s: %s (%s:%s) backward: %s; forward: %s"
        .formatted(
            change.code(),
            change.path(),
            change.message(),
            file,
            place,
            change.backward().words(),
            change.forward().words());
  }
}
