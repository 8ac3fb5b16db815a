package dev.diptych.conformance.features;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.Codec;
import dev.diptych.binary.Salvage;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.plan.PlanCodec;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Comments;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is kept of a damaged file goes to text and back. {@code MutationTest} changes files, too.
 */
class DamagedFilesTest {
  /** Longer files would take the time of all others. */
  private static final int MAX_LENGTH = 300;

  /** How many beginnings of a file of a shipped format are tried. */
  private static final int BEGINNINGS = 40;

  /** A shorter file of a shipped format is of no format. */
  private static final int MAGIC = 12;

  private static final Path CASES = Repository.path("conformance/damaged/parts");

  static List<Path> cases() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.filter(file -> file.toString().endsWith(".bin")).sorted().toList();
    }
  }

  static List<Feature> features() throws IOException {
    return Feature.all();
  }

  /** Each file has a text, and the warnings about it. */
  @ParameterizedTest
  @MethodSource("cases")
  void eachDamageIsShown(Path sample) throws Exception {
    LoadedSpec spec = spec();
    Engine engine = Engine.of(spec.schema(), spec.spec());
    byte[] file = Files.readAllBytes(sample);
    LocatedDocument opened = kept(engine, file);
    String name = String.valueOf(sample.getFileName());
    Golden.hold(sample.resolveSibling(name.replace(".bin", ".twin")), proven(engine, file, opened));
    String faults =
        opened.faults().stream().map(DamagedFilesTest::line).collect(Collectors.joining());
    Golden.hold(sample.resolveSibling(name.replace(".bin", ".faults")), faults.getBytes(UTF_8));
  }

  /** Whichever way an engine is changed afterwards, it decodes damaged files. */
  @Test
  void everyVariantOfAnEngineDecodesDamagedFiles() throws Exception {
    Engine engine = Engine.of(spec().schema(), spec().spec()).damaged();
    ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(CASES.resolve("cut_in_sequence.bin")));
    List<Engine> variants =
        List.of(
            engine.parameters(List.of()).value().orElseThrow(),
            engine.comments(Comments.ALL),
            engine.limit(2),
            engine.reading(TextPath.PLAIN));
    assertThat(variants)
        .allMatch(
            each -> each.openBinary("file", file, Selection.ANY).value().orElseThrow().isDamaged());
  }

  static List<String> edits() throws IOException {
    return Files.readAllLines(CASES.resolve("edits.tsv"));
  }

  /** A line has a case, a part of its text, what replaces it, and the bytes or the error. */
  @ParameterizedTest
  @MethodSource("edits")
  void anEditHasTheExpectedResult(String line) throws Exception {
    String[] parts = line.split("\t", -1);
    Engine engine = Engine.of(spec().schema(), spec().spec());
    String text = Files.readString(CASES.resolve(parts[0] + ".twin"));
    assertThat(text).contains(parts[1]);
    String edited = text.replace(parts[1], parts[2].replace("\\n", "\n"));
    Result<LocatedDocument> opened = engine.openText("text", edited.getBytes(UTF_8), Selection.ANY);
    Result<FileBytes> file =
        opened
            .value()
            .map(each -> engine.encode("text", each))
            .orElseGet(() -> Result.failed(opened.diagnostics()));
    String outcome =
        file.value()
            .map(bytes -> HexFormat.of().formatHex(bytes.toArray()))
            .orElseGet(() -> message(file.diagnostics().get(0)));
    assertThat(outcome).isEqualTo(parts[3]);
  }

  private static String message(Diagnostic error) {
    return error.code() + ": " + error.message();
  }

  /** Of each beginning of a file, the values of all fields before its end are kept. */
  @ParameterizedTest
  @MethodSource("features")
  void everyBeginningOfAFileGivesItsBytesBack(Feature feature) throws IOException {
    Engine engine = feature.engine();
    for (Path sample : feature.samples()) {
      byte[] file = Files.readAllBytes(sample);
      for (int length = 0; length < Math.min(file.length, MAX_LENGTH); length++) {
        byte[] damaged = Arrays.copyOf(file, length);
        LocatedDocument opened = kept(engine, damaged);
        proven(engine, damaged, opened);
        assertThat(!isEmpty(opened) || failsAtOnce(opened)).as(() -> told(damaged)).isTrue();
      }
    }
  }

  /** The same for a part of the beginnings of files of shipped formats, if they have a format. */
  @ParameterizedTest
  @ValueSource(strings = {"input_animation", "mikoto_motion"})
  void beginningsOfShippedFilesGiveTheirBytesBack(String format) throws IOException {
    Engine engine = Engine.shipped();
    try (Stream<Path> files = Files.list(Repository.path("conformance/vectors/valid/" + format))) {
      for (Path each : files.filter(file -> file.toString().endsWith(".bin")).sorted().toList()) {
        byte[] file = Files.readAllBytes(each);
        int step = Math.max(1, file.length / BEGINNINGS);
        for (int length = MAGIC; length < file.length; length += step) {
          byte[] damaged = Arrays.copyOf(file, length);
          proven(engine, damaged, kept(engine, damaged));
        }
      }
    }
  }

  /** What is kept where less must be kept: the values of the file before the damage, or none. */
  @ParameterizedTest
  @EnumSource(Salvage.class)
  void eachKindOfSalvageGivesTheSameBytesBack(Salvage kept) throws Exception {
    for (Path sample : cases()) {
      byte[] file = Files.readAllBytes(sample);
      Codec codec = codec().salvaging(kept);
      Decoded decoded = codec.decode("file", ByteBuffer.wrap(file), null).value().orElseThrow();
      boolean values = Arrays.stream(decoded.root().toArray()).anyMatch(Objects::nonNull);
      assertThat(kept == Salvage.NONE && values).as("%s", sample).isFalse();
      FileBytes encoded =
          codec
              .encode("file", decoded.root(), decoded.locations(), file.length)
              .value()
              .orElseThrow()
              .file();
      assertThat(encoded.toArray()).as("%s", sample).isEqualTo(file);
    }
  }

  private static Codec codec() throws Exception {
    LoadedSpec spec = spec();
    return new PlanCodec(spec.spec(), spec.schema(), 1, 0);
  }

  private static LoadedSpec spec() throws Exception {
    return SpecLoader.load(CASES.resolve("parts.ksy"), List.of());
  }

  private static LocatedDocument kept(Engine engine, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    boolean whole = engine.openBinary("file", bytes, Selection.ANY).ok();
    Result<LocatedDocument> opened = engine.damaged().openBinary("file", bytes, Selection.ANY);
    assertThat(opened.ok()).as(() -> told(file) + opened.diagnostics()).isTrue();
    LocatedDocument found = opened.value().orElseThrow();
    assertThat(found.isDamaged()).as(() -> told(file)).isEqualTo(!whole);
    assertThat(found.faults().isEmpty()).as(() -> told(file)).isEqualTo(whole);
    return found;
  }

  /** The text, which gives the file back without an option. */
  private static byte[] proven(Engine engine, byte[] file, LocatedDocument opened) {
    Proof proof = new Proof(engine);
    Result<byte[]> printed = proof.print("file", ByteBuffer.wrap(file), opened);
    assertThat(printed.diagnostics()).as(() -> told(file)).isEmpty();
    byte[] text = printed.value().orElseThrow();
    LocatedDocument read = engine.openText("text", text, Selection.ANY).value().orElseThrow();
    assertThat(engine.encode("text", read).value().orElseThrow().toArray()).isEqualTo(file);
    assertThat(proof.canonical("text", ByteBuffer.wrap(text), read).value()).contains(true);
    assertThat(engine.faults(read)).hasSameSizeAs(opened.faults());
    return text;
  }

  private static boolean isEmpty(LocatedDocument opened) {
    return Arrays.stream(opened.document().root().toArray()).allMatch(Objects::isNull);
  }

  /** Whether the first field cannot be read. */
  private static boolean failsAtOnce(LocatedDocument opened) {
    return opened.faults().stream()
        .map(Diagnostic::location)
        .anyMatch(at -> at instanceof Location.InBytes bytes && bytes.offset() == 0);
  }

  private static String line(Diagnostic fault) {
    Location.InBytes at = (Location.InBytes) fault.location();
    return "%s\t%d\t%s\t%s%n".formatted(fault.code(), at.offset(), at.path(), fault.message());
  }

  private static String told(byte[] file) {
    return HexFormat.of().formatHex(file) + " ";
  }
}
