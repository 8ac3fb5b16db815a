package dev.diptych.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileContentTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1 << 20, (1 << 24) - 1, 1 << 24, (1 << 24) + 1, 40_000_003})
  void readsAllBytes(int size) throws IOException, IoFailure {
    byte[] bytes = new byte[size];
    new Random(size).nextBytes(bytes);
    Path file = Files.write(folder.resolve("file"), bytes);
    ByteBuffer read = FileContent.read("file", file);
    assertThat(read.position()).isZero();
    assertThat(read.equals(ByteBuffer.wrap(bytes))).isTrue();
  }
}
