package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every package except the API of the library is documented as implementation. */
class ImplementationPackagesTest {
  private static final String SENTENCE =
      "Implementation, which may change in any version; the API is package {@code dev.diptych}.";
  private static final String API = "dev/diptych/package-info.java";

  @Test
  void everyOtherPackageSaysThatItIsImplementation() throws IOException {
    List<Path> packages = packages();
    assertThat(packages).hasSizeGreaterThan(100);
    for (Path info : packages) {
      String text = Files.readString(info).replaceAll("\\s*\n \\*\\s*", " ");
      assertThat(text.contains(SENTENCE))
          .as("%s has in its Javadoc: <p>%s", info, SENTENCE)
          .isEqualTo(!info.endsWith(API));
    }
  }

  private static List<Path> packages() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.path("runtime"))) {
      return files
          .filter(file -> file.endsWith("package-info.java"))
          .filter(file -> file.toString().replace('\\', '/').contains("/src/main/java/"))
          .sorted()
          .toList();
    }
  }
}
