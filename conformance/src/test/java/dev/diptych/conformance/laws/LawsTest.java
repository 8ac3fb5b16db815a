package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.AnimationGenerator;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Options;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.nio.ByteBuffer;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** The laws over generated animations of every version, layout and combination of flags. */
class LawsTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final Engine PLAIN = ENGINE.reading(TextPath.PLAIN);

  @Property(tries = 360, seed = "20261121")
  void bytesRoundTripWithTheSameMeaning(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    Animation animation = AnimationGenerator.animation(seed, Options.wild());
    byte[] file = IndependentWriter.write(animation);
    LocatedDocument opened = open(animation.layout(), file);
    assertThat(IndependentView.of(opened.document())).isEqualTo(animation);

    byte[] text = value(new Proof(ENGINE).print("b", ByteBuffer.wrap(file), opened));
    LocatedDocument again = value(ENGINE.openText("t", text, Selection.ANY));
    byte[] back = value(ENGINE.encode("t", again)).toArray();
    assertThat(back).isEqualTo(file);
    assertThat(IndependentReader.read(back, animation.layout())).isEqualTo(animation);
  }

  @Property(tries = 120, seed = "20261121")
  void canonicalTextPrintsUnchanged(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    Animation animation = AnimationGenerator.animation(seed, Options.wild());
    byte[] file = IndependentWriter.write(animation);
    LocatedDocument opened = open(animation.layout(), file);
    byte[] text = value(new Proof(ENGINE).print("b", ByteBuffer.wrap(file), opened));
    LocatedDocument parsed = value(ENGINE.openText("t", text, Selection.ANY));
    assertThat(value(new Proof(ENGINE).canonical("t", ByteBuffer.wrap(text), parsed))).isTrue();
  }

  @Property(tries = 60, seed = "20261121")
  void fastPathsGiveTheSameResult(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws Exception {
    Animation animation = AnimationGenerator.animation(seed, Options.wild());
    byte[] file = IndependentWriter.write(animation);
    LocatedDocument opened = open(animation.layout(), file);
    byte[] text = value(new Proof(ENGINE).print("b", ByteBuffer.wrap(file), opened));
    LocatedDocument fast = value(ENGINE.openText("t", text, Selection.ANY));
    LocatedDocument plain = value(PLAIN.openText("t", text, Selection.ANY));
    assertThat(plain.document().root()).isEqualTo(fast.document().root());
    assertThat(plain.document().residue()).isEqualTo(fast.document().residue());
  }

  @Property(tries = 120, seed = "20261121")
  void tameAnimationsAreDetectedWithoutOptions(
      @ForAll @LongRange(min = 0, max = 1L << 40) long seed) throws Exception {
    Animation animation = AnimationGenerator.animation(seed, Options.tame());
    byte[] file = IndependentWriter.write(animation);
    LocatedDocument opened = value(ENGINE.openBinary("b", ByteBuffer.wrap(file), Selection.ANY));
    assertThat(IndependentView.of(opened.document())).isEqualTo(animation);
  }

  private static LocatedDocument open(Layout layout, byte[] file) {
    Selection selection = new Selection("input_animation", layout.name().toLowerCase(Locale.ROOT));
    return value(ENGINE.openBinary("b", ByteBuffer.wrap(file), selection));
  }

  private static <T> T value(Result<T> result) {
    assertThat(result.diagnostics()).noneMatch(diagnostic -> diagnostic.isError());
    return result.value().orElseThrow();
  }
}
