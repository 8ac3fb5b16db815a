package dev.diptych.model.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Strings in a fixed number of bytes. */
class FrameTest {
  @ParameterizedTest
  @CsvSource({
    "6,  0, 1, 0,  616263,       616263000000",
    "6,  0, 1, 64, 616263,       616263004040",
    "6, -1, 1, 32, 616263,       616263202020",
    "6,  0, 2, 0,  61006200,     610062000000",
    "3,  0, 1, 0,  616263,       616263",
    "0, -1, 1, 0,  '',           ''",
  })
  void padsAndStrips(int size, int terminator, int unit, int pad, String value, String all) {
    Frame.FixedSize frame = new Frame.FixedSize(size, terminator, unit, pad);
    assertThat(frame.encode(bytes(value))).isEqualTo(bytes(all));
    assertThat(frame.decode(bytes(all))).isEqualTo(bytes(value));
  }

  @ParameterizedTest
  @CsvSource({
    "2,  0, 1, 0,  616263", // too long
    "6,  0, 1, 0,  610062", // holds its terminator
    "6, -1, 1, 32, 6120", // ends like its padding
  })
  void rejectsValuesThatWouldNotRoundTrip(
      int size, int terminator, int unit, int pad, String value) {
    assertThat(new Frame.FixedSize(size, terminator, unit, pad).encode(bytes(value))).isNull();
  }

  @Test
  void rejectsBytesAfterTheTerminator() {
    Frame.FixedSize frame = new Frame.FixedSize(4, 0, 1, 0);
    assertThat(frame.decode(bytes("61006200"))).isNull();
    assertThat(frame.decode(bytes("610000"))).isNull();
  }

  @Test
  void strippedBytesArePaddedToTheSameBytes() {
    Random random = new Random(3);
    for (int i = 0; i < 20_000; i++) {
      Frame.FixedSize frame =
          new Frame.FixedSize(
              random.nextInt(7), random.nextInt(4) - 1, 1 + random.nextInt(2), random.nextInt(3));
      byte[] all = new byte[frame.size()];
      for (int j = 0; j < all.length; j++) {
        all[j] = (byte) random.nextInt(4);
      }
      byte[] value = frame.decode(all);
      if (value != null) {
        assertThat(frame.encode(value))
            .as("%s %s", frame, HexFormat.of().formatHex(all))
            .isEqualTo(all);
      }
    }
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }
}
