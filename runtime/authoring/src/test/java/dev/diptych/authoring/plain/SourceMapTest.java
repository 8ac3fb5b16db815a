package dev.diptych.authoring.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import org.junit.jupiter.api.Test;

class SourceMapTest {
  private static final Source SOURCE = Source.of("text", "0123456789");

  @Test
  void findsTheOriginBeforeAnOffset() {
    SourceMap map = new SourceMap();
    Origin first = at(1, 2);
    Origin second = at(5, 6);
    map.mark(0, first);
    map.mark(10, second);
    assertThat(map.origin(Span.at(0))).isSameAs(first);
    assertThat(map.origin(Span.at(9))).isSameAs(first);
    assertThat(map.origin(Span.at(10))).isSameAs(second);
    assertThat(map.origin(Span.at(1000))).isSameAs(second);
  }

  @Test
  void offsetsInACopyCorrespond() {
    SourceMap map = new SourceMap();
    Origin copy = at(2, 8);
    map.mark(0, at(0, 1));
    map.copy(20, copy);
    map.copy(30, copy);
    map.mark(40, at(9, 10));
    assertThat(map.origin(new Span(23, 25)).at().span()).isEqualTo(new Span(5, 7));
    assertThat(map.origin(new Span(31, 32)).at().span()).isEqualTo(new Span(3, 4));
    assertThat(map.origin(new Span(38, 39)).at().span()).isEqualTo(new Span(8, 8));
    assertThat(map.origin(Span.at(40)).at().span()).isEqualTo(new Span(9, 10));
  }

  private static Origin at(int start, int end) {
    return Origin.of(SOURCE, new Span(start, end));
  }
}
