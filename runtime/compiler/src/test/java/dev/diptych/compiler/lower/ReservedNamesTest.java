package dev.diptych.compiler.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReservedNamesTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "kind == list::a and x; (kind == list_of_spec::a) and x",
        "s != \"list::a\" and kind == list::a; (s != \"list::a\") and (kind == list_of_spec::a)",
        "s != \"list::a\"; s != \"list::a\"",
        "x.as<string>.y; x.as<string_of_spec>.y",
        "x.as<string[]>[0]; x.as<string_of_spec[]>[0]",
        "::string::list::a; ::string_of_spec::list_of_spec::a",
        "sizeof<string>; sizeof<string_of_spec>",
        "x  +  1; x  +  1",
        "not an expression; not an expression",
      })
  void expressionsGetOtherNames(String text, String expected) {
    assertThat(lowered(Map.of("if", text))).isEqualTo(Map.of("if", expected));
  }

  @Test
  void typesGetOtherNamesAndArguments() {
    assertThat(lowered(Map.of("type", "string(list::a, \"list::a\")")))
        .isEqualTo(Map.of("type", "string_of_spec(list_of_spec::a, \"list::a\")"));
    assertThat(lowered(Map.of("type", "other(1,  2)"))).isEqualTo(Map.of("type", "other(1,  2)"));
  }

  private static Object lowered(Map<String, Object> field) {
    Map<String, Object> module =
        Map.of(
            "seq", List.of(field),
            "types", Map.of("string", Map.of()),
            "enums", Map.of("list", Map.of(0, "a")));
    Object fields = ReservedNames.finish(Map.of("module", module)).get("module").get("seq");
    return ((List<?>) fields).get(0);
  }
}
