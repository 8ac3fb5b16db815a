package dev.diptych.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.generator.language.Language;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every spec of the project gives code that compiles, or is rejected. Where {@code runtimes/} has
 * the signatures of a language's runtime, the code is compiled with them. {@code
 * DIPTYCH_COMPILERS=required} makes an absent compiler a failure.
 */
class CompiledSourcesTest {
  private static final Path RUNTIMES = Path.of("src/test/resources/runtimes").toAbsolutePath();
  private static final int SECONDS = 600;

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

  private static final String GO =
      """
      module specs
      go 1.18
      require github.com/kaitai-io/kaitai_struct_go_runtime/kaitai v0.0.0
      require golang.org/x/text v0.0.0
      replace github.com/kaitai-io/kaitai_struct_go_runtime/kaitai => %1$s/go/kaitai
      replace golang.org/x/text => %1$s/go/text
      """;

  @TempDir private Path folder;

  @Test
  void cppCompiles() throws IOException, InterruptedException {
    List<String> all =
        generated(Language.CPP, "g++").stream()
            .filter(file -> file.toString().endsWith(".cpp"))
            .map("#include \"%s\""::formatted)
            .toList();
    Path unit = Files.write(folder.resolve("all.cpp"), all);
    run("g++", "-std=c++11", "-w", "-fsyntax-only", "-I", RUNTIMES + "/cpp", unit.toString());
  }

  @Test
  void csharpCompiles() throws IOException, InterruptedException {
    List<Path> files = new ArrayList<>(generated(Language.CSHARP, "mcs"));
    files.add(RUNTIMES.resolve("csharp/Kaitai.cs"));
    run(
        "mcs",
        "-warn:0",
        "-target:library",
        "-r:System.Numerics",
        "-out:" + folder.resolve("all.dll"),
        list(files));
  }

  @Test
  void goCompiles() throws IOException, InterruptedException {
    generated(Language.GO, "go");
    Files.writeString(folder.resolve("go.mod"), GO.formatted(RUNTIMES));
    run("go", "build", "-mod=mod", "-gcflags=-e", "./...");
  }

  @Test
  void javaCompiles() throws IOException, InterruptedException {
    Path javac = Path.of(System.getProperty("java.home"), "bin", "javac");
    run(
        javac.toString(),
        "-proc:none",
        "-nowarn",
        "-encoding",
        "UTF-8",
        "-cp",
        System.getProperty("java.class.path"),
        "-d",
        folder.resolve("classes").toString(),
        list(generated(Language.JAVA, "java")));
  }

  @Test
  void javaScriptIsParsed() throws IOException, InterruptedException {
    generated(Language.JAVASCRIPT, "node");
    run("node", "-e", NODE, folder.toString());
  }

  @Test
  void luaIsParsed() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("lua5.4", "check.lua"));
    generated(Language.LUA, "lua5.4").forEach(file -> command.add(file.toString()));
    Files.writeString(folder.resolve("check.lua"), LUA);
    run(command.toArray(String[]::new));
  }

  @Test
  void pythonCompiles() throws IOException, InterruptedException {
    generated(Language.PYTHON, "python3");
    run("python3", "-m", "compileall", "-q", folder.toString());
  }

  @Test
  void rustCompiles() throws IOException, InterruptedException {
    Map<String, List<Path>> specs =
        generated(Language.RUST, "rustc").stream()
            .collect(
                Collectors.groupingBy(
                    file -> folder.relativize(file).getName(0).toString(),
                    TreeMap::new,
                    Collectors.toList()));
    StringBuilder crate = new StringBuilder("#![allow(warnings)]\n");
    specs.forEach((name, files) -> crate.append(module(name, files)));
    Path root = Files.writeString(folder.resolve("all.rs"), crate);
    rustc("kaitai", RUNTIMES.resolve("rust/kaitai.rs"));
    rustc("specs", root);
  }

  private static String module(String name, List<Path> files) {
    return files.stream()
        .map(file -> "#[path = \"%s\"] pub mod r#%s;\n".formatted(file, stem(file)))
        .collect(Collectors.joining("", "pub mod " + name + " {\n", "}\n"));
  }

  private static String stem(Path file) {
    return file.getFileName().toString().replaceFirst("\\.rs$", "");
  }

  private void rustc(String name, Path root) throws IOException, InterruptedException {
    run(
        "rustc",
        "--edition=2021",
        "--crate-type=lib",
        "--crate-name=" + name,
        "--emit=metadata",
        "-Awarnings",
        "-L" + folder,
        "--out-dir=" + folder,
        root.toString());
  }

  /** The files, if {@code compiler} is here or required. */
  private List<Path> generated(Language language, String compiler) throws IOException {
    folder = folder.toRealPath();
    List<Path> files = GeneratedSources.write(language, folder);
    boolean present =
        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
            .anyMatch(each -> Files.isExecutable(Path.of(each, compiler)));
    boolean required = "required".equals(System.getenv("DIPTYCH_COMPILERS"));
    assumeTrue(present || required, () -> "requires " + compiler);
    assertThat(files).hasSizeGreaterThan(100);
    return files;
  }

  /** A file with the names of {@code files}, for a command line that would be too long. */
  private String list(List<Path> files) throws IOException {
    Path list = folder.resolve("files.txt");
    Files.write(list, files.stream().map(Path::toString).toList());
    return "@" + list;
  }

  private void run(String... command) throws IOException, InterruptedException {
    Path output = Files.createTempFile("diptych-compiled", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
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
