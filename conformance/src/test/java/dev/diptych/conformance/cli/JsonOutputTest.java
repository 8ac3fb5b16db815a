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
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What programs read follows the JSON Schemas that document it, for all inputs of the scripts. */
class JsonOutputTest {
  private static final Path INPUTS =
      Repository.path("conformance/src/test/resources/cli").resolve("inputs");
  private static final Schema MESSAGE = schema("message");
  private static final Schema INFO = schema("info");

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

  @Test
  void failuresFollowTheSchema() {
    Command check = new Command();
    check.run("check", "no such file", "--message-format", "json");
    assertThat(check.err().lines()).singleElement().satisfies(line -> follows(MESSAGE, line));
  }

  @Test
  void theSchemasAreNotEmpty() {
    assertThat(MESSAGE.validate("{\"severity\": \"fatal\"}", InputFormat.JSON)).hasSize(3);
    assertThat(INFO.validate("{}", InputFormat.JSON)).hasSize(6);
  }

  private static void follows(Schema schema, String line) {
    assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
  }
}
