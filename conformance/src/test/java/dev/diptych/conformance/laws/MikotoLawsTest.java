package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.mikoto.FormVariants;
import dev.diptych.conformance.independent.mikoto.Mkm;
import dev.diptych.conformance.independent.mikoto.MkmGenerator;
import dev.diptych.conformance.independent.mikoto.MkmWriter;
import dev.diptych.conformance.independent.mikoto.MkmbReader;
import dev.diptych.conformance.independent.mikoto.MkmbWriter;
import java.io.IOException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/**
 * The laws for generated motions: texts in the form that Mikoto writes round-trip byte for byte.
 */
class MikotoLawsTest {
  @Property(tries = 400, seed = "20261121")
  void textsRoundTripWithTheSameMeaning(@ForAll @LongRange(min = 0, max = 1L << 40) long seed)
      throws IOException {
    Mkm motion = MkmGenerator.text(seed);
    byte[] text = MkmWriter.write(motion);
    byte[] file = Both.compile(text);
    assertThat(MkmbReader.read(file)).isEqualTo(motion);
    assertThat(Mkm.string(Both.decompile(file))).isEqualTo(Mkm.string(text));
    assertThat(Both.canonical(text)).isTrue();
  }

  @Property(tries = 400, seed = "20261121")
  void binaryFilesRoundTrip(@ForAll @LongRange(min = 0, max = 1L << 40) long seed) {
    byte[] file = MkmbWriter.write(MkmGenerator.binary(seed));
    byte[] text = Both.decompile(file);
    assertThat(Both.compile(text)).isEqualTo(file);
    assertThat(Both.canonical(text)).isTrue();
  }

  @Property(tries = 300, seed = "20261121")
  void otherFormsHaveTheSameMeaning(@ForAll @LongRange(min = 0, max = 1L << 40) long seed) {
    Mkm motion = MkmGenerator.text(seed);
    byte[] other = FormVariants.write(motion, seed);
    byte[] file = Both.compile(other);
    assertThat(file).as(Mkm.string(other)).isEqualTo(MkmbWriter.write(motion));
    assertThat(Both.decompile(file)).isEqualTo(MkmWriter.write(motion));
    assertThat(Both.canonical(other)).isFalse();
  }
}
