package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs read follows the JSON Schemas that document it, for all inputs of the scripts. */
class JsonOutputTest {
  private static final Path INPUTS =
      Repository.path("conformance/src/test/resources/cli").resolve("inputs");
  private static final Schema MESSAGE = schema("message");
  private static final Schema INFO = schema("info");
  private static final Schema INFOSET = schema("infoset");
  private static final Schema SCHEMA = schema("schema");
  private static final Schema SPEC_DIFF = schema("spec-diff");
  private static final Schema SPEC_SAMPLE = schema("spec-sample");
  private static final Schema DOCTOR = schema("doctor");
  private static final Schema SUGGEST = schema("suggest");

  private static Schema schema(String name) {
    try {
      Path file = Repository.path("runtime/cli/docs/" + name + ".schema.json");
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Files.readString(file));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  static Stream<Path> inputs() throws IOException {
    try (Stream<Path> files = Files.list(INPUTS)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void messagesFollowTheirSchema(Path input) {
    Command check = new Command();
    check.run("check", input.toString(), "--message-format", "json");
    List<String> lines = check.err().lines().toList();
    assertThat(lines).allSatisfy(line -> follows(MESSAGE, line));
    Command plain = new Command();
    plain.run("check", input.toString());
    assertThat(lines).hasSize((int) headings(plain.err()));
    assertThat(lines.stream().map(JsonOutputTest::code))
        .allMatch(code -> plain.err().contains("[" + code + "]"));
  }

  private static long headings(String text) {
    return text.lines().filter(line -> line.matches("(error|warning|note)\\[.*")).count();
  }

  private static String code(String line) {
    return line.replaceFirst(".*\"code\":\"([a-z0-9-]*)\".*", "$1");
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void factsFollowTheirSchema(Path input) {
    Command info = new Command();
    int code = info.run("info", "--json", input.toString());
    List<String> lines = new String(info.out(), UTF_8).lines().toList();
    assertThat(lines).hasSize(code == 0 ? 1 : 0).allSatisfy(line -> follows(INFO, line));
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void infosetsFollowTheirSchema(Path input) {
    Command dump = new Command();
    int code = dump.run("dump", input.toString());
    if (code == 0) {
      follows(INFOSET, new String(dump.out(), UTF_8));
    }
  }

  /** All specs of the features, which have every kind of field; and all formats at once. */
  static Stream<List<String>> schemas() throws IOException {
    Path features = Repository.path("conformance/features");
    try (Stream<Path> files = Files.walk(features)) {
      List<List<String>> all =
          new ArrayList<>(
              files
                  .filter(file -> file.toString().endsWith(".ksy"))
                  .sorted()
                  .map(file -> List.of("schema", "--json", "--spec", file.toString()))
                  .toList());
      all.add(List.of("schema", "--json"));
      all.add(List.of("schema", "--json", "mikoto_motion"));
      return all.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void schemasFollowTheirSchema(List<String> args) {
    Command schema = new Command();
    int code = schema.run(args.toArray(String[]::new));
    if (code == 0) {
      follows(SCHEMA, new String(schema.out(), UTF_8));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"backward", "forward", "full"})
  void reportsOnSpecsFollowTheirSchema(String direction) {
    String old = INPUTS.resolve("evolution/save_1.ksy").toString();
    String now = INPUTS.resolve("evolution/save_3.ksy").toString();
    Command diff = new Command();
    assertThat(diff.run("spec", "diff", "--json", "--direction", direction, old, now)).isOne();
    follows(SPEC_DIFF, new String(diff.out(), UTF_8));
  }

  @Test
  void reportsOnSamplesFollowTheirSchema() {
    Command sample = new Command();
    String spec = INPUTS.resolve("evolution/save_3.ksy").toString();
    assertThat(sample.run("spec", "sample", "--json", "--count", "5", spec)).isZero();
    follows(SPEC_SAMPLE, new String(sample.out(), UTF_8));
  }

  @Test
  void suggestedKeysFollowTheirSchema() {
    String spec = INPUTS.resolve("stale/letter.ksy").toString();
    Command check = new Command();
    String one = INPUTS.resolve("stale/short.bin").toString();
    String other = INPUTS.resolve("stale/long.bin").toString();
    assertThat(check.run("spec", "check", spec, "--json", "--suggest", one, other)).isZero();
    String json = new String(check.out(), UTF_8);
    follows(SUGGEST, json);
    assertThat(json).contains("\"change\"", "\"reason\"");
  }

  @Test
  void theReportOnTheInstallationFollowsItsSchema() {
    Command doctor = new Command();
    assertThat(doctor.run("doctor", "--json")).isZero();
    follows(DOCTOR, new String(doctor.out(), UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check --message-format json",
        "check --message-format=json --fast x.twin",
        "chek x.twin --message-format json",
        "--message-format json check x.twin",
        "spec diff one.ksy --message-format json",
        "compile a.twin b.twin -o x.bin --message-format json"
      })
  void usageErrorsFollowTheSchema(String args) {
    Command command = new Command();
    assertThat(command.run(args.split(" "))).isEqualTo(2);
    assertThat(command.err().lines())
        .singleElement()
        .satisfies(line -> follows(MESSAGE, line))
        .satisfies(line -> assertThat(code(line)).isEqualTo("usage"));
  }

  /** Each page that documents JSON is one that a test of this package names. */
  @Test
  void everySchemaIsTested() throws IOException {
    try (Stream<Path> files = Files.list(Repository.path("runtime/cli/docs"))) {
      assertThat(files.map(file -> file.getFileName().toString()).filter(JsonOutputTest::isSchema))
          .containsExactlyInAnyOrder(
              "diff.schema.json", // ComparisonCasesTest
              "doctor.schema.json",
              "info.schema.json",
              "infoset.schema.json",
              "message.schema.json",
              "schema.schema.json",
              "spec-diff.schema.json",
              "spec-sample.schema.json",
              "suggest.schema.json");
    }
  }

  private static boolean isSchema(String name) {
    return name.endsWith(".schema.json");
  }

  @Test
  void failuresFollowTheSchema() {
    Command check = new Command();
    check.run("check", "no such file", "--message-format", "json");
    assertThat(check.err().lines()).singleElement().satisfies(line -> follows(MESSAGE, line));
  }

  @Test
  void theSchemasAreNotEmpty() {
    assertThat(MESSAGE.validate("{\"severity\": \"fatal\"}", InputFormat.JSON)).hasSize(3);
    assertThat(INFO.validate("{}", InputFormat.JSON)).hasSize(7);
    assertThat(INFOSET.validate("{}", InputFormat.JSON)).hasSize(3);
    assertThat(SPEC_DIFF.validate("[{}]", InputFormat.JSON)).hasSize(9);
    assertThat(SPEC_SAMPLE.validate("{}", InputFormat.JSON)).hasSize(5);
    assertThat(DOCTOR.validate("{}", InputFormat.JSON)).hasSize(3);
    assertThat(SUGGEST.validate("{}", InputFormat.JSON)).hasSize(4);
    assertThat(SCHEMA.validate("{\"a\": {}}", InputFormat.JSON)).isNotEmpty();
  }

  private static void follows(Schema schema, String line) {
    assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
  }
}
