package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.IndependentWriter;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.mikoto.MkmbReader;
import dev.diptych.conformance.independent.mikoto.MkmbWriter;
import dev.diptych.infoset.InfosetReader;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that round-trip bit for bit. */
class ValidVectorsTest {
  static Stream<Case> cases() {
    return CaseFolder.casesBelow("valid", "bin");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void decompilesToItsText(Case one) throws IOException {
    Result<byte[]> text = Faces.decompile(one.name(), one.bytes("bin"), one.selection());
    assertThat(text.ok()).as(GoldenDiagnostics.lines(text.diagnostics())).isTrue();
    Golden.hold(one.file("twin"), text.value().orElseThrow());
    Golden.holdOptional(one.file("notes"), GoldenDiagnostics.lines(text.diagnostics()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void itsTextCompilesToItsBytes(Case one) throws IOException {
    byte[] text = text(one);
    Result<byte[]> file = Faces.compile(one.name(), text, Selection.ANY);
    assertThat(file.diagnostics()).isEmpty();
    assertThat(file.value().orElseThrow()).isEqualTo(one.bytes("bin"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void itsTextIsCanonical(Case one) throws IOException {
    byte[] text = text(one);
    LocatedDocument opened = Faces.parse(one.name(), text, Selection.ANY).value().orElseThrow();
    Result<Boolean> canonical =
        new Proof(Faces.ENGINE).canonical(one.name(), ByteBuffer.wrap(text), opened);
    assertThat(canonical.value()).contains(true);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void bothFacesHaveItsInfoset(Case one) throws IOException {
    ByteBuffer file = ByteBuffer.wrap(one.bytes("bin"));
    LocatedDocument binary =
        Faces.ENGINE.openBinary(one.name(), file, one.selection()).value().orElseThrow();
    Golden.hold(one.file("json"), Faces.infoset(binary));
    LocatedDocument text = Faces.parse(one.name(), text(one), Selection.ANY).value().orElseThrow();
    Golden.hold(one.file("json"), Faces.infoset(text));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void itsInfosetIsComplete(Case one) throws Exception {
    ByteBuffer file = ByteBuffer.wrap(one.bytes("bin"));
    LocatedDocument opened =
        Faces.ENGINE.openBinary(one.name(), file, one.selection()).value().orElseThrow();
    Document document = opened.document();
    var json = JSON.std.mapFrom(Faces.infoset(opened));
    assertThat(InfosetReader.schema(json)).isEqualTo(document.schema().format().key());
    assertThat(InfosetReader.read(document.schema(), json).root()).isEqualTo(document.root());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void theIndependentReaderAcceptsIt(Case one) throws IOException {
    LocatedDocument opened =
        Faces.parse(one.name(), text(one), Selection.ANY).value().orElseThrow();
    byte[] file = one.bytes("bin");
    byte[] written =
        opened.document().schema().format().id().equals("mikoto_motion")
            ? MkmbWriter.write(MkmbReader.read(file))
            : animation(file, opened.document().schema().format().layout());
    assertThat(written).isEqualTo(file);
  }

  private static byte[] animation(byte[] file, String layout) throws IOException {
    assumeTrue(IndependentReader.knowsVersionOf(file), "the reader is for versions 1.0 and 1.1");
    var read = IndependentReader.read(file, Layout.valueOf(layout.toUpperCase(Locale.ROOT)));
    return IndependentWriter.write(read);
  }

  /** The expected text; while blessing, what it is about to be. */
  private static byte[] text(Case one) throws IOException {
    return Golden.blessing()
        ? Faces.decompile(one.name(), one.bytes("bin"), one.selection()).value().orElseThrow()
        : one.bytes("twin");
  }
}
