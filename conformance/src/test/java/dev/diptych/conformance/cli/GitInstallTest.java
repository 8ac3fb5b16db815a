package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts in differences, in a repository that contains other binary files as well. */
class GitInstallTest {
  @TempDir Path folder;
  private GitRepository git;

  @BeforeEach
  void prepare() throws Exception {
    git = new GitRepository(folder);
  }

  @Test
  void showsTextsAndOtherFilesAsChanged() throws Exception {
    git.sh("diptych git install && git add -A && git commit -q -m install");
    git.write("0 (1 2 3)", 1);
    git.sh("git add -A && git commit -q -m one");
    git.write("0 (1 2 4)", 2);
    git.sh("git add -A && git commit -q -m two");
    for (String command : List.of("git log -p -1 -U0", "git diff -U0 HEAD~ HEAD")) {
      String shown = git.sh(command);
      assertThat(shown).contains("-    0 (1 2 3)", "+    0 (1 2 4)");
      assertThat(shown).contains("@@ Position {");
      assertThat(shown).contains("-Binary file of 4 bytes", "+Binary file of 4 bytes");
      assertThat(shown).contains("-# damaged: the file ends", "+# damaged: the file ends");
      assertThat(shown).contains("-  trailing = x\"0800\"", "+  trailing = x\"080000\"");
      assertThat(shown).doesNotContain("fatal", "error");
    }
    assertThat(git.sh("git blame take.bin")).contains("0 (1 2 4)");
    assertThat(git.sh("git status --short")).isEmpty();
  }

  @Test
  void worksWithBranchesAndStashes() throws Exception {
    git.write("0 (1 2 3)", 1);
    git.sh("git add -A && git commit -q -m one && git branch plain");
    git.sh("diptych git install && git add -A && git commit -q -m install");
    git.write("0 (1 2 4)", 1);
    git.sh("git stash -q && git stash show -p --textconv && git stash pop -q");
    git.sh("git add -A && git commit -q -m two && git checkout -q plain");
    // Git reads the attributes of the work tree, which has none here.
    assertThat(git.sh("git diff main~ main")).contains("Binary files").doesNotContain("fatal");
    git.write("note.txt", new byte[] {'a', '\n'});
    git.sh("git add -A && git commit -q -m note && git rebase -q main");
    assertThat(git.sh("git diff HEAD~2 HEAD")).contains("+    0 (1 2 4)");
    assertThat(git.work().resolve("take.bin"))
        .hasBinaryContent(GitRepository.recording("0 (1 2 4)", "0 (0 0 0 1)"));
  }

  @Test
  void addsPartsOfTexts() throws Exception {
    git.sh("diptych git install");
    String text = "Input Animation Ver 1.1\nCamera {\n  Position {\n    0 (1 2 3)\n  }\n}\nEof\n";
    Files.writeString(git.work().resolve("a.twin"), text);
    git.sh("git add -A && git commit -q -m one");
    Files.writeString(git.work().resolve("a.twin"), text.replace("1 2 3", "1 2 4"));
    git.sh("printf 'y\\n' | git add -p && git commit -q -m two");
    assertThat(git.sh("git show -U0")).contains("@@ Position {", "+    0 (1 2 4)");
    assertThat(git.starts("textconv")).isZero();
  }

  @Test
  void removesWhatItAdded() throws Exception {
    Path attributes = git.work().resolve(".gitattributes");
    Files.writeString(attributes, "*.png binary\n");
    String before = git.sh("git config --list --local");
    git.sh("diptych git install && diptych git install --filter");
    assertThat(Files.readString(attributes))
        .startsWith("*.png binary\n")
        .containsOnlyOnce("*.bin diff=diptych merge=diptych filter=diptych -text\n");
    git.sh("diptych git install");
    assertThat(Files.readString(attributes)).doesNotContain("filter");
    assertThat(git.sh("git config --list --local")).doesNotContain("filter.diptych");
    git.sh("diptych git install --remove");
    assertThat(attributes).hasContent("*.png binary\n");
    assertThat(git.sh("git config --list --local")).isEqualTo(before);
    git.sh("diptych git install --remove");
  }

  /** Git keeps texts in notes, which would grow for ever. */
  @Test
  void removesTheTextsThatGitKeeps() throws Exception {
    git.sh("diptych git install && git config diff.diptych.cachetextconv true");
    git.write("0 (1 2 3)", 1);
    git.sh("git add -A && git commit -q -m one");
    git.write("0 (1 2 4)", 1);
    git.sh("git add -A && git commit -q -m two && git diff HEAD~ HEAD && git branch kept");
    String before = git.sh("git for-each-ref");
    assertThat(before).contains("refs/notes/textconv/diptych\n");
    git.sh("diptych git install --remove");
    assertThat(git.sh("git for-each-ref"))
        .isEqualTo(before.replaceFirst("[^\n]*refs/notes/textconv/diptych\n", ""))
        .contains("refs/heads/kept");
  }

  @Test
  void keepsDriversOfTheUser() throws Exception {
    Path attributes = git.work().resolve(".gitattributes");
    Files.writeString(
        attributes, "*.bin filter=lfs diff=lfs merge=lfs -text\n*.twin merge=union\n");
    git.sh("git config merge.union2.driver true && diptych git install --filter");
    assertThat(Files.readString(attributes))
        .startsWith("*.bin filter=lfs diff=lfs merge=lfs -text\n*.twin merge=union\n")
        .doesNotContain("*.bin diff=diptych")
        .contains("*.mkmb diff=diptych merge=diptych filter=diptych -text\n")
        .contains("*.twin diff=diptych-text\n");
    git.sh("diptych git install --remove");
    assertThat(git.sh("git config merge.union2.driver")).isEqualTo("true\n");
    assertThat(git.sh("cat .gitattributes")).hasLineCount(2);
  }

  @Test
  void removesAFileOfItsOwn() throws Exception {
    git.sh("diptych git install && diptych git install --remove");
    assertThat(git.work().resolve(".gitattributes")).doesNotExist();
  }

  @Test
  void installsForOneUser() throws Exception {
    git.sh("git config --global user.name n && git config --global merge.other.driver true");
    String before = git.sh("git config --list --global");
    git.sh("diptych git install --global && diptych git install --global");
    assertThat(git.sh("git config --list --global")).containsOnlyOnce("merge.diptych.driver=");
    git.sh("diptych git install --global --remove && diptych git install --global --remove");
    assertThat(git.sh("git config --list --global")).isEqualTo(before);
    assertThat(folder.resolve(".config/git/attributes")).doesNotExist();
    git.sh("diptych git install --global");
    assertThat(folder.resolve(".config/git/attributes")).content().contains("*.bin diff=diptych");
    git.write("0 (1 2 3)", 1);
    git.sh("git add -A && git commit -q -m one");
    assertThat(git.sh("git show")).contains("+    0 (1 2 3)");
    git.sh("git config --global core.attributesFile '~/mine' && diptych git install --global");
    assertThat(folder.resolve("mine")).content().contains("*.bin diff=diptych");
  }

  @Test
  void refusesWhatItCannotWrite() throws Exception {
    assertThat(git.sh(2, "diptych git install --name 'a b'")).contains("error[usage]: --name");
    assertThat(git.sh(2, "diptych git install --binary 'a b'")).contains("'a b' is not a pattern");
    assertThat(git.sh(2, "diptych git install --spec none.ksy")).contains("there is no file");
    assertThat(git.sh(3, "cd / && diptych git install")).contains("not a git repository");
    Files.writeString(
        git.work().resolve(".gitattributes"), "# begin: diptych git install diptych\n");
    assertThat(git.sh(3, "diptych git install")).contains("a line '# end");
  }
}
