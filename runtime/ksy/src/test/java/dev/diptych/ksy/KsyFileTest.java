package dev.diptych.ksy;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a file is read as, and all that is wrong with it. */
class KsyFileTest {
  private static Map<String, Object> yaml(String text) throws SpecException {
    return KsyFile.read(Path.of("s.ksy"), text.getBytes(UTF_8)).yaml();
  }

  /** The errors of a file: line, column and message. */
  private static List<String> errors(String text) {
    SpecException rejected = catchThrowableOfType(SpecException.class, () -> yaml(text));
    List<String> errors = new ArrayList<>();
    for (Diagnostic each : rejected.diagnostics()) {
      Location.InText at = (Location.InText) each.location();
      errors.add(at.source().position(at.span().start()) + " " + each.message());
    }
    return errors;
  }

  @Test
  void everyErrorIsReportedInTheOrderOfThePlaces() {
    assertThat(
            errors(
                """
                meta: {id: 12, encoding: 'a b'}
                seq:
                  - {id: [a], type: U1, size-eos: maybe}
                  - {id: b, -twin-nmae: x}
                  - {id: c, id: d}
                  - text
                types: {2: {seq: {}}}
                [k]: v
                """))
        .containsExactly(
            "1:12 YAML does not take 12 for a text, and a name has to be one",
            "1:26 encoding takes the name of an encoding, not 'a b'",
            "3:10 id takes a text, not a list",
            "3:21 type takes the name of a type, not 'U1'",
            "3:35 size-eos takes true or false, not 'maybe'",
            "4:13 unknown key -twin-nmae; did you mean '-twin-name'?",
            "5:13 found duplicate key id",
            "6:5 an element of seq takes a map, not a scalar",
            "7:9 YAML does not take 2 for a text, and a name has to be one",
            "7:18 seq takes a list, not a map",
            "8:1 a key must be a text or a number");
  }

  @Test
  void atMostFiftyErrorsAreReported() {
    StringBuilder text = new StringBuilder("meta: {id: s}\nseq:\n");
    for (int i = 0; i < 80; i++) {
      text.append("  - {id: ").append(i).append("}\n");
    }
    assertThat(errors(text.toString())).hasSize(50);
  }

  @Test
  void whatEndsTheReadingIsReportedWithWhatIsBeforeIt() {
    assertThat(errors("meta: {id: s, id: t}\nseq: [\n"))
        .first()
        .isEqualTo("1:15 found duplicate key id");
    assertThat(errors("meta: {id: s, id: t}\nseq: [\n")).hasSize(2);
  }

  @Test
  void namesAreTextsAsTheyAreWritten() throws Exception {
    Map<String, Object> yaml =
        yaml(
            """
            meta: {id: off}
            seq: [{id: on, type: yes, enum: no, if: true}]
            types: {yes: {}}
            enums: {no: {0: off, 1: {id: on}, 2: true}}
            """);
    assertThat(yaml)
        .isEqualTo(
            Map.of(
                "meta", Map.of("id", "off"),
                "seq", List.of(Map.of("id", "on", "type", "yes", "enum", "no", "if", true)),
                "types", Map.of("yes", Map.of()),
                "enums", Map.of("no", Map.of(0, "off", 1, Map.of("id", "on"), 2, true))));
  }

  @Test
  void anExpressionThatIsSuchANameNeedsQuotes() throws Exception {
    assertThat(errors("meta: {id: s}\nseq: [{id: on, type: u1}, {id: a, size: 1, if: on}]\n"))
        .containsExactly("2:48 YAML takes on for true, not for the name");
    assertThat(yaml("meta: {id: s}\nseq: [{id: on, type: u1}, {id: a, size: 1, if: 'on'}]\n"))
        .isNotEmpty();
  }

  @Test
  void mergeKeysGiveTheKeysOfOtherMaps() throws Exception {
    assertThat(
            yaml(
                """
                -a: &a {x: 1, y: 2}
                -b: &b {y: 3, z: 4}
                -c: {w: 0, <<: [*a, *b], x: 5}
                """))
        .extractingByKey("-c")
        .hasToString("{w=0, x=5, y=2, z=4}");
    assertThat(errors("-a: {<<: x}\n")).containsExactly("1:10 << takes a map or a list of maps");
  }

  @Test
  void aliasesAreTheirTargets() throws Exception {
    assertThat(yaml("-a: &a [1, 0x10]\n-b: *a\n"))
        .isEqualTo(Map.of("-a", List.of(1, 16), "-b", List.of(1, 16)));
    assertThat(errors("-a: *a\n")).containsExactly("1:5 this is not YAML: nothing is called &a");
    assertThat(errors("-a: &a [*a]\n"))
        .containsExactly("1:9 an alias refers to a node that contains it");
  }
}
