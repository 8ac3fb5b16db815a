package dev.diptych.files;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileTextTest {
  private static final int SIZE = FileText.MIN_SIZE + 3;

  @TempDir private Path folder;

  @Test
  void anyRangeIsThatOfTheFile() throws IOException {
    byte[] bytes = new byte[SIZE];
    new Random(1).nextBytes(bytes);
    Path file = Files.write(folder.resolve("file"), bytes);
    Random random = new Random(2);
    try (FileText text = requireNonNull(FileText.open("file", file))) {
      assertThat(text.length()).isEqualTo(SIZE);
      for (int i = 0; i < 500; i++) {
        int at = random.nextInt(SIZE);
        int count = random.nextInt(Math.min(200_000, SIZE - at + 1));
        byte[] into = new byte[count + 10];
        text.copy(at, into, 7, count);
        byte[] wanted = new byte[count + 10];
        System.arraycopy(bytes, at, wanted, 7, count);
        assertThat(Arrays.equals(into, wanted)).isTrue();
      }
      assertThat(Arrays.equals(text.whole(), bytes)).isTrue();
      text.requireUnchanged();
    }
  }

  @Test
  void othersAreReadAtOnce() throws IOException {
    Path small = Files.write(folder.resolve("small"), new byte[FileText.MIN_SIZE - 1]);
    assertThat(FileText.open("small", small)).isNull();
    assertThat(FileText.open("folder", folder)).isNull();
    assertThatThrownBy(() -> FileText.open("none", folder.resolve("none")))
        .isInstanceOf(IoFailure.class)
        .hasMessage("cannot read none: there is no such file or folder");
  }

  @Test
  void aChangedFileIsNotUsed() throws IOException {
    Path file = Files.write(folder.resolve("file"), new byte[SIZE]);
    try (FileText text = requireNonNull(FileText.open("file", file))) {
      Files.write(file, new byte[] {1}, StandardOpenOption.APPEND);
      assertChanged(text::requireUnchanged);
      assertChanged(text::whole);
      Files.write(file, new byte[SIZE - 1]);
      assertChanged(() -> text.copy(0, new byte[SIZE], 0, SIZE));
    }
  }

  private static void assertChanged(ThrowingCallable reading) {
    assertThatThrownBy(reading)
        .isInstanceOf(UncheckedIOException.class)
        .hasRootCauseInstanceOf(IoFailure.class)
        .hasRootCauseMessage("cannot read file: it changed while it was read; try again later");
  }
}
