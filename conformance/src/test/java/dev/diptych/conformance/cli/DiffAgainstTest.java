package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code spec diff --against} in a repository of git. */
class DiffAgainstTest {
  private static final String HEAD = "meta: {id: save, endian: le, imports: [parts/item, /word]}\n";
  private static final String FIELDS =
      """
      seq:
        - {id: version, type: u1, valid: 1}
        - {id: item, type: item}
        - {id: word, type: word}
      """;

  @TempDir Path folder;
  private Path repository;
  private Path spec;

  @BeforeEach
  void prepare() throws Exception {
    assumeTrue(isInstalled(), "no git");
    repository = Files.createDirectory(folder.resolve("my specs"));
    Path parts = Files.createDirectories(repository.resolve("formats/parts"));
    Path common = Files.createDirectory(repository.resolve("common"));
    spec = repository.resolve("formats/save.ksy");
    Files.writeString(spec, HEAD + FIELDS);
    Files.writeString(parts.resolve("item.ksy"), part("item", "u2"));
    Files.writeString(common.resolve("word.ksy"), part("word", "u4"));
    git("init", "-q", "-b", "main");
    git("add", ".");
    git("-c", "user.name=n", "-c", "user.email=e@example.org", "commit", "-q", "-m", "first");
  }

  private static String part(String id, String type) {
    return "meta: {id: " + id + ", endian: le}\nseq:\n  - {id: value, type: " + type + "}\n";
  }

  @Test
  void readsTheSpecAndItsImportsFromTheCommit() throws Exception {
    Files.writeString(repository.resolve("formats/parts/item.ksy"), part("item", "u4"));
    Command command = diff("main", spec);
    assertThat(command.err()).contains("error[type-changed]: item/value: it was u2le and is u4le");
    assertThat(text(command))
        .contains("from main:formats/save.ksy to " + spec, "backward, bytes: breaking");
    Files.writeString(repository.resolve("formats/parts/item.ksy"), part("item", "u2"));
    Files.writeString(repository.resolve("common/word.ksy"), part("word", "u2"));
    assertThat(diff("main", spec).err()).contains("word/value: it was u4le and is u2le");
  }

  @Test
  void namesARemovedFieldInTheCommit() throws Exception {
    Files.writeString(spec, HEAD + FIELDS.replace("  - {id: item, type: item}\n", ""));
    Command command = diff("HEAD", spec);
    assertThat(command.err()).contains("error[field-removed]: save/item: was removed");
    assertThat(command.err()).contains("--> HEAD:formats/save.ksy:4:10");
  }

  @Test
  void aNewSpecIsCompatible() throws Exception {
    Path other = repository.resolve("formats/other.ksy");
    Files.writeString(other, part("other", "u1"));
    Command command = new Command();
    assertThat(run(command, "main", spec, other)).isZero();
    assertThat(command.err())
        .contains("note[new-spec]: the spec is new: there is no main:formats/other.ksy")
        .contains("--> " + other);
    assertThat(text(command)).contains("no differences");
  }

  @Test
  void runsNoProgramOfTheRepository() throws Exception {
    Path ran = folder.resolve("ran");
    git("config", "diff.external", "touch '" + ran + "'");
    git("config", "core.fsmonitor", "touch '" + ran + "'");
    git("config", "filter.x.smudge", "touch '" + ran + "'");
    git("config", "diff.x.textconv", "touch '" + ran + "'");
    Files.writeString(repository.resolve(".gitattributes"), "*.ksy filter=x diff=x\n");
    assertThat(run(new Command(), "main", spec)).isZero();
    assertThat(ran).doesNotExist();
  }

  @Test
  void refusesWhatIsNoCommit() throws Exception {
    for (String ref : List.of("nothing", "--output=x", "main:formats", "")) {
      Command command = new Command();
      assertThat(run(command, ref, spec)).isEqualTo(3);
      assertThat(command.err()).startsWith("error[cannot-read-git]: ").contains(ref);
    }
  }

  private Command diff(String ref, Path file) throws IOException {
    Command command = new Command();
    assertThat(run(command, ref, file)).isEqualTo(1);
    return command;
  }

  private int run(Command command, String ref, Path... files) throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("spec", "diff", "--against=" + ref, "--import-path"));
    arguments.add(repository.resolve("common").toString());
    for (Path file : files) {
      arguments.add(file.toString());
    }
    return command.run(arguments.toArray(String[]::new));
  }

  private static String text(Command command) {
    return new String(command.out(), UTF_8);
  }

  private static boolean isInstalled() throws InterruptedException {
    try {
      Process process = new ProcessBuilder("git", "--version").start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private void git(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(repository.toFile()).redirectErrorStream(true);
    builder.environment().put("HOME", folder.toString());
    builder.environment().keySet().removeAll(List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"));
    Process process = builder.start();
    String told = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as("%s\n%s", command, told).isZero();
  }
}
