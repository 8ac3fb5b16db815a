package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** The hooks of pre-commit and the action of GitHub run commands that exist. */
class HooksTest {
  private static Object yaml(String file) throws IOException {
    return new Yaml().load(Files.readString(Repository.path(file)));
  }

  @Test
  void hooksRunCommands() throws IOException {
    List<?> hooks = (List<?>) yaml(".pre-commit-hooks.yaml");
    assertThat(hooks).allSatisfy(hook -> runs((Map<?, ?>) hook));
    assertThat(hooks.stream().map(hook -> (Object) ((Map<?, ?>) hook).get("entry")))
        .contains("diptych check", "diptych fmt", "diptych generate --check");
  }

  private static void runs(Map<?, ?> hook) {
    assertThat(hook.get("language")).isEqualTo("script");
    assertCommand(List.of(hook.get("entry").toString().split(" ")));
    assertThat(Pattern.compile(hook.get("files").toString()).matcher("a/b.twin.txt").find())
        .isFalse();
  }

  @Test
  void theActionRunsACommand() throws IOException {
    String file = ".github/actions/check/action.yml";
    Map<?, ?> action = (Map<?, ?>) yaml(file);
    List<?> steps = (List<?>) ((Map<?, ?>) action.get("runs")).get("steps");
    Map<?, ?> step = (Map<?, ?>) steps.get(steps.size() - 1);
    List<String> words = List.of(step.get("run").toString().strip().replace("\"", "").split(" "));
    Path folder = Repository.path(file).getParent();
    Path program = Path.of(words.get(0).replace("${GITHUB_ACTION_PATH}", folder.toString()));
    assertThat(program.normalize()).isEqualTo(Repository.path("diptych"));
    List<String> fixed =
        words.stream().filter(word -> !word.contains("$") && !word.equals("--")).toList();
    List<String> command = new ArrayList<>(List.of("diptych"));
    command.addAll(fixed);
    assertCommand(command);
    // What a caller of the action writes reaches the shell as values only.
    assertThat(step.get("run").toString()).doesNotContain("${{");
  }

  private static void assertCommand(List<String> words) {
    assertThat(Repository.path(words.get(0))).isExecutable();
    List<String> arguments = new ArrayList<>(words.subList(1, words.size()));
    arguments.add("--help");
    Command help = new Command();
    assertThat(help.run(arguments.toArray(String[]::new))).as(help.err()).isZero();
  }
}
