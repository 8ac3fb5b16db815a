package dev.diptych.text.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.TextBytes;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineIndexTest {
  private static final String BYTES = "\r\n\r\n ab";

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1023, 1024, 1025, 2048, 30_000})
  void countsLineEndsBeforeEveryOffset(int length) {
    Random random = new Random(length);
    TextBytes bytes = text(random, length);
    TextWindow text = new TextWindow(bytes);
    LineIndex index = new LineIndex(bytes);
    assertThat(index.before(length)).isEqualTo(LineCounter.count(text, 0, length));
    for (int i = 0; i < 200; i++) {
      int from = random.nextInt(length + 1);
      int to = from + random.nextInt(length - from + 1);
      assertThat(index.before(to)).isEqualTo(LineCounter.count(text, 0, to));
      assertThat(index.count(from, to)).isEqualTo(LineCounter.count(text, from, to));
    }
  }

  @Test
  void countsALongTextForSeveralThreads() {
    int length = 11 << 20;
    Random random = new Random(1);
    TextBytes bytes = text(random, length);
    TextWindow text = new TextWindow(bytes);
    LineIndex index = new LineIndex(bytes);
    int[] offsets = random.ints(40, 0, length).toArray();
    IntStream wrong =
        Arrays.stream(offsets)
            .parallel()
            .filter(
                offset ->
                    index.before(offset) != LineCounter.count(new TextWindow(bytes), 0, offset));
    assertThat(wrong.boxed()).isEmpty();
    assertThat(index.before(length)).isEqualTo(LineCounter.count(text, 0, length));
  }

  private static TextBytes text(Random random, int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) BYTES.charAt(random.nextInt(BYTES.length()));
    }
    return TextBytes.of(ByteBuffer.wrap(bytes));
  }
}
