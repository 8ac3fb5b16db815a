package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** NullAway checks the packages that are {@code @NullMarked}. */
class NullMarkedTest {
  private static final String SOURCES = "src/main/java";
  private static final Pattern MARK = Pattern.compile("(?m)^@NullMarked$");

  @Test
  void everyPackageIsNullMarked() throws IOException {
    TreeSet<String> missing = new TreeSet<>();
    for (Path folder : packages()) {
      if (!isMarked(folder)) {
        missing.add(name(folder));
      }
    }
    assertThat(missing).isEmpty();
  }

  private static String name(Path folder) {
    String path = folder.toString().replace('\\', '/');
    return path.substring(path.indexOf(SOURCES) + SOURCES.length() + 1).replace('/', '.');
  }

  private static List<Path> packages() throws IOException {
    List<Path> packages = new ArrayList<>();
    for (String parent : List.of("runtime", "conformance", "conformance/executors")) {
      try (Stream<Path> modules = Files.list(Repository.path(parent))) {
        for (Path module : modules.filter(each -> !each.endsWith("benchmarks")).toList()) {
          if (Files.isDirectory(module.resolve(SOURCES))) {
            packages.addAll(packages(module.resolve(SOURCES)));
          }
        }
      }
    }
    assertThat(packages).hasSizeGreaterThan(60);
    return packages;
  }

  private static List<Path> packages(Path sources) throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(Path::getParent)
          .distinct()
          .toList();
    }
  }

  private static boolean isMarked(Path folder) throws IOException {
    Path info = folder.resolve("package-info.java");
    return Files.exists(info) && MARK.matcher(Files.readString(info)).find();
  }
}
