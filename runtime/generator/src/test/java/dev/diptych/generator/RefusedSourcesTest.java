package dev.diptych.generator;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.LanguageSources;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Specs that cannot be generated from: which file, which line, and nothing half done. */
class RefusedSourcesTest {
  private static final Path SPECS = Path.of("src/test/resources/sources");

  @Test
  void anErrorInAnImportIsLocatedInTheImport() throws IOException {
    List<Diagnostic> found =
        of("bad_import.ksy", EnumSet.allOf(Language.class), false).diagnostics();
    assertThat(found).extracting(Diagnostic::code).containsOnly("bad-spec");
    assertThat(place(found.get(0))).isEqualTo("bad.ksy:7:5");
    assertThat(found.get(0).message()).startsWith("a field without a type has no key ");
  }

  @Test
  void ifOneLanguageFailsAllFail() throws IOException {
    Diagnostic found = only(of("no_writing.ksy", Set.of(Language.GO, Language.JAVA), false));
    assertThat(found.message())
        .isEqualTo(
            "java: Kaitai Struct 0.11 cannot write code for this:"
                + " a terminator of several bytes cannot be written");
    assertThat(found.help()).containsExactly("with --read-only, there is code that reads it");
  }

  @Test
  void equalErrorsOfSeveralLanguagesAreReportedOnce() throws IOException {
    Set<Language> code = Set.of(Language.JAVA, Language.GO, Language.CSHARP);
    Diagnostic found = only(of("../cases/semantics/array-param/spec.ksy", code, false));
    assertThat(found.message()).startsWith("Kaitai Struct 0.11 cannot write code for this: ");
    assertThat(found.help()).isEmpty();
  }

  @Test
  void readOnlyCodeIsSupportedMoreOften() throws IOException {
    Set<Language> languages = Set.of(Language.GO, Language.JAVA, Language.PYTHON);
    assertThat(of("no_writing.ksy", languages, true).value().orElseThrow()).hasSize(3);
  }

  @Test
  void styleNotesDoNotStopGeneration() throws IOException {
    Result<Map<String, String>> result = of("style.ksy", EnumSet.allOf(Language.class), false);
    assertThat(result.ok()).isTrue();
    assertThat(only(result).code()).isEqualTo("spec-style");
    assertThat(place(only(result))).isEqualTo("style.ksy:7:15");
  }

  @Test
  void invalidUtf8IsReported(@TempDir Path folder) throws IOException {
    Path spec = folder.resolve("latin.ksy");
    Files.write(spec, "meta:\n  id: latin\ndoc: ä\n".getBytes(ISO_8859_1));
    Diagnostic found = only(LanguageSources.of(request(spec, Set.of(Language.GO), false)));
    assertThat(found.message()).isEqualTo("the byte 0xE4 is not UTF-8");
  }

  @Test
  void onlyDiagramsShowCodeOutsideOfTheSpec() throws IOException {
    assertThat(of("outside.ksy", Set.of(Language.GRAPHVIZ), true).ok()).isTrue();
    List<Diagnostic> found = of("outside.ksy", Set.of(Language.GO), true).diagnostics();
    assertThat(found).extracting(Diagnostic::code).containsOnly("unsupported-spec");
    assertThat(found)
        .extracting(RefusedSourcesTest::place)
        .containsExactly("outside.ksy:5:19", "outside.ksy:6:31");
  }

  @Test
  void tooLargeExpressionsAreLocated(@TempDir Path folder) throws IOException {
    Path spec = folder.resolve("deep.ksy");
    String size = "(".repeat(100_000) + "1" + ")".repeat(100_000);
    Files.writeString(spec, "meta:\n  id: deep\nseq:\n  - id: a\n    size: " + size + "\n");
    Diagnostic found = only(LanguageSources.of(request(spec, Set.of(Language.GO), false)));
    assertThat(found.code()).isEqualTo("too-large-spec");
    assertThat(place(found)).isEqualTo("deep.ksy:5:11");
  }

  private static Result<Map<String, String>> of(
      String spec, Set<Language> languages, boolean readOnly) throws IOException {
    return LanguageSources.of(request(SPECS.resolve(spec), languages, readOnly));
  }

  private static SourceRequest request(Path spec, Set<Language> languages, boolean readOnly) {
    return new SourceRequest(spec, List.of(), languages, PackageName.NONE, readOnly);
  }

  private static Diagnostic only(Result<?> result) {
    assertThat(result.diagnostics()).hasSize(1);
    return result.diagnostics().get(0);
  }

  private static String place(Diagnostic diagnostic) {
    Location.InText at = (Location.InText) diagnostic.location();
    return Path.of(at.name()).getFileName() + ":" + at.source().position(at.span().start());
  }
}
