package dev.diptych.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.apache.spark.sql.connector.expressions.Expression;
import org.apache.spark.sql.connector.expressions.Expressions;
import org.apache.spark.sql.connector.expressions.LiteralValue;
import org.apache.spark.sql.connector.expressions.NamedReference;
import org.apache.spark.sql.connector.expressions.filter.Predicate;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FilePredicateTest {
  private static final InputFile FILE = new InputFile("file:///day%201/b.bin", 5, 7);

  private static Predicate is(String name, Expression... children) {
    return new Predicate(name, children);
  }

  private static NamedReference field(String name) {
    return Expressions.column("_metadata." + name);
  }

  private static Expression text(String value) {
    return new LiteralValue<>(UTF8String.fromString(value), DataTypes.StringType);
  }

  private static Expression number(long value) {
    return new LiteralValue<>(value, DataTypes.LongType);
  }

  static Stream<Arguments> conditions() {
    Expression name = field("file_name");
    Expression size = field("file_size");
    Expression unknown = is("=", Expressions.column("value"), number(1));
    return Stream.of(
        Arguments.of(is("=", name, text("b.bin")), true),
        Arguments.of(is("=", name, text("a.bin")), false),
        Arguments.of(is("STARTS_WITH", field("file_path"), text("file:///day%201/")), true),
        Arguments.of(is("ENDS_WITH", field("file_path"), text(".txt")), false),
        Arguments.of(is("CONTAINS", field("file_path"), text("day")), true),
        Arguments.of(is("IN", name, text("a.bin"), text("b.bin")), true),
        Arguments.of(is("IN", name, text("a.bin"), text("c.bin")), false),
        Arguments.of(is("IN", name, text("a.bin"), Expressions.column("value")), true),
        Arguments.of(is(">", size, number(5)), false),
        Arguments.of(is(">=", size, number(5)), true),
        Arguments.of(is("<", number(5), size), false),
        Arguments.of(is("<=", size, number(5)), true),
        Arguments.of(is("<>", size, number(5)), false),
        Arguments.of(is("=", field("file_modification_time"), number(7000)), true),
        Arguments.of(is("NOT", is("=", size, number(5))), false),
        Arguments.of(is("NOT", unknown), true),
        Arguments.of(is("AND", unknown, is("=", size, number(4))), false),
        Arguments.of(is("AND", unknown, is("=", size, number(5))), true),
        Arguments.of(is("OR", unknown, is("=", size, number(4))), true),
        Arguments.of(is("OR", is("<", size, number(4)), is("=", size, number(4))), false),
        Arguments.of(is("IS_NULL", size), true),
        Arguments.of(is("=", size, text("5")), true),
        Arguments.of(is("ALWAYS_FALSE"), false));
  }

  @ParameterizedTest
  @MethodSource("conditions")
  void aFileIsLeftOutOnlyIfAConditionIsKnownToBeFalse(Predicate condition, boolean mayHold) {
    Predicate[] all = {condition};
    assertThat(FilePredicate.mayHold(all, FILE)).isEqualTo(mayHold);
  }
}
