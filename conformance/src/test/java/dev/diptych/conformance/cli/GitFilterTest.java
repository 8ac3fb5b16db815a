package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts in the history, and binary files in the work tree. */
class GitFilterTest {
  private static final String ROTATION = "0 (0 0 0 1)";

  @TempDir Path folder;
  private GitRepository git;

  @BeforeEach
  void prepare() throws Exception {
    git = new GitRepository(folder);
    git.sh("diptych git install --filter && git add -A && git commit -q -m install");
  }

  @Test
  void storesTextsAndRestoresBytes() throws Exception {
    git.write("0 (1 2 3)", 1);
    byte[] cut = Files.readAllBytes(git.work().resolve("cut take.bin"));
    git.sh("git add -A && git commit -q -m one");
    assertThat(git.sh("git cat-file -p HEAD:take.bin")).contains("    0 (1 2 3)\n");
    git.sh("rm *.bin && git checkout -q .");
    assertRecording("0 (1 2 3)");
    assertThat(git.work().resolve("cut take.bin")).hasBinaryContent(cut);
    assertThat(git.work().resolve("other.bin")).hasBinaryContent(new byte[] {0, 1, 2, 1});
    assertThat(git.sh("git status --short")).isEmpty();
  }

  @Test
  void startsOnceForManyFiles() throws Exception {
    for (int i = 0; i < 40; i++) {
      git.write("take%d.bin".formatted(i), GitRepository.recording(i + " (1 2 3)", ROTATION));
    }
    long before = git.starts("filter");
    git.sh("git add -A");
    assertThat(git.starts("filter")).isEqualTo(before + 1);
    git.sh("git commit -q -m one && rm *.bin");
    long between = git.starts("filter");
    git.sh("git checkout -q .");
    assertThat(git.starts("filter")).isEqualTo(between + 1);
    assertThat(git.work().resolve("take17.bin"))
        .hasBinaryContent(GitRepository.recording("17 (1 2 3)", ROTATION));
  }

  @Test
  void mergesBranchesByTheirTexts() throws Exception {
    byte[] base = GitRepository.recording("0 (1 2 3)", ROTATION + " 1 (0 0 0 1) 2 (0 0 0 1)");
    git.write("take.bin", base);
    git.sh("git add -A && git commit -q -m base && git checkout -q -b other");
    git.write(
        "take.bin", GitRepository.recording("0 (1 2 4)", ROTATION + " 1 (0 0 0 1) 2 (0 0 0 1)"));
    git.sh("git commit -q -a -m other && git checkout -q main");
    git.write(
        "take.bin", GitRepository.recording("0 (1 2 3)", ROTATION + " 1 (0 0 0 1) 2 (0 1 0 0)"));
    git.sh("git commit -q -a -m main && git merge -q other -m merged");
    assertThat(git.work().resolve("take.bin"))
        .hasBinaryContent(
            GitRepository.recording("0 (1 2 4)", ROTATION + " 1 (0 0 0 1) 2 (0 1 0 0)"));
    git.sh("git checkout -q other && git rebase -q main");
    assertThat(git.sh("git status --short")).isEmpty();
  }

  /** Lines would conflict: both add one after the same line. */
  @Test
  void mergesKeysThatAreAddedSideBySide() throws Exception {
    git.write("take.bin", GitRepository.recording("0 (1 2 3)", ROTATION));
    git.sh("git add -A && git commit -q -m base && git checkout -q -b other");
    git.write("take.bin", GitRepository.recording("0 (1 2 3) 1 (1 1 1)", ROTATION));
    git.sh("git commit -q -a -m other && git checkout -q main");
    git.write("take.bin", GitRepository.recording("0 (1 2 3) 2 (2 2 2)", ROTATION));
    git.sh("git commit -q -a -m main && git merge -q other -m merged");
    assertRecording("0 (1 2 3) 1 (1 1 1) 2 (2 2 2)");
    assertThat(git.sh("git cat-file -p HEAD:take.bin")).contains("    1 (1 1 1)\n    2 (2 2 2)\n");
    assertThat(git.sh("git status --short")).isEmpty();
  }

  @Test
  void leavesConflictsInTheText() throws Exception {
    git.write("0 (1 2 3)", 1);
    git.sh("git add -A && git commit -q -m base && git checkout -q -b other");
    git.write("0 (1 2 4)", 1);
    git.sh("git commit -q -a -m other && git checkout -q main");
    git.write("0 (1 2 5)", 1);
    git.sh("git commit -q -a -m main");
    git.sh(1, "git merge other");
    Path take = git.work().resolve("take.bin");
    String conflict = Files.readString(take);
    assertThat(conflict).contains("<<<<<<< HEAD\n    0 (1 2 5)\n=======\n    0 (1 2 4)\n>>>>>>>");
    Files.writeString(take, conflict.replaceAll("(?s)<<<<<<<.*>>>>>>>[^\n]*\n", "    0 (1 2 6)\n"));
    assertThat(git.sh("git add -A")).contains("take.bin is a text");
    git.sh("git commit -q -m merged && rm take.bin && git checkout -q .");
    assertRecording("0 (1 2 6)");
  }

  @Test
  void stashesAndAppliesAgain() throws Exception {
    git.write("0 (1 2 3)", 1);
    git.sh("git add -A && git commit -q -m base");
    git.write("0 (1 2 4)", 1);
    git.sh("git stash -q");
    assertRecording("0 (1 2 3)");
    git.sh("git stash pop -q");
    assertRecording("0 (1 2 4)");
  }

  private void assertRecording(String position) {
    assertThat(git.work().resolve("take.bin"))
        .hasBinaryContent(GitRepository.recording(position, ROTATION));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0000", "0003", "00zz", "ffff", "000agit", "0016git-filter-server\n0000"})
  void rejectsWhatGitDoesNotSend(String input) {
    Command filter = new Command().in(input.getBytes(US_ASCII));
    assertThat(filter.run("git", "filter")).isEqualTo(3);
    assertThat(filter.err()).startsWith("error[cannot-read]: cannot read the requests of git");
    assertThat(filter.out()).isEmpty();
  }
}
