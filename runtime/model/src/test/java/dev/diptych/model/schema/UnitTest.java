package dev.diptych.model.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnitTest {
  @ParameterizedTest
  @EnumSource
  void aSymbolIsOneUnit(Unit unit) {
    assertThat(Unit.of(unit.symbol())).isSameAs(unit);
    assertThat(Unit.symbols()).containsOnlyOnce(unit.symbol());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "M", "km", "frames", " m"})
  void otherSymbolsAreUnknown(String symbol) {
    assertThat(Unit.of(symbol)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "250, ms, s, 0.25",
    "0.25, s, ms, 250",
    "30, cm, m, 0.3",
    "1.1, m, mm, 1100",
    "-7, mm, cm, -0.7",
    "1e-30, m, mm, 1e-27",
    "12.50, f, f, 12.50",
    "180, deg, rad, 3.141592653589793238462643383279503",
    "1, rad, deg, 57.29577951308232087679815481410517",
    "0, rad, deg, 0",
  })
  void unitsOfOneDimensionAreConverted(
      BigDecimal value, String from, String to, BigDecimal wanted) {
    assertThat(Unit.of(from).convert(value, Unit.of(to))).isEqualByComparingTo(wanted);
  }

  @Test
  void otherDimensionsAreNotConverted() {
    assertThatThrownBy(() -> Unit.FRAME.convert(BigDecimal.ONE, Unit.SECOND))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Unit.METRE.convert(BigDecimal.ONE, Unit.DEGREE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
