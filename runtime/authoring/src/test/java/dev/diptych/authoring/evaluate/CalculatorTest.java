package dev.diptych.authoring.evaluate;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.ItemReader;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CalculatorTest {
  private final Report report = new Report();

  @ParameterizedTest
  @CsvSource({
    "1 + 2 * 3, 7, ''",
    "(1 + 2) * 3, 9, ''",
    "8 / 2 / 2, 2, ''",
    "1 - 2 - 3, -4, ''",
    "--4 - -1, 5, ''",
    "0.1 + 0.2, 0.3, ''",
    "1m + 20cm, 1.2, m",
    "20cm + 1m, 120, cm",
    "2 * 3s, 6, s",
    "1s / 250ms, 4, ''",
    "90deg / 2, 45, deg",
    "1e300 * 1e-300, 1, ''",
  })
  void calculates(String expression, BigDecimal number, String unit) {
    Quantity result = (Quantity) value("calc(" + expression + ")");
    assertThat(report.hasErrors()).isFalse();
    assertThat(result.number()).isEqualByComparingTo(number);
    assertThat(result.unit() == null ? "" : result.unit().symbol()).isEqualTo(unit);
  }

  @ParameterizedTest
  @CsvSource({
    "1m + 1s, m and s cannot be added or subtracted",
    "1 + 1m, a number without a unit and m cannot be added or subtracted",
    "1m * 1m, a product of two units",
    "1 / 0, division by zero",
    "1 / 1s, a number without a unit cannot be divided by s",
    "1e400 * 1e400 * 1e400, the result is out of range",
    "'((1, 2), 3)', tuples in tuples cannot be calculated with",
    "'(1, 2) - (1, 2, 3)', tuples of equal length can be added and subtracted only",
  })
  void rejects(String expression, String message) {
    value("calc(" + expression + ")");
    assertThat(report.summary("text")).singleElement().matches(d -> d.message().equals(message));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(12cm, 1.45m, 55cm) - (0, 0, 6cm) | 12cm 1.45m 49cm",
        "(12cm 1.45m 55cm) - (0 0 6cm) | 12cm 1.45m 49cm",
        "2 * (1, -2, 3m) | 2 -4 6m",
        "(1 2 3) / 2 | 0.5 1 1.5",
        "-(1, 2) | -1 -2",
        "(1 - 2, 3 * (1 + 1)) + (0, -1) | -1 5",
        "(0, -1) | 0 -1",
        "((1 2) + (3 4)) * 2 | 8 12",
      })
  void calculatesTuples(String expression, String values) {
    Value.Tuple result = (Value.Tuple) value("calc(" + expression + ")");
    assertThat(report.hasErrors()).isFalse();
    assertThat(result.evaluated().stream().map(CalculatorTest::text).collect(joining(" ")))
        .isEqualTo(values);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(1 2 3) - (0 -1 6) | (0, -1, 6)",
        "(1 2) + (0 -1) | (0, -1)",
        "(1 2 3) + ( 0  -(1 + 1)  -6cm ) | ( 0, -(1 + 1), -6cm )",
        "(1 2 3) - (0 - 1 6) | ",
        "(1 2 3) - (0, 0 -1) | ",
      })
  void proposesCommasBeforeSigns(String expression, String withCommas) {
    value("calc(" + expression + ")");
    Diagnostic error = report.summary("text").get(0);
    assertThat(error.replacement() == null ? null : error.replacement().better())
        .isEqualTo(withCommas);
    assertThat(error.help())
        .isEqualTo(withCommas == null ? List.of() : List.of("write commas: " + withCommas));
  }

  @Test
  void addsUpManyNumbers() {
    Quantity result = (Quantity) value("calc(0" + "+1".repeat(90_000) + ")");
    assertThat(result.number()).isEqualByComparingTo("90000");
  }

  @Test
  void negatesManyTimes() {
    Quantity result = (Quantity) value("calc(" + "-".repeat(100_001) + "1)");
    assertThat(result.number()).isEqualByComparingTo("-1");
  }

  private static String text(Value value) {
    Quantity number = (Quantity) value;
    String unit = number.unit() == null ? "" : number.unit().symbol();
    return number.number().stripTrailingZeros().toPlainString() + unit;
  }

  private Value.Evaluated value(String text) {
    Source source = Source.of("text", "let a = " + text + " Eof");
    SyntaxOptions options = SyntaxOptions.of(Dialect.AUTHORED, false).included();
    AuthoredFile file = ItemReader.read(Syntax.read(source, options));
    assertThat(file.diagnostics()).isEmpty();
    Names names = new Names(Scope.empty(), new NameUsage(null));
    Values values = new Values(report, new Budget(report), names, null);
    return values.evaluate(((Item.Let) file.items().get(0)).value());
  }
}
