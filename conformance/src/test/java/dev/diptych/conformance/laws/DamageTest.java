package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.AnimationGenerator;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Options;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/**
 * Damaged files and texts: whatever is done to them, each is either taken, and then the laws hold,
 * or refused with a code and a place within it. Nothing is thrown.
 */
class DamageTest {
  private static final Twin TWIN = Twin.shipped();
  private static final Twin PLAIN = TWIN.fastRows(false);
  private static final byte[][] SCRAPS = {
    {0},
    {-1},
    {'{'},
    {'}'},
    {'('},
    {')'},
    {'"'},
    {'#'},
    {'\n'},
    {'-'},
    {'.'},
    {'e'},
    {'9'},
    {'='},
    "nan:0x".getBytes(StandardCharsets.UTF_8),
    "x\"".getBytes(StandardCharsets.UTF_8),
    "Eof".getBytes(StandardCharsets.UTF_8),
    "PositionX { 0 (1) }".getBytes(StandardCharsets.UTF_8),
    "\\x".getBytes(StandardCharsets.UTF_8),
    {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF},
    {(byte) 0xC3},
    {-1, -1, -1, 127}
  };

  @Property(tries = 1500, seed = "20261121")
  void aDamagedFileIsTakenWholeOrRefused(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] file = damage(some(seed), random);
    Result<Opened> opened = TWIN.openBinary("b", ByteBuffer.wrap(file), Selection.ANY);
    refusalsHavePlaces(opened, file.length);
    if (opened.ok()) {
      Opened value = opened.value().orElseThrow();
      assertThat(new Proof(TWIN).print("b", ByteBuffer.wrap(file), value).ok()).isTrue();
    }
  }

  @Property(tries = 1500, seed = "20261121")
  void aDamagedTextIsTakenOrRefusedAlike(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    Opened whole =
        TWIN.openBinary("b", ByteBuffer.wrap(some(seed)), Selection.ANY).value().orElseThrow();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TWIN.print(whole.document(), out);
    byte[] text = damage(out.toByteArray(), random);
    Result<Opened> opened = TWIN.openText("t", text, Selection.ANY);
    refusalsHavePlaces(opened, text.length);
    alike(opened, PLAIN.openText("t", text, Selection.ANY));
    if (opened.ok()) {
      Opened value = opened.value().orElseThrow();
      assertThat(new Proof(TWIN).canonical("t", text, value).ok()).isTrue();
      refusalsHavePlaces(TWIN.encode("t", value), text.length);
    }
  }

  private static byte[] some(long seed) throws Exception {
    return IndependentWriter.write(AnimationGenerator.animation(seed, Options.tame()));
  }

  private static byte[] damage(byte[] bytes, SplittableRandom random) {
    byte[] damaged = bytes;
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      int at = random.nextInt(damaged.length + 1);
      int to = Math.min(damaged.length, at + random.nextInt(1, 9));
      byte[] scrap = SCRAPS[random.nextInt(SCRAPS.length)];
      damaged =
          switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(damaged, at);
            case 1 -> splice(damaged, at, to, new byte[0]);
            case 2 -> splice(damaged, at, at, scrap);
            default -> splice(damaged, at, Math.min(damaged.length, at + scrap.length), scrap);
          };
    }
    return damaged;
  }

  private static byte[] splice(byte[] bytes, int from, int to, byte[] with) {
    byte[] result = Arrays.copyOf(bytes, from + with.length + bytes.length - to);
    System.arraycopy(with, 0, result, from, with.length);
    System.arraycopy(bytes, to, result, from + with.length, bytes.length - to);
    return result;
  }

  private static void alike(Result<Opened> fast, Result<Opened> plain) {
    assertThat(plain.diagnostics().stream().map(DamageTest::told).toList())
        .isEqualTo(fast.diagnostics().stream().map(DamageTest::told).toList());
    assertThat(plain.value().map(opened -> opened.document().root()))
        .isEqualTo(fast.value().map(opened -> opened.document().root()));
  }

  private static String told(Diagnostic diagnostic) {
    String place =
        diagnostic.location() instanceof Location.InText text ? text.span().toString() : "";
    return diagnostic.code() + " " + place + " " + diagnostic.message();
  }

  private static void refusalsHavePlaces(Result<?> result, int size) {
    for (Diagnostic diagnostic : result.diagnostics()) {
      assertThat(diagnostic.code()).matches("[a-z0-9-]+");
      assertThat(diagnostic.code()).isNotEqualTo("not-lossless");
      if (diagnostic.location() instanceof Location.InText text) {
        assertThat(text.span().end()).isLessThanOrEqualTo(size);
      } else if (diagnostic.location() instanceof Location.InBytes bytes) {
        assertThat(bytes.offset()).isBetween(0L, (long) size);
      }
    }
  }
}
