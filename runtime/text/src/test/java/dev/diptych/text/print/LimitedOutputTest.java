package dev.diptych.text.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class LimitedOutputTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final LimitedOutput limited = new LimitedOutput(out, 10);

  @Test
  void outputUpToTheLimitIsPassedOn() throws IOException {
    limited.write(new byte[20], 5, 9);
    limited.write(1);
    limited.flush();
    assertThat(out.size()).isEqualTo(10);
    assertThatThrownBy(() -> limited.write(1)).isInstanceOf(TextTooLongException.class);
    assertThat(out.size()).isEqualTo(10);
  }

  @Test
  void outputBeyondTheLimitIsRejected() {
    assertThatThrownBy(() -> limited.write(new byte[11]))
        .isInstanceOf(TextTooLongException.class)
        .hasMessage("the text would be longer than 2 GiB and could not be compiled again");
    assertThat(out.size()).isZero();
  }
}
