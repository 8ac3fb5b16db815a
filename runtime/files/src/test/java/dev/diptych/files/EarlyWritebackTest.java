package dev.diptych.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class EarlyWritebackTest {
  private static final byte[] PART = new byte[1 << 20];

  @Test
  void aShortFileIsForcedAtItsEnd() throws IOException {
    List<Boolean> forced = new CopyOnWriteArrayList<>();
    try (EarlyWriteback out = new EarlyWriteback(new ByteArrayOutputStream(), forced::add)) {
      out.write(PART);
      out.write(1);
      out.force();
      assertThat(forced).containsExactly(true);
    }
  }

  @Test
  void aLongFileIsForcedEarlierAndAtItsEnd() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    List<Boolean> forced = new CopyOnWriteArrayList<>();
    try (EarlyWriteback out = new EarlyWriteback(bytes, forced::add)) {
      write(out, EarlyWriteback.STEP);
      out.force();
      assertThat(forced).containsExactly(false, true);
      assertThat(bytes.size()).isEqualTo(EarlyWriteback.STEP);
    }
  }

  /** As a system does, which forgets a failure that it has reported. */
  @Test
  void reportsAFailureThatHappenedEarlier() throws IOException {
    AtomicBoolean failed = new AtomicBoolean();
    EarlyWriteback.Force once =
        metadata -> {
          if (failed.compareAndSet(false, true)) {
            throw new IOException("disk failure");
          }
        };
    try (EarlyWriteback out = new EarlyWriteback(new ByteArrayOutputStream(), once)) {
      write(out, EarlyWriteback.STEP);
      assertThatThrownBy(out::force).isInstanceOf(IOException.class).hasMessage("disk failure");
    }
  }

  private static void write(EarlyWriteback out, int size) throws IOException {
    for (int written = 0; written < size; written += PART.length) {
      out.write(PART);
    }
  }
}
