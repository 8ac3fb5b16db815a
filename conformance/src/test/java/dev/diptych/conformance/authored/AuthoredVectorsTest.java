package dev.diptych.conformance.authored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Authored texts, with the plain texts and bytes that they are, or the messages that reject them.
 */
class AuthoredVectorsTest {
  private static final Engine SHIPPED = Engine.shipped();

  static List<AuthoredCase> valid() throws IOException {
    return AuthoredCase.all("valid");
  }

  static List<AuthoredCase> invalid() throws IOException {
    return AuthoredCase.all("invalid");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valid")
  void expandsAndCompiles(AuthoredCase one) throws IOException {
    Result<LocatedDocument> result = one.open();
    assertThat(result.ok()).as(one.printed(result.diagnostics())).isTrue();
    Golden.holdOptional(one.file("notes"), one.printed(result.diagnostics()));
    LocatedDocument opened = result.value().orElseThrow();
    byte[] plain = text(one.engine(), opened);
    Golden.hold(one.file("plain"), plain);
    byte[] bytes = one.engine().encode("text", opened).value().orElseThrow().toArray();
    Golden.hold(one.file("bin"), bytes);
    LocatedDocument again = plain(one.engine(), plain);
    assertThat(one.engine().encode("plain", again).value().orElseThrow().toArray())
        .isEqualTo(bytes);
    assertThat(text(one.engine(), again)).isEqualTo(plain);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valid")
  void isNoPlainText(AuthoredCase one) throws IOException {
    byte[] text = Files.readAllBytes(one.file("twin"));
    assertThat(one.engine().openText("text", text, Selection.ANY).ok()).isFalse();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("invalid")
  void isRejectedWithMessages(AuthoredCase one) throws IOException {
    Result<LocatedDocument> result = one.open();
    assertThat(result.ok()).as("accepted").isFalse();
    assertThat(result.diagnostics()).anyMatch(Diagnostic::isError);
    Golden.hold(one.file("errors"), one.printed(result.diagnostics()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"valid", "invalid", "expect"})
  void everyFileBelongsToACase(String kind) throws IOException {
    List<AuthoredCase> cases = AuthoredCase.all(kind);
    List<String> listed = cases.stream().map(AuthoredCase::name).toList();
    assertThat(listed).isSorted().doesNotHaveDuplicates();
    assertThat(AuthoredCase.names(kind)).isEqualTo(listed);
    for (AuthoredCase one : cases) {
      assertThat(one.file("twin")).exists();
    }
  }

  static Stream<Arguments> plainTexts() throws IOException {
    List<Arguments> texts = new ArrayList<>();
    for (String format : List.of("input_animation", "mikoto_motion")) {
      Path folder = Repository.path("conformance/vectors/valid").resolve(format);
      try (Stream<Path> files = Files.list(folder)) {
        files
            .filter(file -> file.toString().endsWith(".twin"))
            .sorted()
            .forEach(file -> texts.add(Arguments.of(file.getFileName(), file)));
      }
    }
    return texts.stream();
  }

  /** The texts of valid vectors are canonical. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("plainTexts")
  void aPlainTextExpandsToItsCanonicalForm(Path name, Path file) throws IOException {
    byte[] text = Files.readAllBytes(file);
    assertThat(text(SHIPPED, plain(SHIPPED, text))).isEqualTo(text);
  }

  private static LocatedDocument plain(Engine engine, byte[] text) {
    Result<LocatedDocument> opened = engine.openText("plain", text, Selection.ANY);
    assertThat(opened.ok()).as(() -> opened.diagnostics().toString()).isTrue();
    return opened.value().orElseThrow();
  }

  private static byte[] text(Engine engine, LocatedDocument opened) {
    Result<byte[]> printed =
        new Proof(engine).print(LocatedDocument.unlocated("text", opened.document()));
    assertThat(printed.ok()).as(() -> printed.diagnostics().toString()).isTrue();
    return printed.value().orElseThrow();
  }
}
