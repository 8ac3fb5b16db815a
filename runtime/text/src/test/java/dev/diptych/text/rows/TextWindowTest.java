package dev.diptych.text.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.model.source.TextBytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every way through a text, against its array. */
class TextWindowTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 15, 16, 17, 64, 65, 1000, 70_000})
  void anyWayThroughATextIsThatThroughItsArray(int length) {
    Random random = new Random(length);
    ByteBuffer text = ByteBuffer.allocateDirect(length).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = 0; at < length; at++) {
      text.put(at, (byte) random.nextInt());
    }
    for (int capacity : new int[] {16, 17, 64, 1 << 16}) {
      TextWindow window = new TextWindow(TextBytes.of(text), capacity);
      int at = 0;
      for (int step = 0; step < 20_000; step++) {
        at = next(at, random, length);
        assertThat(window.get(at)).isEqualTo(text.get(at));
        if (at + 8 <= length) {
          assertThat(window.getLong(at)).isEqualTo(text.getLong(at));
        }
      }
    }
  }

  /** Forwards, backwards, or anywhere. */
  private static int next(int at, Random random, int length) {
    return switch (random.nextInt(50)) {
      case 0 -> random.nextInt(length);
      case 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 -> Math.max(0, at - 1);
      default -> Math.min(length - 1, at + random.nextInt(8));
    };
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void outsideOfATextIsNothing(boolean direct) {
    ByteBuffer text = direct ? ByteBuffer.allocateDirect(20) : ByteBuffer.allocate(20);
    TextWindow window = new TextWindow(TextBytes.of(text));
    assertThat(window.limit()).isEqualTo(20);
    for (int at : new int[] {-1, 20, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThatThrownBy(() -> window.get(at)).isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> window.getLong(at)).isInstanceOf(IndexOutOfBoundsException.class);
    }
    assertThatThrownBy(() -> window.getLong(13)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
