package dev.diptych.conformance.features;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.vectors.Golden;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every construct of the language of specs goes to text and back. */
class FeaturesTest {
  private static final int DAMAGED = 150;

  static Stream<Arguments> samples() throws IOException {
    List<Arguments> all = new ArrayList<>();
    for (Feature feature : Feature.all()) {
      feature.samples().forEach(sample -> all.add(Arguments.of(feature, sample)));
    }
    return all.stream();
  }

  static Stream<Arguments> edits() throws IOException {
    List<Arguments> all = new ArrayList<>();
    for (Feature feature : Feature.all()) {
      Path edits = feature.folder().resolve("edits.tsv");
      if (Files.exists(edits)) {
        for (String line : Files.readAllLines(edits)) {
          all.add(Arguments.of(feature, line));
        }
      }
    }
    return all.stream();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("samples")
  void roundTripsThroughItsText(Feature feature, Path sample) throws IOException {
    byte[] file = Files.readAllBytes(sample);
    Engine engine = feature.engine();
    LocatedDocument opened =
        opened(engine.openBinary("sample", ByteBuffer.wrap(file), Selection.ANY));
    Result<byte[]> text = new Proof(engine).print("sample", ByteBuffer.wrap(file), opened);
    assertThat(text.diagnostics()).isEmpty();
    Golden.hold(text(sample), text.value().orElseThrow());
    LocatedDocument again =
        opened(engine.openText("text", text.value().orElseThrow(), Selection.ANY));
    assertThat(engine.encode("text", again).value().orElseThrow().toArray()).isEqualTo(file);
    assertThat(
            new Proof(engine)
                .canonical("text", ByteBuffer.wrap(text.value().orElseThrow()), again)
                .value())
        .contains(true);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("samples")
  void damagedInputIsAcceptedOrRejected(Feature feature, Path sample) throws IOException {
    byte[] file = Files.readAllBytes(sample);
    Random random = new Random(file.length);
    for (int i = 0; i < DAMAGED; i++) {
      byte[] damaged = damage(file, random);
      ByteBuffer bytes = ByteBuffer.wrap(damaged);
      Result<LocatedDocument> opened = feature.engine().openBinary("damaged", bytes, Selection.ANY);
      if (opened.ok()) {
        Result<byte[]> text =
            new Proof(feature.engine()).print("damaged", bytes, opened.value().orElseThrow());
        assertThat(text.diagnostics()).as(HexFormat.of().formatHex(damaged)).isEmpty();
      } else {
        assertThat(opened.diagnostics().get(0).code())
            .as(HexFormat.of().formatHex(damaged))
            .isNotEqualTo("not-lossless");
      }
    }
  }

  private static byte[] damage(byte[] file, Random random) {
    if (random.nextInt(3) == 0) {
      return Arrays.copyOf(file, random.nextInt(file.length + 8));
    }
    byte[] damaged = file.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      damaged[random.nextInt(file.length)] = (byte) random.nextInt();
    }
    return damaged;
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("edits")
  void anEditHasTheExpectedResult(Feature feature, String line) throws IOException {
    String[] parts = line.split("\t", -1);
    Path sample = feature.folder().resolve(parts[0] + ".bin");
    String text = Files.readString(text(sample));
    String from = unescaped(parts[1]);
    assertThat(text).contains(from);
    byte[] edited = text.replace(from, unescaped(parts[2])).getBytes(UTF_8);
    Result<FileBytes> file = encoded(feature.engine(), edited);
    assertThat(outcome(file)).isEqualTo(parts[3]);
    if (parts.length > 4) {
      assertThat(place(file.diagnostics().get(0).location())).isEqualTo(parts[4]);
    }
  }

  private static Result<FileBytes> encoded(Engine engine, byte[] text) {
    Result<LocatedDocument> opened = engine.openText("text", text, Selection.ANY);
    return opened
        .value()
        .map(o -> engine.encode("text", o))
        .orElseGet(() -> Result.failed(opened.diagnostics()));
  }

  /** The bytes in hex, or the code and the message of the first error. */
  private static String outcome(Result<FileBytes> file) {
    if (file.ok()) {
      return HexFormat.of().formatHex(file.value().orElseThrow().toArray());
    }
    Diagnostic first = file.diagnostics().get(0);
    return first.code() + ": " + first.message();
  }

  /** The number of the line that an error points to, and what is there. */
  private static String place(Location location) {
    Location.InText text = (Location.InText) location;
    int line = text.source().position(text.span().start()).line();
    return line + ": " + text.source().line(line).strip();
  }

  private static String unescaped(String text) {
    return text.replace("\\n", "\n");
  }

  @Test
  void everyFileBelongsToASample() throws IOException {
    for (Feature feature : Feature.all()) {
      Set<String> known =
          feature.samples().stream()
              .map(sample -> String.valueOf(text(sample).getFileName()))
              .collect(Collectors.toSet());
      try (Stream<Path> files = Files.list(feature.folder())) {
        List<String> orphans =
            files
                .map(file -> String.valueOf(file.getFileName()))
                .filter(name -> name.endsWith(".twin") && !known.contains(name))
                .toList();
        assertThat(orphans).as(feature.toString()).isEmpty();
      }
      assertThat(feature.samples()).as(feature.toString()).isNotEmpty();
    }
  }

  private static LocatedDocument opened(Result<LocatedDocument> result) {
    assertThat(result.ok()).as(() -> result.diagnostics().toString()).isTrue();
    return result.value().orElseThrow();
  }

  private static Path text(Path sample) {
    String name = String.valueOf(sample.getFileName()).replaceFirst("bin$", "twin");
    return sample.resolveSibling(name);
  }
}
