package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts that differ and mean the same: all print as the canonical one of their folder. */
class EquivalentVectorsTest {
  private static final String CANONICAL = "canonical.twin";
  private static final String INFOSET = "infoset.json";

  static Stream<Case> cases() {
    return CaseFolder.casesBelow("equivalent", "");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void allPrintTheCanonicalText(Case one) throws IOException {
    Path canonical = one.folder().resolve(one.name()).resolve(CANONICAL);
    List<Path> files = others(one);
    byte[] text = print(files.get(0));
    Golden.hold(canonical, text);
    for (Path file : files) {
      assertThat(print(file)).as(name(file)).isEqualTo(text);
    }
    assertThat(print(canonical)).as(CANONICAL).isEqualTo(text);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void allHaveTheSameInfoset(Case one) throws IOException {
    for (Path file : others(one)) {
      Result<LocatedDocument> opened =
          Faces.parse(name(file), Files.readAllBytes(file), Selection.ANY);
      byte[] infoset = Faces.infoset(opened.value().orElseThrow());
      Golden.hold(one.folder().resolve(one.name()).resolve(INFOSET), infoset);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void allCompileToTheSameBytes(Case one) throws IOException {
    List<Path> files = others(one);
    byte[] first = compile(files.get(0));
    for (Path file : files) {
      assertThat(compile(file)).as(name(file)).isEqualTo(first);
    }
    if (!Golden.blessing()) {
      assertThat(compile(one.folder().resolve(one.name()).resolve(CANONICAL))).isEqualTo(first);
    }
  }

  private static byte[] print(Path file) throws IOException {
    Result<LocatedDocument> opened =
        Faces.parse(name(file), Files.readAllBytes(file), Selection.ANY);
    assertThat(opened.ok()).as(file + ": " + opened.diagnostics()).isTrue();
    return Faces.print(opened.value().orElseThrow());
  }

  private static byte[] compile(Path file) throws IOException {
    Result<byte[]> made = Faces.compile(name(file), Files.readAllBytes(file), Selection.ANY);
    assertThat(made.diagnostics()).as(name(file)).isEmpty();
    return made.value().orElseThrow();
  }

  /** The texts of a case but the canonical one; there must be some, and nothing else. */
  private static List<Path> others(Case one) {
    List<Path> files = new ArrayList<>(CaseFolder.list(one.folder().resolve(one.name())));
    files.remove(one.folder().resolve(one.name()).resolve(INFOSET));
    assertThat(files).allMatch(file -> name(file).endsWith(".twin"));
    List<Path> others = files.stream().filter(file -> !name(file).equals(CANONICAL)).toList();
    assertThat(others).isNotEmpty();
    return others;
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }
}
