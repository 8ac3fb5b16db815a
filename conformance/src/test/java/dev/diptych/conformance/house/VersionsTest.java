package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The version of the root {@code pom.xml} is that of every module and package. */
class VersionsTest {
  private static final Pattern OWN = Pattern.compile("<version>([^<]+)</version>");
  private static final Pattern PARENT =
      Pattern.compile(
          "<groupId>dev\\.diptych</groupId>\\s*<artifactId>diptych</artifactId>\\s*"
              + "<version>([^<]+)</version>");

  @Test
  void everyModuleHasTheVersionOfTheRoot() throws IOException {
    TreeMap<String, String> versions = new TreeMap<>();
    try (Stream<Path> files = Files.walk(Repository.path(""), 4)) {
      for (Path pom : files.filter(file -> file.endsWith("pom.xml")).toList()) {
        Matcher parent = PARENT.matcher(Files.readString(pom));
        if (!pom.toString().contains("/target/") && parent.find()) {
          versions.put(Repository.path("").relativize(pom).toString(), parent.group(1));
        }
      }
    }
    assertThat(versions).hasSizeGreaterThan(20).containsKey("runtime/cli/pom.xml");
    String root = version();
    assertThat(versions).allSatisfy((file, version) -> assertThat(version).isEqualTo(root));
  }

  @ParameterizedTest
  @CsvSource({
    "editors/vscode/package.json, '\"version\": \"([^\"]+)\"'",
    "editors/vscode/CHANGELOG.md, '## (\\S+)'",
    "generated/rust/Cargo.toml, 'version = \"([^\"]+)\"'",
    "generated/javascript/package.json, '\"version\": \"([^\"]+)\"'",
  })
  void otherPackagesHaveIt(String file, String pattern) throws IOException {
    assertThat(first(Pattern.compile(pattern), Files.readString(Repository.path(file))))
        .contains(version());
  }

  private static String version() throws IOException {
    return first(OWN, Files.readString(Repository.path("pom.xml"))).orElseThrow();
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }
}
