package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Spec;
import dev.diptych.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Strings of every kind of size, without what ends or fills them. */
class TextValuesTest {
  private static final HexFormat HEX = HexFormat.of();

  private static final String SPEC =
      """
      meta: {id: strings, endian: le, encoding: ASCII}
      seq:
        - {id: n, type: u1}
        - {id: fixed, type: str, size: 6}
        - {id: ended, type: strz, size: 6}
        - {id: padded, type: str, size: 6, pad-right: 0x40}
        - {id: both, type: strz, size: 6, pad-right: 0x40}
        - {id: included, type: strz, size: 4, include: true}
        - {id: wide, type: strz, size: 8, encoding: UTF-16LE}
        - {id: varying, type: strz, size: n}
        - {id: varying_padded, type: str, size: n, pad-right: 0x40}
        - {id: varying_wide, type: strz, size: n * 2, encoding: UTF-16LE}
        - {id: open, type: strz}
        - {id: rest, type: str, size-eos: true, terminator: 0x3b}
      """;

  /** The bytes of each field, its characters and its padding. */
  private static final Map<String, List<String>> EXPECTED =
      Map.ofEntries(
          Map.entry("fixed", List.of("616263000000", "abc", "000000")),
          Map.entry("ended", List.of("616200787900", "ab", "00787900")),
          Map.entry("padded", List.of("614062404040", "a@b", "404040")),
          Map.entry("both", List.of("616200404040", "ab", "00404040")),
          Map.entry("included", List.of("61620078", "ab\0", "78")),
          Map.entry("wide", List.of("6100620000000000", "ab", "00000000")),
          Map.entry("varying", List.of("61007879", "a", "007879")),
          Map.entry("varying_padded", List.of("61624040", "ab", "4040")),
          Map.entry("varying_wide", List.of("6100620000000000", "ab", "00000000")),
          Map.entry("open", List.of("6162", "ab", "")),
          Map.entry("rest", List.of("61623b00ff", "ab", "3b00ff")));

  private static final byte[] FILE =
      HEX.parseHex(
          "04"
              + "616263000000616200787900614062404040616200404040616200786100620000000000"
              + "610078796162404061006200000000006162"
              + "0061623b00ff");

  @TempDir Path folder;

  @Test
  void valuesHaveNoTerminatorAndNoPadding() throws IOException {
    Document document = Diptych.ofSpec(Spec.of(spec())).value().decode(FILE).value();
    for (Map.Entry<String, List<String>> field : EXPECTED.entrySet()) {
      Value.Text text = (Value.Text) document.get(field.getKey());
      List<String> shown =
          List.of(
              HEX.formatHex(text.bytes()),
              text.characters().orElseThrow(),
              HEX.formatHex(text.padding()));
      assertThat(shown).as(field.getKey()).isEqualTo(field.getValue());
      assertThat(text).hasToString(field.getValue().get(1));
    }
    assertThat(document.encode()).isEqualTo(FILE);
  }

  @Test
  void dumpHasTheSameCharacters() throws IOException {
    Path file = Files.write(folder.resolve("strings.bin"), FILE);
    CommandRun dumped = CommandRun.of("dump", "--spec", spec().toString(), file.toString());
    Map<?, ?> root = (Map<?, ?>) JSON.std.mapFrom(dumped.output()).get("root");
    Map<?, ?> fields = (Map<?, ?>) root.get("fields");
    for (Map.Entry<String, List<String>> field : EXPECTED.entrySet()) {
      Map<?, ?> value = (Map<?, ?>) fields.get(field.getKey());
      assertThat(value.get("text")).isEqualTo(field.getValue().subList(0, 2));
    }
  }

  private Path spec() throws IOException {
    return Files.writeString(folder.resolve("strings.ksy"), SPEC);
  }
}
