package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.generator.Drift;
import dev.diptych.generator.GeneratedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands of the conformance guide for a changed spec, in a copy of the folders that they
 * change. Those of Maven and of the executors need a whole build: {@code NewSpecTest} and {@code
 * GeneratedTest} do the same in parts.
 */
class WalkThroughTest {
  private static final String SPEC = "spec/formats/input_animation/input_animation_1_3_shipped.ksy";

  @TempDir private Path root;

  @Test
  void theCommandsOfTheGuideWork() throws Exception {
    for (String folder : List.of("spec", "grammar", "generated", "conformance/vectors")) {
      copy(Repository.path(folder), root.resolve(folder));
    }
    List<String> commands = commands();
    assertThat(commands).hasSizeGreaterThan(12);
    for (String command : commands) {
      run(command);
    }
    assertThat(Files.readString(root.resolve("session.twin")))
        .contains("Input Animation Ver 1.3\n")
        .contains("session = 0x");
    assertThat(root.resolve("conformance/vectors/valid/input_animation/session-1.3.bin")).exists();
    assertThat(Files.size(root.resolve("vectors-1.1.zip"))).isPositive();
  }

  /** The lines of the shell blocks of the section. */
  private static List<String> commands() throws IOException {
    List<String> commands = new ArrayList<>();
    boolean section = false;
    boolean block = false;
    for (String line : Files.readAllLines(Repository.path("conformance/docs/guide.md"))) {
      section = line.startsWith("## ") ? line.equals("## When a spec changes") : section;
      if (section && line.strip().startsWith("```")) {
        block = line.strip().equals("```sh");
      } else if (section && block) {
        commands.add(line.strip());
      }
    }
    return commands;
  }

  private void run(String command) throws Exception {
    boolean mayFail = command.endsWith("|| true");
    // The manifest of the new vectors is written by Maven.
    if (command.startsWith("./diptych conformance run") || command.endsWith("-1.3.zip")) {
      return;
    }
    if (command.startsWith("./diptych ")) {
      String[] words =
          command.replace(" || true", "").substring("./diptych ".length()).split(" ", -1);
      Program program = new Program(root).java("-Ddiptych.home=" + root);
      int code = program.run(words);
      assertThat(mayFail ? Math.min(code, 0) : code).as(command + program.err()).isZero();
    } else if (command.startsWith("mvn -Pregenerate")) {
      regenerate();
    } else if (command.startsWith("sed ")
        || command.contains("printf ")
        || command.contains("sort ")) {
      Process process =
          new ProcessBuilder("sh", "-c", command).directory(root.toFile()).inheritIO().start();
      assertThat(process.waitFor()).as(command).isZero();
    }
  }

  private void regenerate() throws Exception {
    Map<String, String> wanted =
        GeneratedFolder.contents(root.resolve("spec/formats"), root.resolve(Repository.GRAMMAR));
    List<String> missing =
        Drift.outdated(wanted, root.resolve("generated")).keySet().stream()
            .filter(file -> file.contains("13Shipped") || file.contains("1_3"))
            .toList();
    assertThat(missing)
        .contains(
            "java/dev/diptych/generated/InputAnimation13Shipped.java",
            "javascript/InputAnimation13Shipped.js",
            "python/input_animation_1_3_shipped.py",
            "go/formats/input_animation_1_3_shipped.go",
            "rust/src/input_animation_1_3_shipped.rs",
            "schema/input_animation_1_3_shipped.json",
            "spec/input_animation_1_3_shipped.json");
    assertThat(root.resolve(SPEC)).exists();
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(each -> !each.toString().contains("/target")).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        if (Files.isRegularFile(file)) {
          Files.copy(file, target);
        }
      }
    }
  }
}
