package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.mikoto.MkmGenerator;
import dev.diptych.conformance.independent.mikoto.MkmWriter;
import dev.diptych.conformance.independent.mikoto.MkmbWriter;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/**
 * Damaged motions of both faces are accepted, and then the laws hold, or rejected with a location.
 */
class MikotoDamageTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final Engine PLAIN = ENGINE.reading(TextPath.PLAIN);

  @Property(tries = 1000, seed = "20261121")
  void damagedFilesAreAcceptedOrRejected(@ForAll @LongRange(min = 0, max = 1L << 40) long seed) {
    byte[] whole = MkmbWriter.write(MkmGenerator.binary(seed));
    byte[] file = Damage.damage(whole, new SplittableRandom(seed));
    Result<LocatedDocument> opened = ENGINE.openBinary("b", ByteBuffer.wrap(file), Selection.ANY);
    Damage.refusalsHavePlaces(opened, file.length);
    if (opened.ok()) {
      LocatedDocument value = opened.value().orElseThrow();
      Result<byte[]> text = new Proof(ENGINE).print("b", ByteBuffer.wrap(file), value);
      assertThat(text.diagnostics()).isEmpty();
    }
  }

  @Property(tries = 1000, seed = "20261121")
  void damagedTextsHaveTheSameResultWithoutFastPaths(
      @ForAll @LongRange(min = 0, max = 1L << 40) long seed) {
    byte[] whole = MkmWriter.write(MkmGenerator.text(seed));
    byte[] text = Damage.damage(whole, new SplittableRandom(seed));
    Result<LocatedDocument> opened = ENGINE.openText("t", text, Selection.ANY);
    Damage.refusalsHavePlaces(opened, text.length);
    Damage.alike(opened, PLAIN.openText("t", text, Selection.ANY));
    if (opened.ok()) {
      LocatedDocument value = opened.value().orElseThrow();
      assertThat(new Proof(ENGINE).canonical("t", ByteBuffer.wrap(text), value).diagnostics())
          .isEmpty();
      Damage.refusalsHavePlaces(ENGINE.encode("t", value), text.length);
    }
  }

  /** Nested motions, up to the limit of a text. */
  @Example
  void motionsNestedToTheLimitRoundTrip() throws Exception {
    byte[] file = nested(490);
    LocatedDocument opened =
        ENGINE.openBinary("b", ByteBuffer.wrap(file), Selection.ANY).value().orElseThrow();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(new Proof(ENGINE).print("b", ByteBuffer.wrap(file), opened, out)).isEmpty();
    Result<LocatedDocument> text = ENGINE.openText("t", out.toByteArray(), Selection.ANY);
    assertThat(ENGINE.encode("t", text.value().orElseThrow()).value().orElseThrow().toArray())
        .isEqualTo(file);
  }

  /** Where it becomes too much is decided before anything is printed. */
  @Example
  void motionsNestedTooDeeplyAreRejected() throws Exception {
    for (int depth : new int[] {501, 900, 50_000}) {
      byte[] file = nested(depth);
      Result<LocatedDocument> opened = ENGINE.openBinary("b", ByteBuffer.wrap(file), Selection.ANY);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Diagnostic refusal =
          opened.ok()
              ? new Proof(ENGINE)
                  .print("b", ByteBuffer.wrap(file), opened.value().orElseThrow(), out)
                  .orElseThrow()
              : opened.diagnostics().get(0);
      assertThat(refusal.code()).isEqualTo("too-deep");
      assertThat(out.size()).isZero();
    }
  }

  private static byte[] nested(int depth) {
    String motion = "00 00000000 00000000 00000000 01000000".replace(" ", "");
    String last = "00 00000000 00000000 00000000 00000000".replace(" ", "");
    String digits = "4d4b4d4201000000000001000000" + motion.repeat(depth - 1) + last;
    return HexFormat.of().parseHex(digits);
  }
}
