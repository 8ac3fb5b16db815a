package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Merges of binary recordings and of texts, in real repositories. */
class GitMergeTest {
  private static final String UPRIGHT = "0 (0 0 0 1) 1 (0 0 0 1)";
  private static final String TURNED = "0 (0 0 0 1) 1 (0 1 0 0)";
  private static final String TEXT =
      """
      Input Animation Ver 1.1

      # Seen from above.
      Camera {
        Position {
          0 (1 2 3)
          1 (1 2 3)
          2 (1 2 3)
        }
      }
      Eof
      """;

  @TempDir Path folder;
  private GitRepository git;

  @BeforeEach
  void prepare() throws Exception {
    git = new GitRepository(folder);
    git.sh("diptych git install && git add -A && git commit -q -m install");
  }

  private static byte[] take(String position, String rotation) {
    return GitRepository.recording(position, rotation);
  }

  /** Commits a file in the base, in the branch {@code other} and in {@code main}. */
  private void branches(String name, byte[] base, byte[] theirs, byte[] ours) throws Exception {
    commit(name, base, "base");
    git.sh("git branch other");
    commit(name, ours, "ours");
    git.sh("git checkout -q other");
    commit(name, theirs, "theirs");
    git.sh("git checkout -q main");
  }

  private void commit(String name, byte[] content, String message) throws Exception {
    git.write(name, content);
    git.sh("git add -A && git commit -q -m " + message);
  }

  private void assertTake(String name, String position, String rotation) {
    assertThat(git.work().resolve(name)).hasBinaryContent(take(position, rotation));
  }

  private String text(String name) throws IOException {
    return Files.readString(git.work().resolve(name));
  }

  private static byte[] text(String from, String to) {
    return TEXT.replace(from, to).getBytes(UTF_8);
  }

  /** Two branches that edit different curves of a recording. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "git merge -q other -m merged",
        "git rebase -q other",
        "git cherry-pick other",
        "git merge -q -s recursive other -m merged",
        "git merge --squash other && git commit -q -m squashed"
      })
  void differentCurvesMergeWithoutConflict(String command) throws Exception {
    branches(
        "take.bin",
        take("0 (1 2 3)", UPRIGHT),
        take("0 (1 2 4)", UPRIGHT),
        take("0 (1 2 3)", TURNED));
    git.sh(command);
    assertTake("take.bin", "0 (1 2 4)", TURNED);
    assertThat(git.sh("git status --short")).isEmpty();
    assertThat(git.sh("git log -p -U0 --format=%s")).contains("+    0 (1 2 4)");
    assertThat(git.starts("merge-driver")).isEqualTo(1);
  }

  /** Two branches that edit one key. */
  @ParameterizedTest
  @ValueSource(strings = {"git merge other", "git rebase other", "git cherry-pick other"})
  void oneKeyConflictsAndTheResolvedTextCompiles(String command) throws Exception {
    branches(
        "take.bin",
        take("0 (1 2 3)", UPRIGHT),
        take("0 (1 2 4)", TURNED),
        take("0 (1 2 5)", UPRIGHT));
    assertThat(git.sh(1, command))
        .contains("CONFLICT")
        .contains("take.bin is a text with 1 conflict");
    String conflict = text("take.bin");
    assertThat(conflict)
        .containsPattern(
            "(?m)^<<<<<<< \\S+\n    0 \\(1 2 [45]\\)\n=======\n    0 \\(1 2 [45]\\)\n>>>>>>> ");
    assertThat(conflict).contains("    1 (0 1 0 0)\n");
    assertThat(git.sh(1, "diptych git resolve take.bin")).contains("error[merge-conflict]");
    assertThat(git.sh(1, "diptych check take.bin")).contains("error[merge-conflict]");
    assertThat(git.sh(1, "diptych fmt take.bin")).contains("error[merge-conflict]");
    assertThat(text("take.bin")).isEqualTo(conflict);
    Files.writeString(
        git.work().resolve("take.bin"),
        conflict.replaceAll("(?s)<<<<<<<.*>>>>>>>[^\n]*\n", "    0 (1 2 6)\n"));
    git.sh("diptych git resolve take.bin && diptych git resolve take.bin && git add take.bin");
    assertTake("take.bin", "0 (1 2 6)", TURNED);
    assertThat(git.sh("git ls-files -u")).isEmpty();
  }

  @Test
  void stashesAndReverts() throws Exception {
    commit("take.bin", take("0 (1 2 3)", UPRIGHT), "base");
    git.write("take.bin", take("0 (1 2 4)", UPRIGHT));
    git.sh("git stash -q");
    commit("take.bin", take("0 (1 2 3)", TURNED), "turned");
    git.sh("git stash pop -q");
    assertTake("take.bin", "0 (1 2 4)", TURNED);
    git.sh("git commit -q -a -m moved && git revert --no-edit HEAD~");
    assertTake("take.bin", "0 (1 2 4)", UPRIGHT);
  }

  @Test
  void pathsMayHaveAnyCharacters() throws Exception {
    List<String> names =
        List.of(
            "my take.bin",
            "it's.bin",
            "\"quoted\".bin",
            "Bewegung ü 波.bin",
            "a\nb.bin",
            "-x.bin",
            "%P$HOME;.bin",
            "deep/er/take.bin");
    Files.createDirectories(git.work().resolve("deep/er"));
    for (String branch : List.of("base", "other", "main")) {
      boolean base = branch.equals("base");
      git.sh(base ? "true" : "git checkout -q -B " + branch + " base");
      for (String name : names) {
        String position = branch.equals("other") ? "0 (1 2 4)" : "0 (1 2 3)";
        git.write(name, take(position, branch.equals("main") ? TURNED : UPRIGHT));
      }
      git.sh("git add -A && git commit -q -m " + branch + (base ? " && git branch base" : ""));
    }
    git.sh("git merge -q other -m merged");
    names.forEach(name -> assertTake(name, "0 (1 2 4)", TURNED));
  }

  @Test
  void mergesARenamedFile() throws Exception {
    commit("take.bin", take("0 (1 2 3)", UPRIGHT), "base");
    git.sh("git branch other && git mv take.bin 'walk 1.bin'");
    commit("walk 1.bin", take("0 (1 2 3)", TURNED), "renamed");
    git.sh("git checkout -q other");
    commit("take.bin", take("0 (1 2 4)", UPRIGHT), "theirs");
    git.sh("git checkout -q main && git merge -q other -m merged");
    assertTake("walk 1.bin", "0 (1 2 4)", TURNED);
  }

  @Test
  void deletedOnOneSideConflictsAsInGit() throws Exception {
    commit("take.bin", take("0 (1 2 3)", UPRIGHT), "base");
    git.sh(
        "git branch other && git rm -q take.bin && git commit -q -m removed && git checkout -q"
            + " other");
    commit("take.bin", take("0 (1 2 4)", UPRIGHT), "theirs");
    git.sh("git checkout -q main");
    assertThat(git.sh(1, "git merge other")).contains("CONFLICT (modify/delete)");
    assertTake("take.bin", "0 (1 2 4)", UPRIGHT);
    assertThat(git.starts("merge-driver")).isZero();
  }

  @Test
  void addedOnBothSidesConflictsWhereTheyDiffer() throws Exception {
    git.sh("git checkout -q -b other");
    commit("take.bin", take("0 (1 2 4)", UPRIGHT), "theirs");
    git.sh("git checkout -q main");
    commit("take.bin", take("0 (1 2 5)", UPRIGHT), "ours");
    git.sh(1, "git merge other");
    assertThat(text("take.bin"))
        .startsWith("Input Animation Ver 1.1\n")
        .contains("<<<<<<< HEAD\n    0 (1 2 5)\n=======\n    0 (1 2 4)\n>>>>>>> other\n");
  }

  @Test
  void mergesTheBasesOfACrissCross() throws Exception {
    commit("take.bin", take("0 (1 2 3)", "0 (0 0 0 1) 1 (0 0 0 1) 2 (0 0 0 1)"), "base");
    git.sh("git checkout -q -b other");
    commit("take.bin", take("0 (1 2 3)", "0 (0 0 0 1) 1 (0 1 0 0) 2 (0 0 0 1)"), "b");
    git.sh("git checkout -q main");
    commit("take.bin", take("0 (1 2 4)", "0 (0 0 0 1) 1 (0 0 0 1) 2 (0 0 0 1)"), "a");
    git.sh(
        "git branch a && git merge -q other -m m1 && git checkout -q other && git merge -q a -m"
            + " m2");
    // The base of the next merge contains both changes; here the first is undone.
    commit("take.bin", take("0 (1 2 3)", "0 (0 0 0 1) 1 (0 1 0 0) 2 (0 0 0 1)"), "undone");
    git.sh("git checkout -q main");
    commit("take.bin", take("0 (1 2 4)", "0 (0 0 0 1) 1 (0 1 0 0) 2 (1 0 0 0)"), "more");
    assertThat(git.sh("git merge-base --all main other")).hasLineCount(2);
    git.sh("git merge -q other -m m3");
    assertTake("take.bin", "0 (1 2 3)", "0 (0 0 0 1) 1 (0 1 0 0) 2 (1 0 0 0)");
  }

  @Test
  void aBaseWithConflictsIsMergedByLines() throws Exception {
    commit("take.bin", take("0 (1 2 3)", UPRIGHT), "base");
    git.sh("git checkout -q -b other");
    commit("take.bin", take("0 (1 2 4)", UPRIGHT), "b");
    git.sh("git branch b && git checkout -q main");
    commit("take.bin", take("0 (1 2 5)", UPRIGHT), "a");
    git.sh("git branch a");
    git.sh(1, "git merge b");
    commit("take.bin", take("0 (1 2 6)", UPRIGHT), "m1");
    git.sh("git checkout -q other");
    git.sh(1, "git merge a");
    // Resolved in the same way, with another change.
    commit("take.bin", take("0 (1 2 6)", TURNED), "m2");
    git.sh("git checkout -q main && git merge -q other -m m3");
    assertTake("take.bin", "0 (1 2 6)", TURNED);
  }

  @Test
  void otherFilesConflictAsInGit() throws Exception {
    byte[] take = take("0 (1 2 3)", UPRIGHT);
    byte[] cut = Arrays.copyOf(take, 40);
    branches("take.bin", take, cut, take("0 (1 2 4)", UPRIGHT));
    assertThat(git.sh(1, "git merge other")).contains("CONFLICT").contains("cannot merge take.bin");
    assertTake("take.bin", "0 (1 2 4)", UPRIGHT);
    git.sh("git checkout --theirs take.bin");
    assertThat(git.work().resolve("take.bin")).hasBinaryContent(cut);
  }

  @Test
  void otherKindsOfFilesConflictAsInGit() throws Exception {
    branches("other.bin", new byte[] {0, 1}, new byte[] {0, 2}, new byte[] {0, 3});
    assertThat(git.sh(1, "git merge other")).contains("CONFLICT").doesNotContain("rror");
    assertThat(git.work().resolve("other.bin")).hasBinaryContent(new byte[] {0, 3});
  }

  @Test
  void pointersOfLargeFilesAreMergedByLines() throws Exception {
    String pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:%s\nsize %d\n";
    branches(
        "take.bin",
        pointer.formatted("aa", 1).getBytes(UTF_8),
        pointer.formatted("bb", 1).getBytes(UTF_8),
        pointer.formatted("aa", 2).getBytes(UTF_8));
    git.sh(1, "git merge other");
    assertThat(text("take.bin"))
        .contains("<<<<<<< HEAD\noid sha256:aa\nsize 2\n=======\noid sha256:bb");
  }

  @Test
  void aBranchWithoutAttributesMergesAsWithoutDiptych() throws Exception {
    branches(
        "take.bin",
        take("0 (1 2 3)", UPRIGHT),
        take("0 (1 2 4)", UPRIGHT),
        take("0 (1 2 3)", TURNED));
    git.sh("git rm -q .gitattributes && git commit -q -m plain");
    assertThat(git.sh(1, "git merge other")).contains("Cannot merge binary files");
    git.sh("git merge --abort && git revert --no-edit HEAD && diptych git install --remove");
    git.sh("git checkout -q .");
    // The attributes name a driver that is not installed any more.
    assertThat(git.sh(1, "git merge other")).contains("Cannot merge binary files");
  }

  @Test
  void textsKeepCommentsAndMergeByValue() throws Exception {
    branches(
        "a.twin", text("", ""), text("0 (1 2 3)", "0 (1 2 4)"), text("2 (1 2 3)", "2 (1 2 5)"));
    git.sh("git merge -q other -m merged");
    assertThat(text("a.twin"))
        .isEqualTo(TEXT.replace("0 (1 2 3)", "0 (1 2 4)").replace("2 (1 2 3)", "2 (1 2 5)"));
    // Both add a key in one place.
    git.sh("git branch -f other");
    commit("a.twin", text("2 (1 2 3)\n", "2 (1 2 3)\n    3 (1 2 3)\n"), "ours2");
    git.sh("git checkout -q other");
    commit("a.twin", text("2 (1 2 3)\n", "2 (1 2 3)\n    # end\n    4 (1 2 3)\n"), "theirs2");
    git.sh("git checkout -q main && git merge -q other -m both");
    assertThat(text("a.twin"))
        .isEqualTo(
            TEXT.replace("2 (1 2 3)\n", "2 (1 2 3)\n    3 (1 2 3)\n    # end\n    4 (1 2 3)\n"));
  }

  @Test
  void conflictsOfTextsNameTheField() throws Exception {
    branches(
        "a.twin", text("", ""), text("1 (1 2 3)", "1 (1 2 4)"), text("1 (1 2 3)", "1 (1 2 5)"));
    assertThat(git.sh(1, "git merge other"))
        .contains("a.twin has 1 conflict: Camera.Position at 1\n");
    assertThat(text("a.twin"))
        .isEqualTo(
            TEXT.replace(
                "    1 (1 2 3)\n",
                "<<<<<<< HEAD\n    1 (1 2 5)\n=======\n    1 (1 2 4)\n>>>>>>> other\n"));
  }

  /** The words of a text merge, not what they expand to. */
  @Test
  void authoredTextsMergeByWords() throws Exception {
    String base =
        """
        Input Animation Ver 1.1

        Hands {
          Right {
            move IndexTip {
              0s    (16cm 1m 0)  # rest
              1s    (16cm 1m 40cm)
            }
          }
        }
        Eof
        """;
    String theirs = base.replace("1s    (16cm 1m 40cm)", "1s    (16cm 1m 50cm)");
    String ours = base.replace("# rest", "# start").replace("Hands {", "# Both.\nHands {");
    branches("a.twin", base.getBytes(UTF_8), theirs.getBytes(UTF_8), ours.getBytes(UTF_8));
    git.sh("git merge -q other -m merged");
    assertThat(text("a.twin")).isEqualTo(ours.replace("40cm", "50cm"));
  }

  /** One side uses a name that the other one removes: no line conflicts, but the merge does. */
  @Test
  void anAuthoredMergeThatDoesNotCompileShowsBothSides() throws Exception {
    String base =
        """
        Input Animation Ver 1.1

        let low = (16cm 1m 0)

        Hands {
          Right {
            move IndexTip {
              0s    $low
              1s    (16cm 1m 40cm)
              2s    (16cm 1m 0)
            }
          }
        }
        Eof
        """;
    String theirs = base.replace("2s    (16cm 1m 0)", "2s    $low");
    String ours =
        base.replace("let low = (16cm 1m 0)\n", "").replace("0s    $low", "0s    (16cm 1m 0)");
    branches("a.twin", base.getBytes(UTF_8), theirs.getBytes(UTF_8), ours.getBytes(UTF_8));
    assertThat(git.sh(1, "git merge other"))
        .contains("a.twin would not be valid if both changes were merged, and has ");
    assertThat(text("a.twin"))
        .contains("<<<<<<< HEAD\n", "let low = (16cm 1m 0)\n", ">>>>>>> other\n");
    assertThat(git.sh("git status --porcelain")).contains("UU a.twin");
  }

  @Test
  void aTextThatDoesNotParseIsMergedByLines() throws Exception {
    branches("a.twin", text("", ""), text("2 (1 2 3)", "2 (1 2 5)"), text("# Seen", "} # Seen"));
    git.sh("git merge -q other -m merged");
    assertThat(text("a.twin"))
        .isEqualTo(TEXT.replace("2 (1 2 3)", "2 (1 2 5)").replace("# Seen", "} # Seen"));
  }

  @Test
  void canonicalTextsMergeByValue() throws Exception {
    git.write("a.bin", take("0 (1 2 3)", UPRIGHT));
    git.sh("diptych decompile a.bin -o a.twin && rm a.bin && git add -A && git commit -q -m base");
    String base = text("a.twin");
    git.sh("git checkout -q -b other");
    commit(
        "a.twin", base.replace("0 (1 2 3)\n", "0 (1 2 3)\n    4 (1 2 3)\n").getBytes(UTF_8), "b");
    git.sh("git checkout -q main");
    commit(
        "a.twin", base.replace("0 (1 2 3)\n", "0 (1 2 3)\n    3 (1 2 3)\n").getBytes(UTF_8), "a");
    git.sh("git merge -q other -m merged");
    assertThat(text("a.twin")).contains("    3 (1 2 3)\n    4 (1 2 3)\n");
  }

  @Test
  void markersHaveTheConfiguredSize() throws Exception {
    git.sh("echo '*.bin conflict-marker-size=11' >> .gitattributes");
    branches(
        "take.bin",
        take("0 (1 2 3)", UPRIGHT),
        take("0 (1 2 4)", UPRIGHT),
        take("0 (1 2 5)", UPRIGHT));
    git.sh(1, "git merge other");
    assertThat(text("take.bin")).contains("<".repeat(11) + " HEAD\n", "\n" + "=".repeat(11) + "\n");
    assertThat(git.sh(1, "diptych check take.bin"))
        .contains("merge-conflict")
        .contains("'HEAD' or 'other'");
  }

  @Test
  void mergesInALinkedWorkTreeAndWithoutOne() throws Exception {
    branches(
        "take.bin",
        take("0 (1 2 3)", UPRIGHT),
        take("0 (1 2 4)", UPRIGHT),
        take("0 (1 2 3)", TURNED));
    git.sh("git worktree add -q ../linked other && cd ../linked && git merge -q main -m merged");
    assertThat(folder.resolve("linked/take.bin")).hasBinaryContent(take("0 (1 2 4)", TURNED));
    String tree = git.sh("git merge-tree --write-tree main other~").strip();
    assertThat(git.sh("git cat-file -p " + tree + ":take.bin | cmp - ../linked/take.bin"))
        .isEmpty();
    assertThat(git.sh("git status --short")).isEmpty();
  }

  @Test
  void anOctopusIsRejectedAsInGit() throws Exception {
    branches(
        "take.bin",
        take("0 (1 2 3)", UPRIGHT),
        take("0 (1 2 4)", UPRIGHT),
        take("0 (1 2 3)", TURNED));
    git.sh("git branch third other~ && git checkout -q third");
    commit("note.txt", new byte[] {'a', '\n'}, "note");
    git.sh("git checkout -q main");
    assertThat(git.sh(2, "git merge other third -m octopus 2>&1")).doesNotContain("Exception");
    git.sh("git reset -q --hard");
    assertTake("take.bin", "0 (1 2 3)", TURNED);
  }

  @Test
  void mergesInASubmodule() throws Exception {
    branches(
        "take.bin",
        take("0 (1 2 3)", UPRIGHT),
        take("0 (1 2 4)", UPRIGHT),
        take("0 (1 2 3)", TURNED));
    git.sh(
        "git init -q ../outer && cd ../outer && git -c protocol.file.allow=always submodule add -q"
            + " '../my takes' sub");
    git.sh(
        "cd ../outer/sub && git config user.name n && git config user.email e@example.org &&"
            + " diptych git install && git merge -q origin/other -m merged");
    assertThat(folder.resolve("outer/sub/take.bin")).hasBinaryContent(take("0 (1 2 4)", TURNED));
  }

  @Test
  void whatGitDoesNotPassIsRejected() throws Exception {
    assertThat(git.sh(129, "diptych git merge-driver -- none none none"))
        .contains("cannot read none");
    assertThat(git.sh(2, "diptych git merge-driver -- a b")).contains("error[usage]");
  }
}
