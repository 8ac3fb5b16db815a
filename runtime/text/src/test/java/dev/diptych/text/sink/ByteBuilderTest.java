package dev.diptych.text.sink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ByteBuilderTest {
  @Test
  void growsOnDemand() {
    ByteBuilder out = new ByteBuilder(0);
    for (int i = 0; i < 1000; i++) {
      out.put((byte) i);
    }
    out.putAscii("end");
    out.put(new byte[] {1, 2, 3}, 1, 2);
    assertThat(out.length()).isEqualTo(1005);
    assertThat(out.toBytes()).startsWith(0, 1, 2).endsWith('e', 'n', 'd', 2, 3);
  }

  @Test
  void othersMayWriteIntoItsArray() {
    ByteBuilder out = new ByteBuilder(0);
    out.ensure(2);
    out.array()[0] = 'a';
    out.setLength(1);
    assertThat(out.toBytes()).containsExactly('a');
    out.reset();
    assertThat(out.length()).isZero();
  }

  @Test
  void rejectsLengthsBeyondTheEnd() {
    ByteBuilder out = new ByteBuilder(4);
    assertThatThrownBy(() -> out.setLength(5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> out.setLength(-1)).isInstanceOf(IllegalArgumentException.class);
  }
}
