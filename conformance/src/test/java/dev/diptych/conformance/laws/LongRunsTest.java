package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.lint.InputLints;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LintRunner;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** Long runs of rows are read, printed and written as short ones are. */
class LongRunsTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final Engine PLAIN = ENGINE.reading(TextPath.PLAIN);

  @Property(tries = 40, seed = "20261121")
  void bothPathsGiveTheSameTextAndRoundTrip(@ForAll @LongRange(min = 0, max = 1 << 20) long seed)
      throws IOException {
    Animation animation = LongRuns.animation(seed);
    byte[] file = IndependentWriter.write(animation);
    LocatedDocument opened = open(animation.layout(), file);
    byte[] text = value(new Proof(ENGINE).print("b", ByteBuffer.wrap(file), opened));
    assertThat(value(new Proof(PLAIN).print("b", ByteBuffer.wrap(file), opened))).isEqualTo(text);
    assertThat(value(new Proof(ENGINE).canonical("t", ByteBuffer.wrap(text), opened))).isTrue();

    Result<LocatedDocument> read = ENGINE.openText("t", text, Selection.ANY);
    Damage.alike(read, PLAIN.openText("t", text, Selection.ANY));
    FileBytes encoded = value(ENGINE.encode("t", value(read)));
    assertThat(encoded.toArray()).isEqualTo(file);
    assertThat(encoded.sameAs(ByteBuffer.wrap(file))).isTrue();
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    encoded.writeTo(written);
    assertThat(written.toByteArray()).isEqualTo(file);
  }

  @Property(tries = 40, seed = "20261121")
  void bothPathsReportTheSameDiagnostics(@ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] text = LongRuns.respelled(text(seed), random);
    Result<LocatedDocument> fast = ENGINE.openText("t", text, Selection.ANY);
    Result<LocatedDocument> plain = PLAIN.openText("t", text, Selection.ANY);
    Damage.alike(fast, plain);
    if (fast.ok()) {
      Damage.toldAlike(lint(fast), lint(plain));
    }
  }

  @Property(tries = 150, seed = "20261121")
  void damagedInputsHaveTheSameResultWithoutFastPaths(
      @ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] text = Damage.damage(LongRuns.respelled(text(seed), random), random);
    Result<LocatedDocument> opened = ENGINE.openText("t", text, Selection.ANY);
    Damage.refusalsHavePlaces(opened, text.length);
    Damage.alike(opened, PLAIN.openText("t", text, Selection.ANY));
  }

  private static byte[] text(long seed) {
    Animation animation = LongRuns.animation(seed);
    byte[] file = IndependentWriter.write(animation);
    return value(
        new Proof(ENGINE).print("b", ByteBuffer.wrap(file), open(animation.layout(), file)));
  }

  private static List<Diagnostic> lint(Result<LocatedDocument> opened) {
    return LintRunner.run(InputLints.all(), opened.value().orElseThrow());
  }

  private static LocatedDocument open(Layout layout, byte[] file) {
    Selection selection = new Selection("input_animation", layout.name().toLowerCase(Locale.ROOT));
    return value(ENGINE.openBinary("b", ByteBuffer.wrap(file), selection));
  }

  private static <T> T value(Result<T> result) {
    assertThat(result.diagnostics()).noneMatch(Diagnostic::isError);
    return result.value().orElseThrow();
  }
}
