package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.AnimationGenerator;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Options;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/**
 * Damaged files and texts are either accepted, and then the laws hold, or rejected with a code and
 * a location. Nothing is thrown.
 */
class DamageTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final Engine PLAIN = ENGINE.reading(TextPath.PLAIN);

  @Property(tries = 1500, seed = "20261121")
  void damagedFilesAreAcceptedOrRejected(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] file = Damage.damage(some(seed), random);
    Result<LocatedDocument> opened = ENGINE.openBinary("b", ByteBuffer.wrap(file), Selection.ANY);
    Damage.refusalsHavePlaces(opened, file.length);
    if (opened.ok()) {
      LocatedDocument value = opened.value().orElseThrow();
      assertThat(new Proof(ENGINE).print("b", ByteBuffer.wrap(file), value).ok()).isTrue();
    }
  }

  @Property(tries = 1500, seed = "20261121")
  void damagedTextsHaveTheSameResultWithoutFastPaths(
      @ForAll @LongRange(min = 0, max = 1L << 40) long seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    LocatedDocument whole =
        ENGINE.openBinary("b", ByteBuffer.wrap(some(seed)), Selection.ANY).value().orElseThrow();
    byte[] printed = new Proof(ENGINE).print(whole).value().orElseThrow();
    byte[] text = Damage.damage(printed, random);
    Result<LocatedDocument> opened = ENGINE.openText("t", text, Selection.ANY);
    Damage.refusalsHavePlaces(opened, text.length);
    Damage.alike(opened, PLAIN.openText("t", text, Selection.ANY));
    if (opened.ok()) {
      LocatedDocument value = opened.value().orElseThrow();
      assertThat(new Proof(ENGINE).canonical("t", ByteBuffer.wrap(text), value).ok()).isTrue();
      Damage.refusalsHavePlaces(ENGINE.encode("t", value), text.length);
    }
  }

  private static byte[] some(long seed) throws Exception {
    return IndependentWriter.write(AnimationGenerator.animation(seed, Options.tame()));
  }
}
