package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.infoset.InfosetJson;
import dev.diptych.infoset.InfosetReader;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.SpecCoverage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Well-known formats convert to text and back, and their texts can be edited. */
class SpecimensTest {
  private static final Path SPECS = Repository.path("conformance/specs");
  private static final int DAMAGED = 120;

  /** Texts up to this size are kept to be looked at. */
  private static final int SHOWN = 20_000;

  private static final Map<String, Engine> TWINS = new HashMap<>();

  static Stream<String> ids() throws IOException {
    String only = System.getProperty("specs.only", ".*");
    return Specimens.ids().stream().filter(id -> id.matches(only));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void roundTripsThroughText(String id) throws Exception {
    Engine engine = engine(id);
    for (Map.Entry<String, byte[]> sample : specimen(id).samples().entrySet()) {
      byte[] file = sample.getValue();
      LocatedDocument opened = opened(engine.openBinary(id, ByteBuffer.wrap(file), Selection.ANY));
      byte[] text = text(engine, file);
      assertThat(compiled(engine, text)).as(sample.getKey()).isEqualTo(file);
      LocatedDocument again = opened(engine.openText(id, text, Selection.ANY));
      assertThat(new Proof(engine).canonical(id, ByteBuffer.wrap(text), again).value())
          .contains(true);
      if (specimen(id).structured(sample.getKey())) {
        assertThat(SpecCoverage.of(opened, file.length).percent()).isEqualTo("100 %");
      }
      if (text.length <= SHOWN) {
        Golden.hold(SPECS.resolve(id).resolve(sample.getKey() + ".twin"), text);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void bothFacesHaveTheSameCompleteInfoset(String id) throws Exception {
    Engine engine = engine(id);
    for (byte[] file : specimen(id).samples().values()) {
      LocatedDocument opened = opened(engine.openBinary(id, ByteBuffer.wrap(file), Selection.ANY));
      byte[] infoset = infoset(opened.document());
      LocatedDocument text = opened(engine.openText(id, text(engine, file), Selection.ANY));
      Document complete = engine.complete(id, text).value().orElseThrow();
      assertThat(new String(infoset(complete), UTF_8)).isEqualTo(new String(infoset, UTF_8));
      Document read = InfosetReader.read(complete.schema(), InfosetJson.read(infoset));
      assertThat(read.root()).isEqualTo(opened.document().root());
    }
  }

  private static byte[] infoset(Document document) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InfosetWriter.write(document, out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void otherToolsReadEditedValues(String id) throws Exception {
    Map<String, byte[]> samples = specimen(id).samples();
    assertThat(specimen(id).edits()).isNotEmpty();
    for (Specimen.Edit edit : specimen(id).edits()) {
      String text = new String(text(engine(id), samples.get(edit.sample())), UTF_8);
      String edited = edit.change().to(text);
      assertThat(edited).isNotEqualTo(text);
      edit.check().of(compiled(engine(id), edited.getBytes(UTF_8)));
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void damagedFilesAreAcceptedOrRejected(String id) throws Exception {
    Random random = new Random(7);
    for (byte[] file : specimen(id).samples().values()) {
      for (int i = 0; i < DAMAGED && file.length < 20_000; i++) {
        byte[] damaged = damage(file, random);
        Result<LocatedDocument> opened =
            engine(id).openBinary(id, ByteBuffer.wrap(damaged), Selection.ANY);
        if (opened.ok()) {
          assertThat(compiled(engine(id), text(engine(id), damaged))).isEqualTo(damaged);
        } else {
          assertThat(opened.diagnostics().get(0).code()).isNotIn("not-lossless", "internal");
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyTextBelongsToASample(String id) throws Exception {
    try (Stream<Path> files = Files.list(SPECS.resolve(id))) {
      List<String> texts =
          files
              .map(file -> String.valueOf(file.getFileName()))
              .filter(name -> name.endsWith(".twin"))
              .map(name -> name.substring(0, name.length() - ".twin".length()))
              .toList();
      assertThat(specimen(id).samples()).containsKeys(texts.toArray(String[]::new));
    }
  }

  @Test
  void everySpecimenHasItsSpec() throws IOException {
    Path sources = Repository.path("conformance/src/test/java/dev/diptych/conformance/specs");
    try (Stream<Path> files = Files.list(sources)) {
      long specimens = files.filter(f -> f.toString().matches(".*\\wSpecimen\\.java")).count();
      assertThat(Specimens.ids()).hasSize((int) specimens);
    }
  }

  private static byte[] damage(byte[] file, Random random) {
    if (random.nextInt(3) == 0) {
      return Arrays.copyOf(file, random.nextInt(file.length + 8));
    }
    byte[] damaged = file.clone();
    for (int i = random.nextInt(3); i >= 0 && file.length > 0; i--) {
      damaged[random.nextInt(file.length)] = (byte) random.nextInt();
    }
    return damaged;
  }

  private static Specimen specimen(String id) throws ReflectiveOperationException {
    return Specimens.of(id);
  }

  private static Engine engine(String id) throws Exception {
    if (!TWINS.containsKey(id)) {
      LoadedSpec spec = SpecLoader.load(Specimens.spec(id), Specimens.imports(id));
      TWINS.put(id, Engine.of(spec.schema(), spec.spec()));
    }
    return TWINS.get(id);
  }

  private static byte[] text(Engine engine, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    LocatedDocument opened = opened(engine.openBinary("file", bytes, Selection.ANY));
    Result<byte[]> text = new Proof(engine).print("file", bytes, opened);
    assertThat(text.ok()).as(() -> text.diagnostics().toString()).isTrue();
    return text.value().orElseThrow();
  }

  private static byte[] compiled(Engine engine, byte[] text) {
    Result<FileBytes> file =
        engine.encode("text", opened(engine.openText("text", text, Selection.ANY)));
    assertThat(file.ok()).as(() -> file.diagnostics().toString()).isTrue();
    return file.value().orElseThrow().toArray();
  }

  private static LocatedDocument opened(Result<LocatedDocument> result) {
    assertThat(result.ok()).as(() -> result.diagnostics().toString()).isTrue();
    return result.value().orElseThrow();
  }
}
