package dev.diptych.conformance.executors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The executor of plain Java, compiled in a copy of the project. */
final class PlainJava {
  private PlainJava() {}

  static List<String> command(Path root) throws IOException {
    Path classes = root.resolve("plain");
    List<String> words =
        new ArrayList<>(
            List.of(
                "-nowarn",
                "-encoding",
                "UTF-8",
                "-d",
                classes.toString(),
                "-cp",
                classPath(),
                "-proc:none"));
    for (String folder : List.of("generated/java", "conformance/executors/java-plain")) {
      try (Stream<Path> files = Files.walk(root.resolve(folder))) {
        files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(words::add);
      }
    }
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
    assertThat(status).as("javac").isZero();
    String path = classes + System.getProperty("path.separator") + classPath();
    return Processes.java(path, "dev.diptych.plain.executor.Main");
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }
}
