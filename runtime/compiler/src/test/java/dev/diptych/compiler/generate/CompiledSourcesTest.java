package dev.diptych.compiler.generate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.compiler.generate.language.Language;
import dev.diptych.compiler.generate.language.LanguageSources;
import dev.diptych.compiler.generate.language.PackageName;
import dev.diptych.compiler.generate.language.SourceRequest;
import dev.diptych.model.diagnostic.Result;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every spec of the project gives code that compiles, or is rejected. {@code
 * DIPTYCH_COMPILERS=required} makes an absent compiler a failure.
 */
class CompiledSourcesTest {
  private static final Path PROJECT = Path.of("../..");
  private static final List<String> FOLDERS =
      List.of("spec/formats", "conformance/specs", "conformance/features", "examples");
  private static final int SECONDS = 300;
  private static final int MIN_SPECS = 100;

  private static final String NODE =
      """
      const fs = require('fs'), path = require('path'), vm = require('vm');
      (function walk(folder) {
        for (const each of fs.readdirSync(folder, {withFileTypes: true})) {
          const file = path.join(folder, each.name);
          if (each.isDirectory()) walk(file);
          else new vm.Script(fs.readFileSync(file, 'utf8'), {filename: file});
        }
      })(process.argv[1]);
      """;

  private static final String LUA = "for i = 1, #arg do assert(loadfile(arg[i])) end\n";

  @TempDir private Path folder;

  @Test
  void javaCompiles() throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
                "-proc:none",
                "-nowarn",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                folder.resolve("classes").toString()));
    command.addAll(generated(Language.JAVA));
    run(command);
  }

  @Test
  void pythonCompiles() throws IOException, InterruptedException {
    require("python3");
    generated(Language.PYTHON);
    run(List.of("python3", "-m", "compileall", "-q", folder.toString()));
  }

  @Test
  void javaScriptIsParsed() throws IOException, InterruptedException {
    require("node");
    generated(Language.JAVASCRIPT);
    run(List.of("node", "-e", NODE, folder.toString()));
  }

  @Test
  void luaIsParsed() throws IOException, InterruptedException {
    require("lua5.4");
    Path script = Files.writeString(folder.resolve("check.lua"), LUA);
    List<String> command = new ArrayList<>(List.of("lua5.4", script.toString()));
    command.addAll(generated(Language.LUA));
    run(command);
  }

  /** The files that all specs give, each spec in a package of its own. */
  private List<String> generated(Language language) throws IOException {
    List<String> files = new ArrayList<>();
    int specs = 0;
    for (Path spec : specs()) {
      String name = "s" + files.size();
      Result<Map<String, String>> result =
          LanguageSources.of(
              new SourceRequest(spec, List.of(), Set.of(language), PackageName.parse(name), false));
      specs += result.ok() ? 1 : 0;
      for (Map.Entry<String, String> file : result.value().orElse(Map.of()).entrySet()) {
        Path path = folder.resolve(name).resolve(file.getKey());
        Files.createDirectories(requireNonNull(path.getParent()));
        // As the command does: a string of a spec can have half a surrogate pair.
        Files.write(path, file.getValue().getBytes(UTF_8));
        files.add(path.toString());
      }
    }
    assertThat(specs).isGreaterThan(MIN_SPECS);
    return files;
  }

  private static List<Path> specs() throws IOException {
    List<Path> specs = new ArrayList<>();
    for (String name : FOLDERS) {
      try (Stream<Path> all = Files.walk(PROJECT.resolve(name))) {
        all.filter(path -> path.toString().endsWith(".ksy"))
            .filter(path -> !path.toString().contains("target"))
            .sorted()
            .forEach(specs::add);
      }
    }
    return specs;
  }

  private static void require(String program) {
    boolean present =
        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
            .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
    boolean required = "required".equals(System.getenv("DIPTYCH_COMPILERS"));
    assumeTrue(present || required, () -> "requires " + program);
  }

  private void run(List<String> command) throws IOException, InterruptedException {
    Path output = Files.createTempFile("diptych-compiled", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(() -> read(output)).isZero();
    } finally {
      Files.delete(output);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }
}
