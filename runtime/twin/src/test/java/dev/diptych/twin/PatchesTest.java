package dev.diptych.twin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Residue;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What encoding would change comes back: the last resort of the first law. */
class PatchesTest {
  private static ByteBuffer bytes(int... values) {
    ByteBuffer buffer = ByteBuffer.allocate(values.length);
    for (int value : values) {
      buffer.put((byte) value);
    }
    return buffer.rewind();
  }

  @Test
  void nothingIsKeptWhereNothingDiffers() {
    assertThat(Patches.between(bytes(1, 2), bytes(1, 2), 2).isEmpty()).isTrue();
  }

  @Test
  void trailingBytesAreKept() {
    Residue residue = Patches.between(bytes(1, 2), bytes(1, 2, 3, 4), 2);
    assertThat(residue.trailing().bytes()).containsExactly(3, 4);
    assertThat(residue.patches()).isEmpty();
  }

  @Test
  void aPatchSaysWhatItReplaces() {
    Residue residue = Patches.between(bytes(1, 2, 3), bytes(1, 9, 3), 3);
    assertThat(residue.patches()).hasSize(1);
    assertThat(residue.patches().get(0).offset()).isEqualTo(1);
    assertThat(residue.patches().get(0).encoded().bytes()).containsExactly(2);
    assertThat(residue.patches().get(0).actual().bytes()).containsExactly(9);
  }

  @Test
  void aPatchThatNoLongerFitsIsRefused() {
    Residue residue = Patches.between(bytes(1, 2, 3), bytes(1, 9, 3), 3);
    assertThat(Patches.apply(bytes(1, 7, 3), residue)).isEmpty();
    assertThat(Patches.apply(bytes(1), residue)).isEmpty();
    assertThat(Patches.apply(bytes(1, 2), residue)).contains(bytes(1, 9));
  }

  @Test
  void anyFileComesBackFromAnyEncoding() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 20_000; i++) {
      ByteBuffer encoded = some(random);
      ByteBuffer file = random.nextBoolean() ? some(random) : edited(encoded, random);
      int consumed = random.nextInt(file.limit() + 1);
      Residue residue = Patches.between(encoded, file, consumed);
      assertThat(Patches.apply(encoded, residue)).contains(file);
    }
  }

  private static ByteBuffer some(SplittableRandom random) {
    int[] values = new int[random.nextInt(40)];
    for (int i = 0; i < values.length; i++) {
      values[i] = random.nextInt(3);
    }
    return bytes(values);
  }

  private static ByteBuffer edited(ByteBuffer from, SplittableRandom random) {
    byte[] copy = new byte[from.limit()];
    from.get(0, copy);
    for (int i = 0; i < copy.length; i++) {
      copy[i] = random.nextInt(10) == 0 ? (byte) random.nextInt(3) : copy[i];
    }
    return ByteBuffer.wrap(copy);
  }
}
