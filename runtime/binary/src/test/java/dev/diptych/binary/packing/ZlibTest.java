package dev.diptych.binary.packing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.binary.stream.RejectedException;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packing that gives the bytes of others back. */
class ZlibTest {
  private static final byte[] CONTENT = "to be or not to be, that is ".repeat(40).getBytes(UTF_8);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
  void findsALevelThatGivesTheSameBytes(int level) {
    Deflater deflater = new Deflater(level);
    deflater.setInput(CONTENT);
    deflater.finish();
    byte[] buffer = new byte[4096];
    byte[] packed = Arrays.copyOf(buffer, 0);
    while (!deflater.finished()) {
      int count = deflater.deflate(buffer);
      int before = packed.length;
      packed = Arrays.copyOf(packed, before + count);
      System.arraycopy(buffer, 0, packed, before, count);
    }
    int found = Zlib.level(CONTENT, packed);
    assertThat(found).isNotNegative();
    assertThat(Zlib.pack(CONTENT, found)).isEqualTo(packed);
    assertThat(Zlib.unpack(packed)).isEqualTo(CONTENT);
  }

  @Test
  void unknownLevelsAreReported() {
    byte[] packed = Zlib.pack(CONTENT, 6);
    assertThat(Zlib.level(CONTENT, Arrays.copyOf(packed, packed.length + 1))).isNegative();
  }

  @Test
  void truncatedOrDamagedDataIsRejected() {
    byte[] packed = Zlib.pack(CONTENT, 6);
    Random random = new Random(5);
    for (int length = 0; length < packed.length; length++) {
      byte[] cut = Arrays.copyOf(packed, length);
      assertThatThrownBy(() -> Zlib.unpack(cut)).isInstanceOf(RejectedException.class);
    }
    byte[] damaged = packed.clone();
    damaged[random.nextInt(2)] ^= 0x7F;
    assertThatThrownBy(() -> Zlib.unpack(damaged)).isInstanceOf(RejectedException.class);
  }

  @Test
  void cachedBytesEqualPackedBytes() {
    byte[] content = "the same, and then again ".repeat(8000).getBytes(UTF_8);
    byte[] other = content.clone();
    other[other.length - 1] ^= 1;
    for (int level : new int[] {1, 6, 9, 16, 26}) {
      assertThat(KnownPackings.find(content, level)).isNull();
      byte[] first = Zlib.packed(content, level);
      assertThat(first).isEqualTo(Zlib.pack(content, level));
      assertThat(KnownPackings.find(content, level)).isSameAs(first);
      assertThat(Zlib.packed(content, level)).isSameAs(first);
      assertThat(Zlib.packed(other, level)).isEqualTo(Zlib.pack(other, level));
    }
  }

  @Test
  void theSearchIsBoundedExceptForTheDefaultLevel() {
    byte[] content = new byte[64 << 20];
    assertThat(Zlib.level(content, Zlib.pack(content, Zlib.DEFAULT_LEVEL)))
        .isEqualTo(Zlib.DEFAULT_LEVEL);
    byte[] best = Zlib.pack(content, 9);
    assertThat(Zlib.level(content, best)).isNegative();
    byte[] shorter = Arrays.copyOf(content, 16 << 20);
    assertThat(Zlib.level(shorter, Zlib.pack(shorter, 1))).isEqualTo(1);
  }

  @Test
  void unpackingStopsAtTheFirstDifference() {
    byte[] packed = Zlib.pack(new byte[1 << 20], 6);
    assertThat(Zlib.holds(packed, new byte[1 << 20])).isTrue();
    assertThat(Zlib.holds(packed, new byte[(1 << 20) - 1])).isFalse();
    assertThat(Zlib.holds(packed, new byte[(1 << 20) + 1])).isFalse();
    byte[] damaged = packed.clone();
    damaged[packed.length - 1] ^= 1;
    assertThat(Zlib.holds(damaged, new byte[1 << 19])).isFalse();
  }
}
