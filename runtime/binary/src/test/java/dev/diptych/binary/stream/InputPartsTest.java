package dev.diptych.binary.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.model.document.FileBytes;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** A file in parts is read as one. */
class InputPartsTest {
  @Property
  void valuesWithinPartsAreThoseOfTheWholeFile(
      @ForAll @Size(min = 1, max = 20) List<@IntRange(max = 9) Integer> sizes) {
    Input parts = Input.of(file(sizes));
    Input whole = new Input(Bytes.of(file(sizes).toArray()));
    int at = 0;
    for (int size : sizes) {
      Bytes expected = whole.bytes(size);
      assertThat(parts.bytes(size)).isEqualTo(expected);
      assertThat(parts.range(at, at + size)).isEqualTo(expected);
      assertThat(parts.position()).isEqualTo(whole.position());
      at += size;
    }
    assertThat(parts.atEnd()).isTrue();
    assertThatThrownBy(() -> parts.bytes(1))
        .isInstanceOfSatisfying(
            RejectedException.class, e -> assertThat(e.code()).isEqualTo("truncated"));
  }

  @Test
  void numbersBitsAndTerminatedBytesGoOnInTheNextPart() {
    Input in = Input.of(file(List.of(2, 4, 1, 3)));
    assertThat(in.number(2, false)).isEqualTo(0x0001);
    assertThat(in.number(4, true)).isEqualTo(0x05040302);
    assertThat(in.bits(8, false)).isEqualTo(6);
    assertThat(in.terminated(new byte[] {8}, false, true, true)).isEqualTo(Bytes.of((byte) 7));
    assertThat(in.remaining()).isEqualTo(1);
  }

  @Test
  void aValueInTwoPartsIsRejected() {
    Input in = Input.of(file(List.of(3, 3)));
    in.bytes(1);
    assertThatThrownBy(() -> in.number(4, true))
        .isInstanceOfSatisfying(
            RejectedException.class, e -> assertThat(e.code()).isEqualTo("inconsistent"));
    assertThatThrownBy(() -> in.range(2, 4)).isInstanceOf(RejectedException.class);
  }

  /** Bytes that count from 0. */
  private static FileBytes file(List<Integer> sizes) {
    List<ByteBuffer> parts = new ArrayList<>();
    int next = 0;
    for (int size : sizes) {
      byte[] part = new byte[size];
      for (int i = 0; i < size; i++) {
        part[i] = (byte) next++;
      }
      parts.add(ByteBuffer.wrap(part));
    }
    return new FileBytes(parts);
  }
}
