package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files {@code merge} writes, and {@code diff} as an external diff of git. */
class MergeCommandTest {
  private static final String UPRIGHT = "0 (0 0 0 1)";
  private static final String TURNED = "0 (0 1 0 0)";

  @TempDir Path folder;

  private Path file(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }

  private Command run(int code, String... words) {
    List<String> args = new ArrayList<>();
    for (String word : words) {
      boolean file = word.matches(".*\\.(bin|twin|ksy)");
      args.add(file ? folder.resolve(word).toString() : word);
    }
    Command command = new Command();
    assertThat(command.run(args.toArray(String[]::new))).as(command.err()).isEqualTo(code);
    return command;
  }

  /** Different changes, or changes of one key. */
  private void files(boolean conflict) throws IOException {
    file("base.bin", GitRepository.recording("0 (1 2 3)", UPRIGHT));
    file("ours.bin", GitRepository.recording("0 (1 2 4)", UPRIGHT));
    file("theirs.bin", GitRepository.recording(conflict ? "0 (1 2 5)" : "0 (1 2 3)", TURNED));
  }

  @Test
  void replacesOursInItsFace() throws IOException {
    files(false);
    Command merge = run(0, "merge", "--in-place", "base.bin", "ours.bin", "theirs.bin");
    assertThat(merge.out()).isEmpty();
    assertThat(folder.resolve("ours.bin"))
        .hasBinaryContent(GitRepository.recording("0 (1 2 4)", TURNED));
    files(false);
    Files.write(folder.resolve("ours.twin"), run(0, "decompile", "ours.bin").out());
    run(0, "merge", "--in-place", "base.bin", "ours.twin", "theirs.bin");
    byte[] merged = run(0, "compile", "ours.twin").out();
    assertThat(merged).isEqualTo(GitRepository.recording("0 (1 2 4)", TURNED));
  }

  @Test
  void countsConflictsForPrograms() throws IOException {
    files(true);
    Command merge = run(1, "merge", "--message-format=json", "base.bin", "ours.bin", "theirs.bin");
    assertThat(merge.err())
        .isEqualTo(
            "{\"severity\":\"error\",\"code\":\"merge-conflict\",\"message\":\"1 conflict: Camera.Position"
                + " at 0\"}\n");
  }

  @Test
  void replacesOursByATextIfThereAreConflicts() throws IOException {
    files(true);
    Command merge =
        run(1, "merge", "--in-place", "--label", "b", "base.bin", "ours.bin", "theirs.bin");
    assertThat(merge.err()).isEqualTo("1 conflict: Camera.Position at 0\n");
    assertThat(folder.resolve("ours.bin"))
        .content()
        .contains(
            "<<<<<<< ours\n    0 (1 2 4)\n=======\n    0 (1 2 5)\n>>>>>>> b\n", "0 (0 1 0 0)");
  }

  @Test
  void writesABinaryFileOrATextWithConflicts() throws IOException {
    files(false);
    String[] words = {"merge", "--binary", "base.bin", "ours.bin", "theirs.bin", "-o", "out.bin"};
    run(0, words);
    assertThat(folder.resolve("out.bin"))
        .hasBinaryContent(GitRepository.recording("0 (1 2 4)", TURNED));
    assertThat(run(0, "merge", "base.bin", "ours.bin", "theirs.bin").out())
        .asString(UTF_8)
        .startsWith("Input Animation Ver 1.1\n");
    files(true);
    run(1, words);
    assertThat(folder.resolve("out.bin")).content().contains("<<<<<<< ours\n");
  }

  @Test
  void aRejectedFileChangesNothing() throws IOException {
    files(false);
    file("theirs.bin", new byte[] {1, 2, 3});
    byte[] ours = Files.readAllBytes(folder.resolve("ours.bin"));
    run(3, "merge", "--in-place", "base.bin", "ours.bin", "theirs.bin");
    assertThat(folder.resolve("ours.bin")).hasBinaryContent(ours);
  }

  @ParameterizedTest
  @CsvSource({
    "--in-place -o out.bin, --in-place cannot be combined",
    "--in-place --binary, --in-place cannot be combined"
  })
  void optionsMayConflict(String options, String message) throws IOException {
    files(false);
    List<String> words = new ArrayList<>(List.of("merge", "base.bin", "ours.bin", "theirs.bin"));
    words.addAll(List.of(options.split(" ", -1)));
    assertThat(run(2, words.toArray(String[]::new)).err()).contains(message);
  }

  /** Each change is valid, and both together are not. */
  @Test
  void contradictingValuesShowBothFiles() throws IOException {
    Files.writeString(
        folder.resolve("pair.ksy"),
        """
        meta: {id: pair}
        seq:
          - {id: a, type: u1}
          - id: b
            type: u1
            valid: {expr: '_ + a < 10'}
        """);
    file("base.bin", new byte[] {1, 1});
    file("ours.bin", new byte[] {8, 1});
    file("theirs.bin", new byte[] {1, 8});
    String[] words = {"merge", "--spec", "pair.ksy", "base.bin", "ours.bin", "theirs.bin"};
    Command merge = run(1, words);
    assertThat(merge.err()).contains("warning[merge-invalid]", "contradict each other");
    assertThat(merge.out())
        .asString(UTF_8)
        .contains("<<<<<<< ours\na = 8\nb = 1\n=======\na = 1\nb = 8\n>>>>>>> theirs\n");
    List<String> denied = new ArrayList<>(List.of(words));
    denied.add(1, "--deny");
    denied.add(2, "merge-invalid");
    assertThat(run(3, denied.toArray(String[]::new)).out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void gitPassesSevenOrNineArguments(boolean renamed) throws IOException {
    files(false);
    List<String> words =
        new ArrayList<>(
            List.of("diff", "take", "base.bin", "0a", "100644", "ours.bin", "0b", "100644"));
    if (renamed) {
      words.addAll(List.of("walk", "similarity index 90%\n"));
    }
    Command diff = run(0, words.toArray(String[]::new));
    assertThat(diff.out())
        .asString(UTF_8)
        .startsWith("a/take -> b/" + (renamed ? "walk" : "take") + "\n")
        .contains("Position");
    words.set(2, "/dev/null");
    assertThat(run(0, words.toArray(String[]::new)).out()).asString(UTF_8).startsWith("added: ");
    words.set(2, "base.bin");
    words.set(5, "/dev/null");
    assertThat(run(0, words.toArray(String[]::new)).out()).asString(UTF_8).startsWith("removed: ");
    file("ours.bin", new byte[] {0, 1});
    words.set(5, "ours.bin");
    assertThat(run(0, words.toArray(String[]::new)).out())
        .asString(UTF_8)
        .isEqualTo("Binary files a/take and b/" + (renamed ? "walk" : "take") + " differ\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 6, 8, 10})
  void diffTakesTwoFilesOtherwise(int count) throws IOException {
    files(false);
    List<String> words = new ArrayList<>(List.of("diff"));
    for (int i = 0; i < count; i++) {
      words.add("base.bin");
    }
    assertThat(run(2, words.toArray(String[]::new)).err()).contains("diff compares two files");
  }
}
