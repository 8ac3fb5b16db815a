package dev.diptych.text.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.text.literal.BytesLiteral;
import dev.diptych.text.sink.ByteBuilder;
import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Long byte fields are printed without holding all of their text in the buffer. */
class LongBytesTest {
  private static final int LONG = 1 << 20;
  private final byte[] bytes = new byte[LONG];
  private final ByteArrayOutputStream stream = new ByteArrayOutputStream();
  private final TextOutput out = new TextOutput(stream, "  ", "\n", true);

  @Test
  void chunksPrintTheSameText() {
    new Random(3).nextBytes(bytes);
    ByteBuilder whole = new ByteBuilder();
    whole.putAscii("a = ");
    BytesLiteral.print(bytes, "\n  ", whole, () -> {});
    whole.putAscii("\n");
    out.buffer().putAscii("a = ");
    out.bytes(bytes);
    out.end();
    PrintedText skeleton = out.finish();
    assertThat(stream.toByteArray()).isEqualTo(whole.toBytes());
    assertThat(skeleton.text()).isEqualTo(whole.toBytes());
    assertThat(out.buffer().array().length).isLessThan(LONG);
  }

  @Test
  void positionsContinueAfterTheChunks() {
    out.bytes(bytes);
    long before = out.position();
    assertThat(before).isGreaterThan(2L * LONG);
    out.buffer().putAscii("12345");
    assertThat(out.position()).isEqualTo(before + 5);
    out.finish();
    assertThat(stream.size()).isEqualTo(before + 5);
  }
}
