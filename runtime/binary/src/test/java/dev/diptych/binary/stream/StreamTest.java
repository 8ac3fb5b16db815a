package dev.diptych.binary.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class StreamTest {
  private static Input input(String hex) {
    return new Input(Bytes.of(HexFormat.of().parseHex(hex)));
  }

  private static Output output(int size) {
    return new Output(size, Budget.of(size, 1));
  }

  @Test
  void readsNumbersInBothByteOrders() {
    assertThat(input("0102").number(2, true)).isEqualTo(0x0201);
    assertThat(input("ff02").number(2, false)).isEqualTo(0xFF02);
    assertThat(input("ffffffff").number(4, true)).isEqualTo(0xFFFF_FFFFL);
    assertThat(input("0102030405060708").number(8, false)).isEqualTo(0x0102030405060708L);
  }

  @Test
  void writesTheBitsThatItReads() {
    for (boolean little : new boolean[] {false, true}) {
      Input in = input("a53c96f0");
      Output out = output(4);
      for (int width : new int[] {3, 1, 12, 7, 9}) {
        out.bits(width, little, in.bits(width, little));
      }
      assertThat(out.all()).isEqualTo(in.all());
      assertThat(in.atEnd()).isTrue();
    }
  }

  @Test
  void leavesTheRestOfAByteBeforeWholeBytes() {
    Input in = input("a5ff");
    assertThat(in.bits(3, false)).isEqualTo(5);
    assertThat(in.atEnd()).isFalse();
    assertThat(in.number(1, true)).isEqualTo(0xFF);
    assertThat(in.atEnd()).isTrue();
  }

  @Test
  void findsTerminatorsAtWholeCharacters() {
    byte[] wide = {0, 0};
    assertThat(input("410000420000").terminated(wide, false, true, true))
        .isEqualTo(Bytes.of(HexFormat.of().parseHex("41000042")));
    Input in = input("414200");
    assertThat(in.terminated(new byte[] {0}, true, false, true).length()).isEqualTo(3);
    assertThat(in.position()).isEqualTo(2);
    assertThatThrownBy(() -> input("4142").terminated(new byte[] {0}, false, true, true))
        .isInstanceOfSatisfying(
            RejectedException.class, e -> assertThat(e.code()).isEqualTo("missing-terminator"));
    assertThat(input("4142").terminated(new byte[] {0}, false, true, false).length()).isEqualTo(2);
  }

  @Test
  void stripsPaddingOfWholeCharacters() {
    Bytes text = Bytes.of(HexFormat.of().parseHex("4100202020002000"));
    assertThat(text.stripped(new byte[] {0x20, 0})).isEqualTo(text.first(4));
    assertThat(text.stripped(new byte[] {0x21, 0})).isSameAs(text);
  }

  @Test
  void rejectsWhatTheStreamDoesNotHold() {
    assertRejected("truncated", () -> input("00").bytes(2));
    assertRejected("truncated", () -> input("00").bytes(Long.MAX_VALUE));
    assertRejected("negative-count", () -> input("00").bytes(-1));
    assertRejected("unreadable", () -> input("00").seek(-1));
    Input behind = input("00");
    behind.seek(Long.MAX_VALUE);
    assertThat(behind.bytes(0).length()).isZero();
    assertThat(behind.rest().length()).isZero();
    assertRejected("truncated", () -> behind.number(1, true));
  }

  @Test
  void acceptsTwoFieldsOverTheSameBytesThatAgree() {
    Output out = output(4);
    out.number(2, false, 0x0102);
    out.seek(0);
    out.bytes(Bytes.of((byte) 1));
    assertRejected("overlap", () -> out.number(1, true, 3));
  }

  @Test
  void letsOtherValuesTakeThePlaceOfProvisionalOnes() {
    Output out = output(3);
    out.number(1, true, 7);
    out.seek(0);
    out.provisional(true);
    out.number(2, false, 0x0909);
    out.number(1, true, 9);
    out.provisional(false);
    out.seek(1);
    out.number(1, true, 8);
    assertThat(out.all()).isEqualTo(Bytes.of((byte) 7, (byte) 8, (byte) 9));
  }

  @Test
  void keepsWhatNoFieldWrites() {
    Output out = output(3);
    out.bits(4, false, 0xA);
    out.seek(2);
    out.part(1).number(1, true, 7);
    out.keep(Bytes.of((byte) 0x3F, (byte) 0x55, (byte) 0xFF));
    assertThat(out.all()).isEqualTo(Bytes.of((byte) 0xAF, (byte) 0x55, (byte) 7));
  }

  private static void assertRejected(String code, Runnable work) {
    assertThatThrownBy(work::run)
        .isInstanceOfSatisfying(RejectedException.class, e -> assertThat(e.code()).isEqualTo(code));
  }
}
