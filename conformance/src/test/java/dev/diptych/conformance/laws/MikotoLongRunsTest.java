package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.mikoto.Mkm;
import dev.diptych.conformance.independent.mikoto.MkmGenerator;
import dev.diptych.conformance.independent.mikoto.MkmWriter;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** Motions with long tracks are read, printed and written as short ones are. */
class MikotoLongRunsTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final Engine PLAIN = ENGINE.reading(TextPath.PLAIN);

  @Property(tries = 60, seed = "20261121")
  void textsRoundTrip(@ForAll @LongRange(min = 0, max = 1L << 40) long seed) {
    byte[] text = LongRuns.stretched(MkmWriter.write(MkmGenerator.text(seed)));
    byte[] file = Both.compile(text);
    assertThat(Mkm.string(Both.decompile(file))).isEqualTo(Mkm.string(text));
    assertThat(Both.canonical(text)).isTrue();
  }

  @Property(tries = 200, seed = "20261121")
  void damagedInputsHaveTheSameResultWithoutFastPaths(
      @ForAll @LongRange(min = 0, max = 1L << 40) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] whole = LongRuns.stretched(MkmWriter.write(MkmGenerator.text(seed)));
    byte[] text = Damage.damage(LongRuns.respelled(whole, random), random);
    Result<LocatedDocument> opened = ENGINE.openText("t", text, Selection.ANY);
    Damage.refusalsHavePlaces(opened, text.length);
    Damage.alike(opened, PLAIN.openText("t", text, Selection.ANY));
  }
}
