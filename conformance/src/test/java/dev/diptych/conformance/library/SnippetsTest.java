package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The snippets of the pages compile without warnings, run, and print what the pages say. */
class SnippetsTest {
  private static final Pattern SNIPPET =
      Pattern.compile("```java\\n(.*?)```\\n(?:\\n```text\\n(.*?)```\\n)?", Pattern.DOTALL);
  private static final String CLASS =
      """
      import dev.diptych.*;
      import java.io.*;
      import java.nio.file.*;
      import java.util.*;

      class %s {
        public static void main(String... none) throws Exception {
      %s
        }
      }
      """;
  private static final long GUARD_MINUTES = 5;

  @TempDir Path folder;

  private record Snippet(String name, String code, String output) {}

  @ParameterizedTest
  @ValueSource(strings = {"runtime/library/docs/library.md", "README.md"})
  void snippetsDoWhatThePageSays(String page) throws Exception {
    List<Snippet> snippets = snippets(Files.readString(Repository.path(page)));
    assertThat(snippets).isNotEmpty();
    compile(snippets);
    Files.copy(
        Repository.path("runtime/animation/docs/examples/wave.twin"), folder.resolve("wave.twin"));
    for (Snippet snippet : snippets) {
      assertThat(run(snippet.name())).as(snippet.code()).isEqualTo(snippet.output());
    }
  }

  private static List<Snippet> snippets(String page) {
    List<Snippet> snippets = new ArrayList<>();
    Matcher found = SNIPPET.matcher(page);
    while (found.find()) {
      String output = found.group(2) == null ? "" : found.group(2);
      snippets.add(new Snippet("Snippet" + snippets.size(), found.group(1), output));
    }
    return snippets;
  }

  private void compile(List<Snippet> snippets) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Snippet snippet : snippets) {
      Path source = folder.resolve(snippet.name() + ".java");
      sources.add(Files.writeString(source, CLASS.formatted(snippet.name(), snippet.code())));
    }
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of("-Xlint:all,-processing", "-Werror", "-d", folder.toString(), "-cp", classPath());
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      boolean compiled =
          javac
              .getTask(
                  messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(compiled).as(messages.toString()).isTrue();
    }
  }

  /** Runs a class in the folder, where its relative paths lead. */
  private String run(String name) throws Exception {
    Path output = folder.resolve(name + ".out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                folder + File.pathSeparator + classPath(),
                name)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!process.waitFor(GUARD_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    return Files.readString(output).replace(System.lineSeparator(), "\n");
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }
}
