package dev.diptych.conformance.offsets;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
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
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Strings and bytes of any length replace those of a text whose offsets are omitted: an independent
 * reader finds them where the offsets of the file lead.
 */
class OffsetEditsTest {
  private static final int EDITS = 60;
  private static final int MAX_LENGTH = 14;
  private static final Pattern VALUE =
      Pattern.compile("(?s)(?<![a-z_])(?:name|title|body|data|content|text) = (x?)\"([^\"]*)\"");

  @ParameterizedTest
  @CsvSource({
    "offsets_in_order, two, 1",
    "offsets_in_order, title_first, 1",
    "offsets_relative, three, 1",
    "offsets_relative, gap, 1",
    "offsets_nested, last, 1",
    "offsets_nested, first, 1",
    "offsets_by_level, three, 1",
    "offsets_aligned, padded, 1",
    "offsets_aligned, unpadded, 1",
    "offsets_shared, shared, 1",
    "offsets_of_varints, short, 1",
    "offsets_of_varints, long, 1",
    "offsets_in_units, two, 4",
    "packed, , 1",
  })
  void anotherReaderFindsEditedValues(String id, String sample, int unit) throws Exception {
    boolean packed = id.equals("packed");
    Path folder =
        Repository.path(packed ? "conformance/src/test/resources/offsets" : "conformance/features");
    LoadedSpec spec = SpecLoader.load(folder.resolve(id).resolve(id + ".ksy"), List.of());
    Engine engine = Engine.of(spec.schema(), spec.spec());
    String text =
        packed
            ? "Packed Ver 1\nBlocks {\n  body = x\"00\"\n}\nBlocks {\n  body = x\"01\"\n}\nEof\n"
            : Files.readString(folder.resolve(id).resolve(sample + ".twin"));
    Random random = new Random(text.length());
    for (int i = 0; i < EDITS; i++) {
      List<String> values = new ArrayList<>();
      boolean names = !id.equals("offsets_nested");
      String edited =
          VALUE.matcher(text).replaceAll(value -> edited(value, names, unit, random, values));
      byte[] file = compiled(engine, edited);
      assertThat(Layouts.read(id, file)).as(edited).isEqualTo(values);
      restores(engine, file);
    }
  }

  private static String edited(
      MatchResult value, boolean names, int unit, Random random, List<String> values) {
    boolean fixed = !names && value.group().startsWith("name");
    if (fixed) {
      return value.group();
    }
    byte[] bytes = new byte[(1 + random.nextInt(MAX_LENGTH)) * unit];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) ('a' + random.nextInt(26));
    }
    boolean isBytes = !value.group(1).isEmpty();
    String other =
        isBytes
            ? "x\"" + HexFormat.of().formatHex(bytes) + '"'
            : '"' + "some" + new String(bytes, UTF_8) + '"';
    values.add(other);
    return value.group().substring(0, value.group().indexOf('=') + 2) + other;
  }

  private static byte[] compiled(Engine engine, String text) {
    Result<LocatedDocument> opened = engine.openText("text", text.getBytes(UTF_8), Selection.ANY);
    assertThat(opened.diagnostics()).as(text).isEmpty();
    Result<FileBytes> file = engine.encode("text", opened.value().orElseThrow());
    assertThat(file.diagnostics()).as(text).isEmpty();
    return file.value().orElseThrow().toArray();
  }

  private static void restores(Engine engine, byte[] file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    LocatedDocument opened = engine.openBinary("file", bytes, Selection.ANY).value().orElseThrow();
    Result<byte[]> text = new Proof(engine).print("file", bytes, opened);
    assertThat(text.diagnostics()).isEmpty();
    assertThat(compiled(engine, new String(text.value().orElseThrow(), UTF_8))).isEqualTo(file);
  }
}
