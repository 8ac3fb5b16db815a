package dev.diptych.ksy.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.ir.Expr;
import dev.diptych.ir.ExprPrinter;
import dev.diptych.ir.Operator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExprPrinterTest {
  private static final List<String> EXPRESSIONS =
      List.of(
          "0x10",
          "1.5 + 1e3 - 2.0",
          "-1 * -(-a.b)",
          "(1 + 2) * 3 / 4 % 5",
          "1 - (2 - 3)",
          "a << 1 | b >> 2 ^ ~c & 0xff",
          "a and b and (c and d) or not (e or f)",
          "(a == b) == true",
          "a != b ? c < d : e <= f ? g > h : i >= j",
          "(a ? b : c).to_s",
          "a[1].x[2].as<::a::b[]>.y",
          "a.as<u1[]>",
          "kind::x == ::a::b::kind::y",
          "sizeof<a::b> + bitsizeof<b3>",
          "f\"a{b}c{\"d\"}\" + \"a\\\"b\\\\\\u0001\" + 'c\\d' + \"ü😀\"",
          "[1, 'a', []].size",
          "a.substring(1, b.length - 1).to_i(16)",
          "(5).to_s + (1.5).to_i",
          "_io.pos + _parent._root._");

  @Test
  void printedExpressionsAreParsedAsTheSame() {
    for (String text : EXPRESSIONS) {
      Expr tree = ExpressionParser.parse(text).orElseThrow();
      String printed = ExprPrinter.print(tree);
      assertThat(ExpressionParser.parse(printed)).as(printed).hasValue(tree);
    }
  }

  @Test
  void theExpressionsHaveEveryOperatorAndNode() {
    Set<Operator> operators = EnumSet.noneOf(Operator.class);
    List<Class<?>> nodes = new ArrayList<>();
    for (String text : EXPRESSIONS) {
      for (Expr each : ExpressionParser.parse(text).orElseThrow().all()) {
        nodes.add(each.getClass());
        if (each instanceof Expr.Operation operation) {
          operators.add(operation.operator());
        }
      }
    }
    assertThat(operators).containsExactly(Operator.values());
    assertThat(nodes).contains(Expr.class.getPermittedSubclasses());
  }
}
