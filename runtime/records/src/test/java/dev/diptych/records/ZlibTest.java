package dev.diptych.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
  void whatNoLevelGivesIsSaidSo() {
    byte[] packed = Zlib.pack(CONTENT, 6);
    assertThat(Zlib.level(CONTENT, Arrays.copyOf(packed, packed.length + 1))).isNegative();
  }

  @Test
  void whatIsCutShortOrDamagedEndsAsARefusal() {
    byte[] packed = Zlib.pack(CONTENT, 6);
    Random random = new Random(5);
    for (int length = 0; length < packed.length; length++) {
      byte[] cut = Arrays.copyOf(packed, length);
      assertThatThrownBy(() -> Zlib.unpack(cut)).isInstanceOf(InvalidDataException.class);
    }
    byte[] damaged = packed.clone();
    damaged[random.nextInt(2)] ^= 0x7F;
    assertThatThrownBy(() -> Zlib.unpack(damaged)).isInstanceOf(InvalidDataException.class);
  }

  @Test
  void packedBytesOfOtherContentAreRejected() {
    Packings packings = new Packings();
    packings.bytes("body", 0, Zlib.pack(CONTENT, 9));
    assertThat(packings.pack("body", 0, CONTENT)).isEqualTo(Zlib.pack(CONTENT, 9));
    assertThatThrownBy(() -> packings.pack("body", 0, new byte[] {1}))
        .hasMessageContaining("do not decompress to body");
  }
}
