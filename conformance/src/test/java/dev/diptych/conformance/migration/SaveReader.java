package dev.diptych.conformance.migration;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.executors.Toolchain;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A program that reads save files with a generated parser.
 *
 * @param language the name of its language in {@code diptych generate}
 * @param folder a folder for the parser and for what is built
 */
record SaveReader(String language, Path folder) {
  private static final Path READERS = Repository.path("conformance/save_format/readers");

  /** The folder that the parser is generated to. */
  Path parser() {
    return folder.resolve(language);
  }

  /** The values that the program prints for {@code file}. */
  Map<String, String> read(Path file) throws Exception {
    String output =
        switch (language) {
          case "python" -> python(file);
          case "go" -> go(file);
          default -> java(file);
        };
    Map<String, String> values = new TreeMap<>();
    for (String line : output.lines().toList()) {
      String[] sides = line.split("=", 2);
      values.put(sides[0], sides[1]);
    }
    return values;
  }

  private String python(Path file) throws Exception {
    Toolchain.setUp(Repository.root(), "python");
    Path python = Repository.path("conformance/executors/python/.venv/bin/python");
    String program = READERS.resolve("read_save.py").toString();
    return run(List.of("" + python, program, "" + parser(), "" + file));
  }

  private String go(Path file) throws Exception {
    Path program = parser().resolve("read_save");
    if (!Files.exists(program)) {
      Toolchain.setUp(Repository.root(), "go");
      Path executor = Repository.path("conformance/executors/go");
      Files.copy(READERS.resolve("read_save.go"), parser().resolve("main.go"));
      Files.copy(executor.resolve("go.sum"), parser().resolve("go.sum"));
      String module =
          Files.readString(executor.resolve("go.mod"))
              .replace("module dev.diptych/executor", "module read_save")
              .replaceAll("(?m)^.*(dev.diptych/generated|antlr|golang.org/x/exp).*\n", "")
              .replace("./kaitai_runtime", executor.resolve("kaitai_runtime").toString());
      Files.writeString(parser().resolve("go.mod"), module);
      run(List.of("go", "build", "-o", "" + program, "."));
    }
    return run(List.of("" + program, "" + file));
  }

  private String java(Path file) throws Exception {
    String path = System.getProperty("java.class.path");
    Path home = Path.of(System.getProperty("java.home"), "bin");
    Path classes = folder.resolve("classes");
    if (!Files.exists(classes)) {
      List<String> compile = new ArrayList<>();
      compile.addAll(List.of("" + home.resolve("javac"), "-encoding", "UTF-8", "-cp", path));
      compile.addAll(List.of("-d", "" + classes));
      compile.addAll(
          List.of("" + parser().resolve("Save.java"), "" + READERS.resolve("ReadSave.java")));
      run(compile);
    }
    String both = classes + System.getProperty("path.separator") + path;
    return run(List.of("" + home.resolve("java"), "-cp", both, "ReadSave", "" + file));
  }

  private String run(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(parser().toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }
}
