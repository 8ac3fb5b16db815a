package dev.diptych.conformance.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.oracle.SpecKeys;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A listing that differs from a document in one place is found to differ there. */
class ComparisonTest {
  private static final String SPEC =
      """
      meta: {id: pair, endian: le, encoding: ASCII}
      seq:
        - {id: a, type: s2}
        - {id: s, type: str, size: 3, pad-right: 0x20}
        - {id: f, type: f4}
        - {id: rows, type: row, repeat: eos}
      instances:
        sum: {value: a + 1}
        first: {value: 'rows[0]'}
      types:
        row: {seq: [{id: x, type: u1}, {id: y, type: u1}]}
      """;

  private static final byte[] FILE = {-5, -1, 'a', ' ', ' ', 0, 0, (byte) 0xc0, 0x3f, 1, 2, 3, 4};

  private static final String LISTING =
      """
      /\t{Pair
      /a\t-5
      /s\ts:a
      /f\tf:3ff8000000000000
      /rows\t[2
      /rows[0]\t{Pair.Row
      /rows[0]/x\t1
      /rows[0]/y\t2
      /rows[1]\t{Pair.Row
      /rows[1]/x\t3
      /rows[1]/y\t4
      :first\t@/rows[0]
      :sum\t-4
      """;

  @TempDir static Path folder;

  private static SpecKeys keys;
  private static Document document;

  @BeforeAll
  static void decode() throws Exception {
    Path ksy = Files.writeString(folder.resolve("pair.ksy"), SPEC);
    LoadedSpec spec = SpecLoader.load(ksy, List.of());
    keys = new SpecKeys(ksy, List.of());
    document =
        Engine.of(spec.schema(), spec.spec())
            .openBinary("file", ByteBuffer.wrap(FILE), Selection.ANY)
            .value()
            .orElseThrow()
            .document();
  }

  @Test
  void equalValuesAreEqual() throws IOException {
    Comparison.Compared compared = compared(LISTING);
    assertThat(compared.differences()).isEmpty();
    assertThat(compared.values()).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({
    "/a\t-5, /a\t65531, /a",
    "/s\ts:a, /s\ts:b, /s",
    "f:3ff8000000000000, f:3ff8000000000001, /f",
    "/rows[1]/y\t4, /rows[1]/y\t5, /rows[1]/y",
    ":sum\t-4, :sum\t-5, :sum",
    ":sum\t-4, :sum\t!ValueError, :sum",
    "/\t{Pair, /\t{Other, ''",
    "/a\t-5, /b\t-5, /a",
    ":sum\t-4, ':sum\t-4\n/more\t1', /more",
    "/rows\t[2, '/rows\t[3\n/rows[9]\t{Pair.Row', /rows",
  })
  void aDifferenceIsFound(String from, String to, String at) throws IOException {
    String changed = LISTING.replace(from, to);
    assertThat(changed).isNotEqualTo(LISTING);
    assertThat(compared(changed).differences()).anyMatch(each -> each.startsWith(at + ": "));
  }

  private static Comparison.Compared compared(String listing) throws IOException {
    Path file = Files.writeString(folder.resolve("listing"), listing);
    return Comparison.of(document, PlainValue.read(file), keys);
  }
}
