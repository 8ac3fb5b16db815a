package dev.diptych.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DialectTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A { 0 (1 2) } | PLAIN",
        "let = 3 use = 4 at (1 2) | PLAIN",
        "calc (1) | PLAIN",
        "# $a 1cm | PLAIN",
        "s = \"$a 1cm\" | PLAIN",
        "A = x\"1f 3f 2s\" | PLAIN",
        "0 (1cm) | AUTHORED",
        "0 (1e5) | PLAIN",
        "0 (0x1f) | PLAIN",
        "let a = 1 | AUTHORED",
        "repeat 3 { } | AUTHORED",
        "at 2 { } | AUTHORED",
        "include \"a\" | AUTHORED",
        "0 .. 1 | AUTHORED",
        "fps = 30 | AUTHORED",
        "look { } | AUTHORED",
        "look = 1 | PLAIN",
        "a = 1x | PLAIN",
        "a = 1s } | AUTHORED",
        "a = 1..2 | AUTHORED",
        "a = $ | AUTHORED",
        "a { | PLAIN"
      })
  void wordsOfAuthoredTextsDecide(String items, Dialect expected) {
    Source source = Source.of("test", "T Ver 1\n" + items + " Eof");
    SyntaxOptions options =
        new SyntaxOptions(false, null, Set.of("look"), Set.of("fps"), false, true);
    assertThat(Syntax.read(source, options).dialect()).isEqualTo(expected);
  }
}
