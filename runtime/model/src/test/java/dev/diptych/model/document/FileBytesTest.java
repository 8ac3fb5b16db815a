package dev.diptych.model.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A file in parts is the file in one. */
class FileBytesTest {
  private static final int LONGER_THAN_IS_WRITTEN_AT_ONCE = (1 << 18) + 7;

  @Test
  void chunksAreConcatenated() throws IOException {
    byte[] bytes = bytes(LONGER_THAN_IS_WRITTEN_AT_ONCE);
    for (int seed = 0; seed < 40; seed++) {
      FileBytes file = new FileBytes(cut(bytes, new Random(seed)));
      assertThat(file.size()).isEqualTo(bytes.length);
      assertThat(file.whole()).isEqualTo(ByteBuffer.wrap(bytes));
      assertThat(file.toArray()).isEqualTo(bytes);
      assertThat(written(file)).isEqualTo(bytes);
      assertThat(file.sameAs(ByteBuffer.wrap(bytes))).isTrue();
    }
  }

  @Test
  void aDifferentOrExtraByteDoesNotMatch() {
    byte[] bytes = bytes(1000);
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      FileBytes file = new FileBytes(cut(bytes, random));
      byte[] other = bytes.clone();
      other[random.nextInt(other.length)] ^= 4;
      assertThat(file.sameAs(ByteBuffer.wrap(other))).isFalse();
      assertThat(file.sameAs(ByteBuffer.wrap(Arrays.copyOf(bytes, 1001)))).isFalse();
      assertThat(file.sameAs(ByteBuffer.wrap(Arrays.copyOf(bytes, 999)))).isFalse();
    }
  }

  @Test
  void positionsOfTheChunksDoNotMatter() throws IOException {
    ByteBuffer part = ByteBuffer.wrap(bytes(10));
    part.position(2).limit(8);
    FileBytes file = new FileBytes(List.of(part));
    part.position(5);
    assertThat(file.toArray()).isEqualTo(Arrays.copyOfRange(bytes(10), 2, 8));
    file.whole().get();
    assertThat(written(file)).isEqualTo(Arrays.copyOfRange(bytes(10), 2, 8));
    assertThat(FileBytes.of(part).size()).isEqualTo(8);
  }

  @Test
  void anEmptyFileIsValid() throws IOException {
    FileBytes nothing = new FileBytes(List.of());
    assertThat(nothing.size()).isZero();
    assertThat(nothing.toArray()).isEmpty();
    assertThat(written(nothing)).isEmpty();
    assertThat(nothing.sameAs(ByteBuffer.allocate(0))).isTrue();
    assertThat(nothing.sameAs(ByteBuffer.allocate(1))).isFalse();
  }

  private static byte[] written(FileBytes file) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    file.writeTo(out);
    return out.toByteArray();
  }

  /** Parts of every kind of memory, empty ones among them. */
  private static List<ByteBuffer> cut(byte[] bytes, Random random) {
    List<ByteBuffer> parts = new ArrayList<>();
    int at = 0;
    while (at < bytes.length) {
      int count = Math.min(bytes.length - at, random.nextInt(Math.max(2, bytes.length / 2)));
      parts.add(part(bytes, at, count, random.nextInt(3)));
      at += count;
    }
    return parts;
  }

  private static ByteBuffer part(byte[] bytes, int at, int count, int kind) {
    return switch (kind) {
      case 0 -> ByteBuffer.wrap(bytes, at, count);
      case 1 -> ByteBuffer.wrap(bytes, at, count).asReadOnlyBuffer();
      default -> ByteBuffer.allocateDirect(count).put(bytes, at, count).flip();
    };
  }

  private static byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }
}
