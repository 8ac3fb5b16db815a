package dev.diptych.conformance.authored;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
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
  private static final Twin SHIPPED = Twin.shipped();

  static List<AuthoredCase> valid() throws IOException {
    return AuthoredCase.all("valid");
  }

  static List<AuthoredCase> invalid() throws IOException {
    return AuthoredCase.all("invalid");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valid")
  void expandsAndCompiles(AuthoredCase one) throws IOException {
    Result<Opened> result = one.open();
    assertThat(result.ok()).as(one.printed(result.diagnostics())).isTrue();
    Golden.holdOptional(one.file("notes"), one.printed(result.diagnostics()));
    Opened opened = result.value().orElseThrow();
    byte[] plain = text(one.twin(), opened);
    Golden.hold(one.file("plain"), plain);
    byte[] bytes = one.twin().encode("text", opened).value().orElseThrow().toArray();
    Golden.hold(one.file("bin"), bytes);
    Opened again = plain(one.twin(), plain);
    assertThat(one.twin().encode("plain", again).value().orElseThrow().toArray()).isEqualTo(bytes);
    assertThat(text(one.twin(), again)).isEqualTo(plain);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valid")
  void isNoPlainText(AuthoredCase one) throws IOException {
    byte[] text = Files.readAllBytes(one.file("twin"));
    assertThat(one.twin().openText("text", text, Selection.ANY).ok()).isFalse();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("invalid")
  void isRejectedWithMessages(AuthoredCase one) throws IOException {
    Result<Opened> result = one.open();
    assertThat(result.ok()).as("accepted").isFalse();
    assertThat(result.diagnostics()).anyMatch(Diagnostic::isError);
    Golden.hold(one.file("errors"), one.printed(result.diagnostics()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"valid", "invalid"})
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

  private static Opened plain(Twin twin, byte[] text) {
    Result<Opened> opened = twin.openText("plain", text, Selection.ANY);
    assertThat(opened.ok()).as(() -> opened.diagnostics().toString()).isTrue();
    return opened.value().orElseThrow();
  }

  private static byte[] text(Twin twin, Opened opened) {
    Result<byte[]> printed = new Proof(twin).print(Opened.unlocated("text", opened.document()));
    assertThat(printed.ok()).as(() -> printed.diagnostics().toString()).isTrue();
    return printed.value().orElseThrow();
  }
}
