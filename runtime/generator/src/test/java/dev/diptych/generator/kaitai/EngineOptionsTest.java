package dev.diptych.generator.kaitai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The options that are created directly equal those that the compiler itself parses. */
class EngineOptionsTest {
  @Test
  void plainOptionsEqualParsedOnes() {
    assertThat(EngineOptions.plain())
        .isEqualTo(EngineOptions.parse(List.of("--read-write", "--read-pos")));
  }
}
