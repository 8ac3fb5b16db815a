package dev.diptych.model.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SourceTest {
  private static String at(String text, int offset) {
    return Source.of("t", text).position(offset).toString();
  }

  @Test
  void countsLinesByEveryKindOfLineEnd() {
    String text = "a\nb\r\nc\rd";
    assertThat(at(text, 0)).isEqualTo("1:1");
    assertThat(at(text, 2)).isEqualTo("2:1");
    assertThat(at(text, 5)).isEqualTo("3:1");
    assertThat(at(text, 7)).isEqualTo("4:1");
    assertThat(at(text, 8)).isEqualTo("4:2");
  }

  @Test
  void countsColumnsByCharacters() {
    // Two bytes, three bytes, four bytes, then the place that is asked for.
    assertThat(at("é€😀x", 9)).isEqualTo("1:4");
  }

  @Test
  void givesLinesWithoutTheirEnds() {
    Source source = Source.of("t", "a\r\nb\r\r\nc");
    assertThat(source.line(1)).isEqualTo("a");
    assertThat(source.line(2)).isEqualTo("b");
    assertThat(source.line(3)).isEmpty();
    assertThat(source.line(4)).isEqualTo("c");
  }

  @Test
  void anEmptyTextHasALine() {
    assertThat(at("", 0)).isEqualTo("1:1");
    assertThat(Source.of("t", "").line(1)).isEmpty();
  }
}
