package dev.diptych.runner.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A manifest and its files become checks, or are rejected. */
class SuiteTest {
  private static final Map<?, ?> INFOSET = Map.of("infoset", 1, "schema", "a/1", "root", Map.of());

  @TempDir Path folder;

  @Test
  void everyKindOfCaseHasChecks() throws IOException {
    Suite suite = Suite.read(Vectors.ofEveryKind().write(folder));
    assertThat(suite.version()).isEqualTo("1.0");
    assertThat(suite.checks())
        .extracting(Check::name)
        .containsExactly(
            "valid/a/one:decode",
            "valid/a/one:parse",
            "valid/a/one:print",
            "valid/a/one:encode",
            "equivalent/a/blanks:parse-blanks.1",
            "equivalent/a/blanks:parse-blanks.2",
            "equivalent/a/blanks:print",
            "invalid/a/text:parse",
            "invalid/a/bytes:decode",
            "invalid/a/large:encode");
  }

  @Test
  void validCasesHaveChecksInEveryDirection() throws IOException {
    Suite suite = Suite.read(new Vectors().valid("one", ", \"schema\": \"a/1\"").write(folder));
    Expected infoset = new Expected.Infoset(INFOSET);
    assertThat(suite.checks())
        .containsExactly(
            check(Direction.DECODE, Map.of("data", "0102", "schema", "a/1"), infoset),
            check(Direction.PARSE, Map.of("data", "4120310a"), infoset),
            check(Direction.PRINT, Map.of("infoset", INFOSET), new Expected.Data("4120310a", true)),
            check(Direction.ENCODE, Map.of("infoset", INFOSET), new Expected.Data("0102", false)));
    assertThat(suite.checks()).extracting(Check::caseName).containsOnly("valid/a/one");
  }

  @Test
  void optionsArePartOfDecodeRequests() throws IOException {
    String more = ", \"options\": {\"layout\": \"b\"}";
    Suite suite = Suite.read(new Vectors().valid("one", more).write(folder));
    Check decode = suite.checks().get(0);
    assertThat(decode.request())
        .isEqualTo(Map.of("do", "decode", "data", "0102", "options", Map.of("layout", "b")));
  }

  @Test
  void rejectionsAreExpectedWithTheirLocations() throws IOException {
    List<Check> checks = Suite.read(Vectors.ofEveryKind().write(folder)).checks();
    assertThat(checks.subList(7, 10))
        .extracting(Check::expected)
        .containsExactly(
            new Expected.Refusal(List.of("error bad 1:3"), true),
            new Expected.Refusal(List.of("error bad 0", "hint b 1"), true),
            new Expected.Refusal(List.of("error large 1:1"), false));
    assertThat(checks.get(8).request())
        .isEqualTo(Map.of("do", "decode", "data", "21", "schema", "a/1"));
    assertThat(checks.get(9).request()).isEqualTo(Map.of("do", "encode", "infoset", INFOSET));
  }

  @Test
  void missingFilesAreNamed() throws IOException {
    Vectors.ofEveryKind().write(folder);
    Files.delete(folder.resolve("valid/a/one.bin"));
    refused(folder, "valid/a/one.bin is missing");
  }

  @Test
  void changedFilesAreNamed() throws IOException {
    Vectors.ofEveryKind().write(folder);
    Files.writeString(folder.resolve("valid/a/one.twin"), "A 1\r\n");
    refused(folder, "valid/a/one.twin does not match its checksum in the manifest");
  }

  @Test
  void rejectsFoldersWithoutAManifest() throws IOException {
    refused(folder, "manifest.json is missing");
    refused(folder.resolve("x"), "no such file: " + folder.resolve("x"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"files\": {}}", "{\"files\": {}, \"cases\": {}}"})
  void rejectsOtherObjects(String json) throws IOException {
    Files.writeString(folder.resolve("manifest.json"), json);
    refused(folder, "manifest.json is not a manifest of vectors");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "null", "no JSON", "{\"files\": "})
  void rejectsInvalidJson(String json) throws IOException {
    Files.writeString(folder.resolve("manifest.json"), json);
    assertThatThrownBy(() -> Suite.read(folder))
        .isInstanceOf(SuiteException.class)
        .hasMessage("manifest.json is not a JSON object");
  }

  @Test
  void rejectsCasesWithMissingMembers() throws IOException {
    new Vectors().one("\"name\": \"a/b\", \"for\": \"c\"").write(folder);
    refused(folder, "a case of the manifest has no 'binary': {name=a/b, for=c}");
  }

  private static Check check(Direction direction, Map<String, ?> request, Expected expected) {
    Map<String, Object> all = new TreeMap<>(request);
    all.put("do", direction.word());
    String name = "valid/a/one:" + direction.word();
    return new Check(name, "what one is for", direction, all, expected);
  }

  private static void refused(Path suite, String message) {
    assertThatThrownBy(() -> Suite.read(suite))
        .isInstanceOf(SuiteException.class)
        .hasMessage(message);
  }
}
