package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** The hooks of pre-commit and the action of GitHub run commands that exist. */
class HooksTest {
  @TempDir private Path folder;

  private static Object yaml(String file) throws IOException {
    return new Yaml().load(Files.readString(Repository.path(file)));
  }

  @Test
  void hooksRunCommands() throws IOException {
    List<?> hooks = (List<?>) yaml(".pre-commit-hooks.yaml");
    assertThat(hooks).allSatisfy(hook -> runs((Map<?, ?>) hook));
    assertThat(hooks.stream().map(hook -> command((Map<?, ?>) hook)))
        .contains("check", "fmt", "verify", "generate --check");
  }

  private static void runs(Map<?, ?> hook) {
    assertThat(hook.get("language")).isEqualTo("script");
    assertCommand(List.of(("diptych " + command(hook)).split(" ")));
    assertThat(Pattern.compile(hook.get("files").toString()).matcher("a/b.twin.txt").find())
        .isFalse();
  }

  private static String command(Map<?, ?> hook) {
    String program = "packaging/hook ";
    String entry = hook.get("entry").toString();
    assertThat(entry).startsWith(program);
    return entry.substring(program.length());
  }

  /** The program of the hooks is that on the path, or that of the checkout. */
  @Test
  void hooksPreferTheInstalledCommand() throws Exception {
    GitRepository git = new GitRepository(folder);
    Path hook = Repository.path("packaging/hook");
    assertThat(hook).isExecutable();
    git.sh(
        "mkdir p && printf '#!/bin/sh\\necho installed $*\\n' > p/diptych && chmod +x p/diptych");
    assertThat(git.sh("PATH=$PWD/p:$PATH '" + hook + "' check a b"))
        .isEqualTo("installed check a b\n");
    git.sh("mkdir -p c/packaging && cp '" + hook + "' c/packaging");
    git.sh("printf '#!/bin/sh\\necho checkout $*\\n' > c/diptych && chmod +x c/diptych");
    assertThat(git.sh("PATH=/usr/bin:/bin c/packaging/hook fmt a")).isEqualTo("checkout fmt a\n");
    assertThat(git.sh("PATH=$PWD/c:/usr/bin:/bin c/packaging/hook fmt a"))
        .isEqualTo("checkout fmt a\n");
  }

  /** What the page recommends for continuous integration does what the page describes. */
  @Test
  void theRecipeRuns() throws Exception {
    GitRepository git = new GitRepository(folder);
    git.write("0 (1 2 3)", 1);
    git.sh("mkdir takes && mv take.bin takes && diptych decompile takes/take.bin -o takes/a.twin");
    for (String command : recipe()) {
      git.sh(command);
    }
    assertThat(git.sh("cat diptych.sarif")).contains("\"version\" : \"2.1.0\"");
    git.sh(
        "printf '  # a comment\\n' >> takes/a.twin && sed -i 's/Camera {/Camera  {/' takes/a.twin");
    git.sh(1, recipe().get(0));
  }

  private static List<String> recipe() throws IOException {
    String page = Files.readString(Repository.path("runtime/cli/docs/programs.md"));
    String begin = "<!-- ci.yml -->\n```yaml\n";
    int start = page.indexOf(begin) + begin.length();
    Map<?, ?> workflow = new Yaml().load(page.substring(start, page.indexOf("```", start)));
    Map<?, ?> job = (Map<?, ?>) ((Map<?, ?>) workflow.get("jobs")).get("takes");
    return ((List<?>) job.get("steps"))
        .stream()
            .map(step -> ((Map<?, ?>) step).get("run"))
            .filter(Objects::nonNull)
            .map(Object::toString)
            .toList();
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
