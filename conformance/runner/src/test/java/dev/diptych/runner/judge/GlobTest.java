package dev.diptych.runner.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Patterns match checks, or their cases. */
class GlobTest {
  private static final String CHECK = "valid/take/floats-nan:decode";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "valid/take/floats-nan:decode",
        "valid/take/floats-nan",
        "*",
        "valid/*",
        "*:decode",
        "*/floats-*",
        "valid/take/floats-n?n",
        "valid/*:d?code"
      })
  void matches(String glob) {
    assertThat(Glob.matches(glob, CHECK)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "floats-nan",
        "valid/take/floats-nan:",
        "valid/take/floats-nan:parse",
        "valid/take/floats",
        "valid/take/floats-?",
        "VALID/*",
        "valid/take/floats.nan"
      })
  void doesNotMatch(String glob) {
    assertThat(Glob.matches(glob, CHECK)).isFalse();
  }
}
