package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.compiler.SpecSource;
import dev.diptych.spectools.SpecEngine;
import dev.diptych.spectools.relation.KeySearch;
import dev.diptych.spectools.relation.Sample;
import dev.diptych.spectools.relation.SuggestedKey;
import dev.diptych.spectools.relation.SuggestedKey.Place;
import dev.diptych.twin.Engine;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Specs of known formats without their keys for checksums get them back from sample files. With the
 * lines that are suggested, every sample is restored from its text, and edited texts compile to
 * files that other programs accept.
 */
class SuggestedKeysTest {
  @TempDir static Path folder;

  @ParameterizedTest
  @CsvSource({
    "png, chunk.crc",
    "zip, directory_entry.crc directory_entry.len_content directory_entry.len_packed"
        + " local_file.crc local_file.len_content",
  })
  void keysAreFoundInSampleFiles(String id, String numbers) throws Exception {
    Path ksy = stripped(id);
    assumeTrue(OtherProgram.PYTHON.isInstalled());
    assertThat(wrong(id, engine(ksy))).as("edits without the keys that are accepted").isNotEmpty();

    List<SuggestedKey> keys = suggested(id, ksy);
    assertThat(keys.stream().filter(key -> key.key().isPresent()).map(SuggestedKeysTest::number))
        .containsExactlyInAnyOrder(numbers.split(" ", -1));
    Files.writeString(ksy, with(Files.readString(ksy), keys));
    Engine engine = engine(ksy);
    for (Map.Entry<String, byte[]> sample : Specimens.samples(id).entrySet()) {
      byte[] restored = OtherProgram.edited(engine, sample.getValue(), text -> text);
      assertThat(restored).as(sample.getKey()).isEqualTo(sample.getValue());
    }
    assertThat(wrong(id, engine)).as("edits that another program rejects").isEmpty();
  }

  private static String number(SuggestedKey key) {
    return key.struct().replaceFirst(".*:", "") + "." + key.field();
  }

  /** The spec of a format without its keys for checksums. */
  private static Path stripped(String id) throws Exception {
    String spec = Files.readString(Specimens.spec(id));
    String without =
        spec.replaceAll("\n +-twin-checksum:\n( {10}.*\n)+", "\n")
            .replaceAll("\n +-twin-checksum: .*", "")
            .replaceAll(", -twin-checksum: \\{[^}]*}", "");
    assertThat(without).isNotEqualTo(spec).doesNotContain("-twin-checksum");
    return Files.writeString(folder.resolve(id + ".ksy"), without);
  }

  private static Engine engine(Path ksy) throws Exception {
    return SpecEngine.load(new SpecSource(ksy, List.of())).value().orElseThrow().engine();
  }

  private static List<SuggestedKey> suggested(String id, Path ksy) throws Exception {
    List<Sample> samples = new ArrayList<>();
    Specimens.samples(id)
        .forEach((name, file) -> samples.add(new Sample(name, ByteBuffer.wrap(file))));
    var found = KeySearch.of(new SpecSource(ksy, List.of()), samples);
    assertThat(found.diagnostics()).isEmpty();
    return found.value().orElseThrow().keys();
  }

  /** The spec with all lines that are suggested. */
  private static String with(String spec, List<SuggestedKey> keys) {
    List<String> lines = new ArrayList<>(Arrays.asList(spec.split("\n", -1)));
    keys.stream()
        .flatMap(key -> key.key().stream())
        .sorted(Comparator.comparingInt(Place::line).reversed())
        .forEach(
            place -> {
              if (place.inLine()) {
                lines.set(place.line() - 1, place.text());
              } else {
                lines.add(place.line(), place.text());
              }
            });
    return String.join("\n", lines);
  }

  /** The edits whose files Python rejects. */
  private static List<String> wrong(String id, Engine engine) throws Exception {
    List<String> wrong = new ArrayList<>();
    for (Specimen.Edit edit : Specimens.of(id).edits()) {
      byte[] sample = Specimens.samples(id).get(edit.sample());
      Path file = folder.resolve("edited." + id);
      Files.write(file, OtherProgram.edited(engine, sample, edit.change()));
      if (OtherProgram.PYTHON.run(OtherProgram.code(id), file) != 0) {
        wrong.add(edit.sample());
      }
    }
    return wrong;
  }
}
