package dev.diptych.model.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

  @Test
  void countsWhatIsMissing() {
    // "a\nb\nc\nd\n" and "e\nf\ng\n" without "b\nc\n" and "f\n".
    Source source =
        Source.of("t", "a\nd\ne\ng\n")
            .withGaps(List.of(new Source.Gap(2, 4, () -> 2), new Source.Gap(6, 2, () -> 1)));
    assertThat(source.position(2)).hasToString("4:1");
    assertThat(source.position(6)).hasToString("7:1");
    // What ends at a gap ends before what is missing.
    assertThat(source.end(new Span(0, 2))).hasToString("2:1");
    assertThat(source.end(new Span(2, 5))).hasToString("5:2");
    assertThat(source.end(Span.at(2))).hasToString("4:1");
    assertThat(source.line(4)).isEqualTo("d");
    assertThat(source.line(7)).isEqualTo("g");
    assertThat(source.inWhole(new Span(0, 1))).isEqualTo(new Span(0, 1));
    assertThat(source.inWhole(new Span(1, 2))).isEqualTo(new Span(1, 2));
    assertThat(source.inWhole(new Span(0, 3))).isEqualTo(new Span(0, 7));
    assertThat(source.inWhole(Span.at(6))).isEqualTo(Span.at(12));
    Source excerpt = source.excerpt(new byte[] {'c', '\n'}, 4, 2);
    assertThat(excerpt.position(0)).hasToString("3:1");
    assertThat(excerpt.inWhole(new Span(0, 1))).isEqualTo(new Span(4, 5));
  }
}
