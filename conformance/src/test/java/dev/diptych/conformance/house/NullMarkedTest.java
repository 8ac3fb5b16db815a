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
  private static final Pattern MARK = Pattern.compile("(?m)^@NullMarked$");

  /** Modules with packages that are not checked yet. */
  private static final List<String> UNMARKED =
      List.of(
          "conformance/executors/java-plain",
          "runtime/binary",
          "runtime/compiler",
          "runtime/spec-tools",
          "runtime/twin");

  @Test
  void everyPackageOfAConvertedModuleIsNullMarked() throws IOException {
    TreeSet<String> unmarked = new TreeSet<>();
    for (Path module : modules()) {
      if (!isMarked(module)) {
        unmarked.add(Repository.path("").relativize(module).toString().replace('\\', '/'));
      }
    }
    assertThat(unmarked).containsExactlyElementsOf(UNMARKED);
  }

  private static List<Path> modules() throws IOException {
    List<Path> parents =
        List.of(
            Repository.path("runtime"),
            Repository.path("conformance"),
            Repository.path("conformance/executors"));
    List<Path> modules = new ArrayList<>();
    for (Path parent : parents) {
      try (Stream<Path> all = Files.list(parent)) {
        all.filter(module -> !module.endsWith("benchmarks"))
            .filter(module -> Files.isDirectory(module.resolve("src/main/java")))
            .forEach(modules::add);
      }
    }
    assertThat(modules).hasSizeGreaterThan(12);
    return modules;
  }

  private static boolean isMarked(Path module) throws IOException {
    try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
      List<Path> packages =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(Path::getParent)
              .distinct()
              .toList();
      for (Path folder : packages) {
        Path info = folder.resolve("package-info.java");
        if (!Files.exists(info) || !MARK.matcher(Files.readString(info)).find()) {
          return false;
        }
      }
      return true;
    }
  }
}
