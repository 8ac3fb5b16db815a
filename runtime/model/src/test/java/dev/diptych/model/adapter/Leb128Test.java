package dev.diptych.model.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Leb128Test {
  private final Adapter leb128 = Adapter.named("leb128");

  /** Values and bytes from the description of the encoding, not from our own code. */
  @ParameterizedTest
  @CsvSource({
    "0, 00",
    "1, 01",
    "127, 7f",
    "128, 8001",
    "300, ac02",
    "16383, ff7f",
    "16384, 808001",
    "624485, e58e26",
    "2147483647, ffffffff07",
    "4294967295, ffffffff0f"
  })
  void printsAndReads(long value, String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertThat(leb128.encode(value)).isEqualTo(bytes);
    assertThat(leb128.decode(bytes)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({"1, 8100", "0, 80808000", "5, 858080808000"})
  void readsMoreBytesThanNeeded(long value, String hex) {
    assertThat(leb128.decode(HexFormat.of().parseHex(hex))).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({"80", "8080", "0101", "ff"})
  void rejectsBytesThatAreNotOneNumber(String hex) {
    assertThat(leb128.decode(HexFormat.of().parseHex(hex))).isNull();
  }

  @Test
  void rejectsNumbersThatItCannotPrint() {
    assertThat(leb128.encode(-1)).isNull();
    assertThat(leb128.encode(1L << 32)).isNull();
    assertThat(leb128.decode(new byte[0])).isNull();
  }
}
