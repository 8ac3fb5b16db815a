package dev.diptych.conformance.migration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands and the spec of the page about changes of specs do what the page says. */
class EvolutionPageTest {
  private static final Path PAGE = Repository.path("runtime/cli/docs/evolution.md");
  private static final Path INPUTS = Repository.path("conformance/src/test/resources/cli/inputs");
  private static final Set<String> FILES =
      Set.of("save-1.ksy", "save-2.ksy", "save-3.ksy", "game.sav");

  @TempDir private Path folder;

  private final ByteArrayOutputStream messages = new ByteArrayOutputStream();

  @Test
  void theCommandsWork() throws IOException {
    copyInputs();
    List<String> commands = new ArrayList<>();
    for (String block : blocks("sh")) {
      block.lines().filter(line -> !line.contains("--against")).forEach(commands::add);
    }
    assertThat(commands).hasSizeGreaterThanOrEqualTo(4);
    for (String command : commands) {
      assertThat(run(command)).as(command + "\n" + messages.toString(UTF_8)).isZero();
    }
    assertThat(folder.resolve("game-2.sav")).exists();
    assertThat(folder.resolve("saves/one.twin")).content().startsWith("Save Ver 2\n");
    assertThat(folder.resolve("3.sav")).exists();
  }

  @Test
  void theSpecIsValid() throws IOException {
    Path spec = folder.resolve("save.ksy");
    Files.writeString(spec, blocks("yaml").get(0));
    assertThat(run("diptych spec check " + spec)).as(messages.toString(UTF_8)).isZero();
  }

  private static List<String> blocks(String language) throws IOException {
    return Pattern.compile("(?s)```" + language + "\n(.*?)```")
        .matcher(Files.readString(PAGE))
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  private void copyInputs() throws IOException {
    for (String name : FILES) {
      Files.copy(INPUTS.resolve(name), folder.resolve(name));
    }
    Files.createDirectories(folder.resolve("saves"));
    Files.copy(INPUTS.resolve("saves/one.twin"), folder.resolve("saves/one.twin"));
    Files.copy(INPUTS.resolve("game.twin"), folder.resolve("old.twin"));
    Files.copy(INPUTS.resolve("save_2.twin"), folder.resolve("new.twin"));
  }

  /** Runs a command with its files in the folder. */
  private int run(String command) {
    messages.reset();
    PrintStream out = new PrintStream(messages, true, UTF_8);
    Path cache = Repository.path("conformance/target/cache");
    Console console = new Console(InputStream.nullInputStream(), out, out, false, cache);
    String[] words =
        Stream.of(command.split(" +", -1)).skip(1).map(this::located).toArray(String[]::new);
    return DiptychCommand.run(console, words);
  }

  private String located(String word) {
    boolean file = word.matches("[a-z0-9][a-z0-9-]*(\\.(ksy|sav|twin)|/)");
    return file ? folder.resolve(word).toString() : word;
  }
}
