package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.Diptych;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.DocumentationTool;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The API of the library is the one in {@code runtime/library/api.txt}. {@code -Dbless} updates the
 * file after an intended change.
 */
class ApiTest {
  private static final Path LISTED = Repository.path("runtime/library/api.txt");
  private static final Path SOURCES = Repository.path("runtime/library/src/main/java/dev/diptych");

  static List<Class<?>> types() throws Exception {
    List<Class<?>> types = new ArrayList<>();
    for (Path source : sources()) {
      String name = source.getFileName().toString().replace(".java", "");
      if (!name.equals("package-info")) {
        ApiSignatures.add(Class.forName(Diptych.class.getPackageName() + "." + name), types);
      }
    }
    return types;
  }

  private static List<Path> sources() throws Exception {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files.sorted().toList();
    }
  }

  @Test
  void noMemberIsRemovedOrAddedWithoutNotice() throws Exception {
    List<String> actual = ApiSignatures.of(types());
    if (!Golden.blessing()) {
      TreeSet<String> removed = new TreeSet<>(Files.readAllLines(LISTED));
      actual.forEach(removed::remove);
      assertThat(removed)
          .as("removed or changed: incompatible, so that it requires a new minor version")
          .isEmpty();
    }
    Golden.hold(LISTED, String.join("\n", actual) + "\n");
  }

  @Test
  void signaturesHaveOnlyTypesOfThePlatformAndOfThisPackage() throws Exception {
    List<Class<?>> types = types();
    TreeSet<String> foreign = new TreeSet<>();
    for (String name : ApiSignatures.mentioned(types)) {
      boolean own = types.stream().anyMatch(type -> type.getName().equals(name));
      if (!own && !name.startsWith("java.")) {
        foreign.add(name);
      }
    }
    assertThat(foreign).isEmpty();
  }

  @Test
  void everythingPublicIsDocumented(@TempDir Path site) throws Exception {
    DocumentationTool javadoc = ToolProvider.getSystemDocumentationTool();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of(
            "-quiet",
            "-Xdoclint:all",
            "-Werror",
            "-d",
            site.toString(),
            "-cp",
            System.getProperty("java.class.path"));
    try (StandardJavaFileManager files = javadoc.getStandardFileManager(null, null, null)) {
      boolean done =
          javadoc
              .getTask(
                  messages,
                  files,
                  null,
                  null,
                  options,
                  files.getJavaFileObjectsFromPaths(sources()))
              .call();
      assertThat(done).as(messages.toString()).isTrue();
    }
    assertThat(site.resolve("dev/diptych/Diptych.html")).exists();
  }
}
