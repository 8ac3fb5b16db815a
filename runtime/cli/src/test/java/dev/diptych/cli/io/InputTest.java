package dev.diptych.cli.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An input is read as it was at one moment, or not at all. */
class InputTest {
  private static final int SIZE = 24 << 20;

  @TempDir Path folder;

  @Test
  void aFileIsReadCompletely() throws IOException {
    for (int size : new int[] {0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3 << 20}) {
      byte[] bytes = new byte[size];
      new Random(size).nextBytes(bytes);
      Path file = Files.write(folder.resolve("file"), bytes);
      assertThat(read(file)).isEqualTo(ByteBuffer.wrap(bytes));
    }
  }

  @Test
  void laterTruncationHasNoEffect() throws IOException {
    Path file = Files.write(folder.resolve("file"), new byte[SIZE]);
    ByteBuffer bytes = read(file);
    cut(file, 1);
    assertThat(bytes.get(SIZE - 1)).isZero();
  }

  @Test
  void truncationDuringReadingIsReported() throws IOException, InterruptedException {
    Path file = Files.write(folder.resolve("file"), new byte[SIZE]);
    AtomicBoolean done = new AtomicBoolean();
    Thread other = new Thread(() -> truncateAndGrow(file, done));
    other.start();
    try {
      assertThatThrownBy(() -> readRepeatedly(file))
          .isInstanceOfSatisfying(
              IoFailure.class, e -> assertThat(e.code()).isEqualTo("changed-while-read"))
          .hasMessageContaining("it changed while it was read");
    } finally {
      done.set(true);
      other.join();
    }
  }

  private static void readRepeatedly(Path file) throws IoFailure {
    while (true) {
      read(file);
    }
  }

  private static void truncateAndGrow(Path file, AtomicBoolean done) {
    for (int size = SIZE; !done.get(); size = SIZE - size + 1) {
      try {
        cut(file, size);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static void cut(Path file, int size) throws IOException {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      open.setLength(size);
    }
  }

  private static ByteBuffer read(Path file) throws IoFailure {
    return Input.read(file.toString(), InputStream.nullInputStream()).bytes();
  }
}
