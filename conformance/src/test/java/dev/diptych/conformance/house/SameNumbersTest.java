package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A text compiles to the same bytes on every platform. Functions of {@code Math} that are not exact
 * may differ between processors by one bit; those of {@code StrictMath} may not.
 */
class SameNumbersTest {
  private static final Pattern INEXACT =
      Pattern.compile(
          "(?<![\\w.])Math(?:\\.|::)(?:a?(?:sin|cos|tan)h?|atan2|pow|exp|expm1|log|log10|log1p"
              + "|cbrt|hypot)\\b");

  @Test
  void theRuntimeUsesNoMathThatDependsOnThePlatform() throws IOException {
    int count = 0;
    try (Stream<Path> files = Files.walk(Repository.path("runtime"))) {
      for (Path file : files.filter(SameNumbersTest::isSource).toList()) {
        List<String> lines = Files.readAllLines(file);
        assertThat(lines)
            .as("%s: use StrictMath", file)
            .noneMatch(line -> INEXACT.matcher(line).find());
        count++;
      }
    }
    assertThat(count).isGreaterThan(500);
  }

  @Test
  void theRuleFindsWhatItForbids() {
    assertThat("x = Math.sin(y)").containsPattern(INEXACT);
    assertThat("map(Math::acos)").containsPattern(INEXACT);
    assertThat("StrictMath.sin(y) + Math.sqrt(y) + Math.sinus").doesNotContainPattern(INEXACT);
  }

  private static boolean isSource(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.contains("/src/main/java/") && path.endsWith(".java");
  }
}
