package dev.diptych.conformance.budget;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.features.Feature;
import dev.diptych.conformance.specs.Specimens;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Mutated files and texts of both shipped formats and of other specs are accepted completely, or
 * rejected with a code and a location, within limits of time and memory. {@code
 * -Ddiptych.exhaustive=true} tests 100,000 of each format; {@code -Ddiptych.mutations=N} tests N.
 */
class MutationTest {
  private static final boolean EXHAUSTIVE = Boolean.getBoolean("diptych.exhaustive");
  private static final int COUNT =
      Integer.getInteger("diptych.mutations", EXHAUSTIVE ? 100_000 : 200);
  private static final long SEED = Long.getLong("diptych.seed", 20261122);

  /** Larger samples are left out: they would take the time of all others. */
  private static final int MAX_SAMPLE = Integer.getInteger("diptych.sample", 20_000);

  /** Machines that test are busy: this only holds against what would never end. */
  private static final long MAX_NANOSECONDS = 20_000_000_000L;

  /** What a trial may allocate beyond ten times its input; it holds far less at any time. */
  private static final long MAX_MEMORY = 1L << 30;

  /** Other tests compile the same specs. */
  @ParameterizedTest
  @ValueSource(strings = {"input_animation", "mikoto_motion"})
  void shippedFormats(String id) throws Exception {
    List<byte[]> files = new ArrayList<>();
    List<byte[]> texts = new ArrayList<>();
    try (Stream<Path> all = Files.list(Repository.path("conformance/vectors/valid/" + id))) {
      for (Path each : all.sorted().toList()) {
        boolean small = Files.size(each) <= MAX_SAMPLE;
        if (small && each.toString().endsWith(".bin")) {
          files.add(Files.readAllBytes(each));
        } else if (small && each.toString().endsWith(".twin")) {
          texts.add(Files.readAllBytes(each));
        }
      }
    }
    hold(new Campaign(id, Engine.shipped(), files, texts), COUNT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"png", "zip", "java_class", "wav", "gif", "gzip", "tlv", "tiff_like", "bmp"})
  void userSpecs(String id) throws Exception {
    LoadedSpec spec = SpecLoader.load(Specimens.spec(id), Specimens.imports(id));
    Engine engine = Engine.of(spec.schema(), spec.spec());
    List<byte[]> files = new ArrayList<>();
    List<byte[]> texts = new ArrayList<>();
    for (byte[] file : new TreeMap<>(Specimens.samples(id)).values()) {
      if (file.length <= MAX_SAMPLE) {
        files.add(file);
        texts.add(text(engine, file));
      }
    }
    hold(new Campaign(id, engine, files, texts), COUNT);
  }

  /** Small specs of all constructs, of which each has few files. */
  @ParameterizedTest
  @MethodSource("features")
  void features(Path folder) throws Exception {
    String id = String.valueOf(folder.getFileName());
    Engine engine = new Feature(folder).engine();
    List<byte[]> files = new ArrayList<>();
    List<byte[]> texts = new ArrayList<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path each : all.filter(file -> file.toString().endsWith(".bin")).sorted().toList()) {
        files.add(Files.readAllBytes(each));
        texts.add(text(engine, Files.readAllBytes(each)));
      }
    }
    hold(new Campaign(id, engine, files, texts), COUNT / 10);
  }

  static List<Path> features() throws IOException {
    try (Stream<Path> folders = Files.list(Repository.path("conformance/features"))) {
      return folders.sorted().toList();
    }
  }

  private static byte[] text(Engine engine, byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    LocatedDocument opened = engine.openBinary("file", bytes, Selection.ANY).value().orElseThrow();
    return new Proof(engine).print("file", bytes, opened).value().orElseThrow();
  }

  private static void hold(Campaign campaign, int count) throws IOException {
    campaign.run(count, SEED);
    System.out.println(campaign);
    assertThat(campaign.faults()).isEmpty();
    assertThat(campaign.slowest()).isLessThan(MAX_NANOSECONDS);
    assertThat(campaign.largest()).as("%s", campaign.keepCostliest()).isLessThan(MAX_MEMORY);
  }
}
