package dev.diptych.conformance.migration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.features.RootParameters;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.migrate.GivenValues;
import dev.diptych.twin.migrate.Migration;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of migration: the same spec changes nothing, and values stay what they are by name. */
class MigrationLawsTest {
  private static final String SEED = "20261122";
  private static final int DAMAGED = 60;

  static Stream<Path> samples() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.path("conformance/features"))) {
      return files.filter(file -> file.toString().endsWith(".bin")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void theSameSpecChangesNoFile(Path sample) throws IOException {
    Engine engine = RootParameters.given(Specs.engine(spec(sample)), sample.resolveSibling(""));
    byte[] file = Files.readAllBytes(sample);
    assertThat(unchanged(engine, file)).isTrue();
    Random random = new Random(file.length);
    for (int i = 0; i < DAMAGED && file.length > 0; i++) {
      byte[] damaged = file.clone();
      damaged[random.nextInt(file.length)] = (byte) random.nextInt();
      unchanged(engine, damaged);
    }
  }

  static Stream<Path> texts() throws IOException {
    try (Stream<Path> files = Files.walk(Repository.path("conformance/specs"))) {
      return files
          .filter(file -> file.toString().endsWith(".twin"))
          .filter(file -> Files.exists(spec(file)))
          .sorted()
          .toList()
          .stream();
    }
  }

  private static Path spec(Path text) {
    Path folder = text.getParent();
    return folder.resolve(folder.getFileName() + ".ksy");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void theSameSpecChangesNoFileOfARealFormat(Path text) throws IOException {
    Engine engine = Specs.engine(spec(text));
    LocatedDocument opened =
        opened(engine.openText("text", Files.readAllBytes(text), Selection.ANY));
    byte[] file = engine.encode("text", opened).value().orElseThrow().toArray();
    assertThat(unchanged(engine, file)).isTrue();
    LocatedDocument same =
        opened(new Migration(engine, false, GivenValues.NONE, 1).migrate(engine, opened));
    assertThat(engine.encode("same", same).value().orElseThrow().toArray()).isEqualTo(file);
  }

  /** Whether {@code file} is read at all; it must then be the same after migrating it. */
  private static boolean unchanged(Engine engine, byte[] file) {
    Result<LocatedDocument> opened =
        engine.openBinary("file", ByteBuffer.wrap(file), Selection.ANY);
    if (!opened.ok()) {
      return false;
    }
    Migration migration = new Migration(engine, false, GivenValues.NONE, 1);
    Result<LocatedDocument> same = migration.migrate(engine, opened.value().orElseThrow());
    String hex = HexFormat.of().formatHex(file);
    assertThat(same.diagnostics()).as(hex).isEmpty();
    Result<FileBytes> encoded = engine.encode("same", same.value().orElseThrow());
    assertThat(encoded.diagnostics()).as(hex).isEmpty();
    assertThat(encoded.value().orElseThrow().toArray()).as(hex).isEqualTo(file);
    return true;
  }

  @Property(tries = 200, seed = SEED)
  void valuesStayByNameAndStepsMakeNoDifference(
      @ForAll @IntRange(max = 65535) int hp,
      @ForAll @IntRange(max = 2) int level,
      @ForAll @Size(max = 20) List<@IntRange(max = 65535) Integer> items,
      @ForAll @Size(max = 8) List<@StringLength(max = 12) String> strings) {
    String text = text(hp, level, items, strings);
    Engine one = save(1);
    LocatedDocument old = opened(one.openText("old.twin", text.getBytes(UTF_8), Selection.ANY));
    LocatedDocument two = migrated(1, old, 2);
    LocatedDocument three = migrated(2, two, 3);
    assertThat(bytes(3, migrated(1, old, 3))).isEqualTo(bytes(3, three));
    Map<String, String> expected = values(1, old);
    expected.put("health", expected.remove("hp"));
    expected.remove("cheats");
    expected.put("lives", "3");
    assertSame(values(2, two), expected, "2");
    expected.put("crc", Long.toString(crc(hp, items)));
    assertSame(values(3, three), expected, "3");
  }

  /** The checksum of the version, the health and the items, from their bytes. */
  private static long crc(int hp, List<Integer> items) {
    ByteBuffer bytes = ByteBuffer.allocate(4 + 3 * items.size()).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putShort((short) 3).putShort((short) hp);
    items.forEach(count -> bytes.put((byte) (int) count).putShort((short) (int) count));
    CRC32 crc = new CRC32();
    crc.update(bytes.array());
    return crc.getValue();
  }

  private static void assertSame(
      Map<String, String> actual, Map<String, String> expected, String version) {
    expected.put("version", version);
    expected.keySet().removeIf(key -> key.endsWith("ofs_text"));
    actual.keySet().removeIf(key -> key.endsWith("ofs_text"));
    assertThat(actual).isEqualTo(expected);
  }

  private static String text(int hp, int level, List<Integer> items, List<String> strings) {
    StringBuilder text = new StringBuilder("Save Ver 1\nhp = " + hp + "\n");
    text.append("difficulty = ").append(level).append('\n');
    items.forEach(count -> text.append("(%d %d)\n".formatted(count % 256, count)));
    for (String string : strings) {
      // A terminator ends a string, and a half of a pair is no character.
      String plain = string.replaceAll("[\\x00\\p{Cs}\\p{Cc}\"\\\\]", "x");
      text.append("Strings {\n  text = \"").append(plain).append("\"\n}\n");
    }
    return text.append("Eof\n").toString();
  }

  private static Engine save(int version) {
    return Specs.engine(Repository.path("conformance/save_format/v" + version + "/save.ksy"));
  }

  private static LocatedDocument migrated(int from, LocatedDocument old, int to) {
    return opened(new Migration(save(to), false, GivenValues.NONE, 1).migrate(save(from), old));
  }

  private static LocatedDocument opened(Result<LocatedDocument> result) {
    assertThat(result.ok()).as(() -> result.diagnostics().toString()).isTrue();
    return result.value().orElseThrow();
  }

  private static byte[] bytes(int version, LocatedDocument opened) {
    Result<FileBytes> encoded = save(version).encode("save", opened);
    assertThat(encoded.ok()).as(() -> encoded.diagnostics().toString()).isTrue();
    return encoded.value().orElseThrow().toArray();
  }

  private static Map<String, String> values(int version, LocatedDocument opened) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      InfosetWriter.write(save(version).complete("save", opened).value().orElseThrow(), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new TreeMap<>(NamedValues.of(out.toByteArray()));
  }
}
