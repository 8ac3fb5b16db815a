package dev.diptych.model.schema;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionExpressionTest {
  @ParameterizedTest
  @CsvSource({
    "a, a*1 0",
    "0, 0",
    "12 - 2 + 1, 11",
    "a + 8, a*1 8",
    "a - 8, a*1 -8",
    "header.base + ofs * 4 - 8, header.base*1 ofs*4 -8",
    "a * -1 + b * 0, a*-1 b*0 0",
    "_parent._root.a_1[2].b[i.j], _parent._root.a_1[2].b[i.j]*1 0",
    "999999999999999999, 999999999999999999",
  })
  void aSumHasTermsAndAConstant(String text, String parts) {
    PositionExpression sum = requireNonNull(PositionExpression.parse(text));
    List<String> found = new ArrayList<>();
    for (PositionExpression.Term term : sum.terms()) {
      found.add(term.name() + "*" + term.scale());
    }
    found.add(Long.toString(sum.constant()));
    assertThat(String.join(" ", found)).isEqualTo(parts);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-1",
        "+ 1",
        "a +",
        "a + ",
        "+ a",
        "a  + b",
        "a b",
        "a+b",
        "a - b",
        "a * b",
        "a *",
        "2 * a",
        "2 * 3",
        "a * 1 * 2",
        "a * --1",
        "A",
        "1a",
        ".a",
        "a.",
        "a..b",
        "a[",
        "a[]",
        "[1]",
        "a[1]b",
        "a[1][2]",
        "a[b]c]",
        "a[-1]",
        "a::b",
        "1000000000000000000"
      })
  void othersAreNone(String text) {
    assertThat(PositionExpression.parse(text)).isNull();
  }

  @Test
  void nothingIsNone() {
    assertThat(PositionExpression.parse(null)).isNull();
  }
}
