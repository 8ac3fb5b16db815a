package dev.diptych.ksy.expression;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommonExpressionTest {
  private static final List<String> OPERANDS =
      List.of(
          "a",
          "_",
          "_io.size",
          "a.b_1.not_c",
          "kind::x",
          "a::kind::x",
          "a::b::kind::x.to_i",
          "0",
          "10",
          "0x1F");
  private static final List<String> OPERATORS =
      List.of("==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "%", "&");

  private static List<String> common() {
    List<String> all = new ArrayList<>(OPERANDS);
    for (String left : OPERANDS) {
      for (String operator : OPERATORS) {
        for (String right : OPERANDS) {
          all.add(left + " " + operator + "\t" + right);
          all.add(left + operator + right);
        }
      }
    }
    all.addAll(List.of(" a ", "\na . b\n", "a :: b == 1 ", "a.b. c.d"));
    return all;
  }

  @Test
  void theTreesAreThoseOfTheGrammar() throws SyntaxError {
    for (String text : common()) {
      assertThat(CommonExpression.read(text))
          .as(text)
          .isNotNull()
          .isEqualTo(ExpressionParser.byGrammar(text));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "true",
        "not a",
        "a and b",
        "as",
        "a.as<u1>",
        "sizeof<a>",
        "a.",
        ".a",
        "a..b",
        "a::",
        "::a::b",
        "a:b",
        "1.5",
        "1.",
        "1.to_s",
        "a.1",
        "a::1",
        "007",
        "1_0",
        "0b1",
        "0x",
        "0xg",
        "0X1",
        "1a",
        "-1",
        "a - -1",
        "a + b + c",
        "a < b < c",
        "a >> 1",
        "a << 1",
        "a = b",
        "a = = b",
        "a < = b",
        "a >== b",
        "a ==",
        "== a",
        "a b",
        "a && b",
        "a | b",
        "a[0]",
        "a()",
        "(a)",
        "'a'",
        "ä",
        "a.ä",
        "a == ä",
        "a\u00a0"
      })
  void othersAreLeftToTheGrammar(String text) {
    assertThat(CommonExpression.read(text)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "_", "a_1", "Abc", "true", "as"})
  void namesAreLettersDigitsAndUnderscores(String text) {
    assertThat(CommonExpression.isName(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " a", "a ", "1", "1a", "a.b", "a-b", "ä"})
  void othersAreNoNames(String text) {
    assertThat(CommonExpression.isName(text)).isFalse();
  }
}
