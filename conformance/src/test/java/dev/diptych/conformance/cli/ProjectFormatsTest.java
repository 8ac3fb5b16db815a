package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The formats that a {@code diptych.toml} gives the files of its project, in commands and in git.
 */
class ProjectFormatsTest {
  private static final String SPEC =
      """
      meta: {id: save, endian: le}
      seq:
        - {id: level, type: u2}
      """;

  private static final String PROJECT =
      """
      [formats.save]
      files = ["*.sav", "slots/*"]
      spec = "save.ksy"
      """;

  @TempDir private Path folder;
  private GitRepository git;
  private Path work;

  @BeforeEach
  void prepare() throws Exception {
    git = new GitRepository(folder);
    work = git.work();
    Files.writeString(work.resolve("save.ksy"), SPEC);
    Files.writeString(work.resolve("diptych.toml"), PROJECT);
    Files.write(work.resolve("a.sav"), new byte[] {7, 0});
    Files.createDirectories(work.resolve("slots/deep"));
    Files.write(work.resolve("slots/one"), new byte[] {8, 0});
    Files.write(work.resolve("slots/deep/two"), new byte[] {9, 0});
  }

  @Test
  void patternsSelectTheFormat() throws Exception {
    assertThat(git.sh("diptych decompile a.sav")).contains("Save Ver 1", "level = 7");
    assertThat(git.sh("cd slots && diptych decompile one")).contains("level = 8");
    assertThat(git.sh(1, "diptych decompile slots/deep/two")).contains("error[");
    assertThat(git.sh("diptych info a.sav"))
        .contains("Save (save)", "chosen by  pattern *.sav of [formats.save] in diptych.toml");
    assertThat(git.sh("diptych info --json a.sav")).contains("\"chosen_by\":\"pattern *.sav of");
  }

  @Test
  void aHeaderLineSelectsTheFormat() throws Exception {
    git.sh(
        "diptych decompile a.sav -o a.twin && diptych check a.twin && diptych fmt --check a.twin");
    assertThat(git.sh("diptych info a.twin"))
        .contains("chosen by  header line, and spec of [formats.save] in diptych.toml");
    git.sh("diptych compile a.twin -o b.sav && cmp a.sav b.sav && diptych diff a.twin b.sav");
    Files.writeString(
        work.resolve("diptych.toml"),
        "[generate]\nspecs = [\"save.ksy\"]\n[generate.schema]\nfolder = \"schemas\"\n");
    git.sh("diptych check a.twin");
    assertThat(git.sh(1, "diptych info b.sav")).contains("error[");
  }

  @Test
  void optionsPrecedeTheProject() throws Exception {
    Files.writeString(work.resolve("other.ksy"), SPEC.replace("level", "points"));
    assertThat(git.sh("diptych decompile --spec other.ksy a.sav")).contains("points = 7");
    assertThat(git.sh("diptych info --spec other.ksy a.sav")).contains("chosen by  --spec");
  }

  @Test
  void foldersHaveFilesOfAllFormats() throws Exception {
    git.write("0 (1 2 3)", 1);
    assertThat(git.sh("diptych decompile -o out/ take.bin a.sav slots")).isEmpty();
    assertThat(work.resolve("out/a.twin")).content().contains("level = 7");
    assertThat(work.resolve("out/take.twin")).content().contains("Input Animation");
    assertThat(work.resolve("out/one.twin")).content().contains("level = 8");
    git.sh("diptych verify a.sav slots/one");
  }

  @Test
  void theLaterOfTwoFormatsCounts() throws Exception {
    Files.writeString(work.resolve("other.ksy"), SPEC.replace("level", "points"));
    Files.writeString(
        work.resolve("diptych.toml"),
        PROJECT + "[formats.other]\nfiles = \"a.*\"\nspec = \"other.ksy\"\n");
    assertThat(git.sh("diptych decompile a.sav")).contains("points = 7");
    assertThat(git.sh("diptych decompile slots/one")).contains("level = 8");
  }

  @Test
  void faultsOfTheProjectAreReported() throws Exception {
    Path project = work.resolve("diptych.toml");
    Files.writeString(project, PROJECT.replace("save.ksy", "none.ksy"));
    assertThat(git.sh(1, "diptych check a.sav"))
        .contains("error[bad-project]: there is no such file");
    Files.writeString(project, PROJECT.replace("save.ksy", "../out.ksy"));
    Files.writeString(folder.resolve("out.ksy"), SPEC);
    assertThat(git.sh(1, "diptych check a.sav")).contains("which is not in");
    Files.writeString(project, PROJECT.replace("spec", "specs"));
    assertThat(git.sh(1, "diptych check a.sav"))
        .contains("has no key 'specs'; did you mean 'spec'?");
    Files.writeString(project, PROJECT);
    Files.writeString(work.resolve("save.ksy"), SPEC.replace("u2", "u3"));
    assertThat(git.sh(1, "diptych check a.sav")).contains("save.ksy:3");
  }

  @Test
  void gitShowsTextsAndTheSpecAsItIs() throws Exception {
    git.sh("diptych git install && git add -A && git commit -q -m one");
    Files.write(work.resolve("a.sav"), new byte[] {1, 2});
    Files.write(work.resolve("slots/one"), new byte[] {3, 0});
    assertThat(git.sh("git diff"))
        .contains("-level = 7", "+level = 513", "-level = 8", "+level = 3");
    Files.writeString(work.resolve("save.ksy"), SPEC.replace("level", "points"));
    assertThat(git.sh("git diff a.sav")).contains("-points = 7", "+points = 513");
    Files.writeString(work.resolve("diptych.toml"), "");
    git.sh("diptych git install");
    assertThat(git.sh("cat .gitattributes; git config --list")).doesNotContain("diptych.save");
  }

  @Test
  void aBrokenSpecIsALineOfItsOwnFiles() throws Exception {
    Files.writeString(work.resolve("note.txt"), "hello\n");
    git.sh("diptych git install && git add -A && git commit -q -m one");
    Files.write(work.resolve("a.sav"), new byte[] {1, 0});
    Files.writeString(work.resolve("note.txt"), "world\n");
    Files.delete(work.resolve("save.ksy"));
    assertThat(git.sh("git diff a.sav note.txt"))
        .contains("-hello", "+world", "-Binary file of 2 bytes", "+Binary file of 2 bytes")
        .contains("save.ksy")
        .doesNotContain("fatal");
    Files.writeString(work.resolve("save.ksy"), "meta: {id: save}\nseq: 1\n");
    assertThat(git.sh("git diff a.sav")).contains("is rejected: see diptych spec check");
  }

  @Test
  void installShowsWhatIsWrongWithTheProject() throws Exception {
    Path project = work.resolve("diptych.toml");
    Files.writeString(project, PROJECT.replace("spec =", "specs ="));
    assertThat(git.sh(1, "diptych git install"))
        .contains("error[bad-project]: [formats.save] has no key 'specs'; did you mean 'spec'?\n")
        .contains("diptych.toml:3:1\n  |\n3 | specs = \"save.ksy\"\n  | ^^^^^\n");
    Files.writeString(project, PROJECT.replace("save.ksy", "none.ksy"));
    assertThat(git.sh(1, "diptych git install"))
        .contains("error[bad-project]: there is no such file\n", "diptych.toml:3:1\n", "none.ksy");
    Files.writeString(project, PROJECT.replace("*.sav", "my *.sav"));
    assertThat(git.sh(1, "diptych git install"))
        .contains("error[bad-project]: 'my *.sav' is not a pattern", "diptych.toml:2:10\n");
    assertThat(git.sh("git config --list")).doesNotContain("diptych");
    assertThat(work.resolve(".gitattributes")).doesNotExist();
    // What is installed can be removed whatever the project has.
    git.sh("diptych git install --remove");
  }

  private void conflict() throws Exception {
    git.sh("git add -A && git commit -q -m one && git checkout -q -b a");
    Files.write(work.resolve("a.sav"), new byte[] {2, 0});
    git.sh("git commit -q -a -m a && git checkout -q -b b main");
    Files.write(work.resolve("a.sav"), new byte[] {3, 0});
    git.sh("git commit -q -a -m b");
    git.sh(1, "git merge a -m m");
  }

  private void takeOurs() throws Exception {
    git.sh("sed -i -e '/^<<<<<<</d' -e '/^=======/,/^>>>>>>>/d' a.sav");
  }

  @Test
  void resolveUsesTheInstalledSpec() throws Exception {
    Files.delete(work.resolve("diptych.toml"));
    git.sh("diptych git install --name save --spec save.ksy --binary '*.sav' --text '*.save'");
    conflict();
    takeOurs();
    git.sh("diptych git resolve a.sav");
    assertThat(work.resolve("a.sav")).hasBinaryContent(new byte[] {3, 0});
  }

  @Test
  void recordedResolutionsAreReplayed() throws Exception {
    git.sh("git config rerere.enabled true && diptych git install");
    conflict();
    takeOurs();
    git.sh("diptych git resolve a.sav && git add a.sav && git commit -q -m m");
    git.sh("git reset -q --hard HEAD~1");
    assertThat(git.sh(1, "git merge a -m m")).contains("using previous resolution");
    assertThat(work.resolve("a.sav")).hasBinaryContent(new byte[] {3, 0});
  }

  @Test
  void theFilterStoresNoConflicts() throws Exception {
    git.sh("diptych git install --filter");
    conflict();
    assertThat(git.sh(128, "git add a.sav")).contains("a.sav has conflicts of a merge");
    takeOurs();
    git.sh("diptych git resolve a.sav && git add a.sav && git commit -q -m m");
    assertThat(git.sh("git cat-file -p HEAD:a.sav")).contains("level = 3");
  }

  @Test
  void lineEndsOfAttributesAreKept() throws Exception {
    Path attributes = work.resolve(".gitattributes");
    Files.writeString(attributes, "*.png binary\r\n");
    git.sh("diptych git install");
    assertThat(Files.readString(attributes)).startsWith("*.png binary\r\n").contains("\r\n*.sav");
    git.sh("diptych git install --remove");
    assertThat(Files.readString(attributes)).isEqualTo("*.png binary\r\n");
  }
}
