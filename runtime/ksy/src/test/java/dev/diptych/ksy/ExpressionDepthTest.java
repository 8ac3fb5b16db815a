package dev.diptych.ksy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expressions are rejected by their depth before they are parsed: parsing needs a stack. */
class ExpressionDepthTest {
  private static final int MANY = 100_000;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ( | )
          [ | ]
          ( | ''
          a[ | ]
          - | ''
          'not ' | ''
          a ? 1 : | ''
          a.b( | )
          'f"{' | '}"'
          """)
  void nestingHasALimit(String open, String close) throws Exception {
    String text = open.repeat(MANY) + "1" + close.repeat(MANY);
    Path ksy = folder.resolve("deep.ksy");
    Files.writeString(
        ksy, "meta: {id: deep}\ninstances:\n  a:\n    value: >\n      " + text + "\n");
    SpecException rejected =
        catchThrowableOfType(SpecException.class, () -> Modules.load(ksy, List.of()));
    assertThat(rejected).isNotNull();
    assertThat(rejected.diagnostics().get(0).code()).isEqualTo("too-large-spec");
  }
}
