package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the POMs declare about artifacts for other builds. */
class ArtifactsTest {
  private static final Pattern MODULE = Pattern.compile("<module>(.*?)</module>");
  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(diptych-.*?)</artifactId>");
  private static final Pattern NAME = Pattern.compile("<diptych.module>(.*?)</diptych.module>");
  private static final String BOM = "runtime/bom";

  @Test
  void everyJarHasAModuleNameOfItsOwn() throws IOException {
    List<String> jars = jars();
    List<String> names =
        jars.stream().flatMap(module -> found(NAME, pom(module)).stream()).toList();
    assertThat(names).hasSameSizeAs(jars).doesNotHaveDuplicates();
    assertThat(names).allMatch(name -> name.matches("dev\\.diptych(\\.[a-z]+)*"));
  }

  @Test
  void theListOfVersionsHasWhatIsDeployed() throws IOException {
    List<String> deployed =
        jars().stream()
            .filter(Predicate.not(module -> pom(module).contains("maven.deploy.skip")))
            .map(module -> found(ARTIFACT, pom(module)).get(0))
            .toList();
    List<String> listed = found(ARTIFACT, pom(BOM)).stream().skip(1).toList();
    assertThat(listed).containsExactlyElementsOf(deployed);
  }

  /** Modules with a jar; that of the tests has none. */
  private static List<String> jars() throws IOException {
    return found(MODULE, Files.readString(Repository.path("pom.xml"))).stream()
        .filter(module -> !module.equals(BOM) && !module.startsWith("conformance/bench"))
        .filter(module -> !module.equals("conformance"))
        .toList();
  }

  private static String pom(String module) {
    try {
      return Files.readString(Repository.path(module).resolve("pom.xml"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
  }
}
