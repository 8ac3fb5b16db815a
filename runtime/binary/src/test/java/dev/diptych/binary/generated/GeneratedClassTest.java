package dev.diptych.binary.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeneratedClassTest {
  @ParameterizedTest
  @CsvSource({
    "magic, magic",
    "num_rows, numRows",
    "a_1b, a1b",
    "len__raw, lenRaw",
    "_raw_body, _raw_body",
    "twin_if_x, twinIfX"
  })
  void namesMembersLikeTheKaitaiCompiler(String id, String expected) {
    assertThat(GeneratedClass.javaName(id)).isEqualTo(expected);
  }

  /** As generated code has it: getters and setters, and accessors for an absent field. */
  static final class Sample {
    private int numRows = 3;

    public int numRows() {
      return numRows;
    }

    public void setNumRows(int rows) {
      numRows = rows;
    }

    public String element() {
      return List.of("a", "b").get(numRows);
    }
  }

  @Test
  void readsAndWritesMembersBeforeAndAfterTheyGetMethodHandles() {
    GeneratedClass type = GeneratedClass.of(Sample.class);
    Sample sample = new Sample();
    for (long i = 0; i < 3L * Getter.HANDLE_THRESHOLD; i++) {
      type.member("num_rows").set(sample, i);
      assertThat(type.get(sample, "num_rows")).isEqualTo((int) i);
    }
    assertThat(type.has("num_rows")).isTrue();
    assertThat(type.has("num_columns")).isFalse();
  }

  @Test
  void passesOnWhatGeneratedCodeThrows() {
    GeneratedClass type = GeneratedClass.of(Sample.class);
    for (int i = 0; i < 2 * Getter.HANDLE_THRESHOLD; i++) {
      assertThat(catchThrowable(() -> type.get(new Sample(), "element")))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }
}
