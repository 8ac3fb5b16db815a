package dev.diptych.ksy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Imports stay within the folder of the spec and the import path. */
class ImportPlacesTest {
  @TempDir private Path temp;
  private Path ksy;

  @BeforeEach
  void makeSpecs() throws IOException {
    spec("outside", "secret");
    spec("own", "part");
    spec("own/deep", "far", "../part");
    spec("own/deep", "farther", "../../outside/secret");
    spec("more", "other", "../more/last");
    spec("more", "last");
    spec("more", "leaving", "../outside/secret");
  }

  @ParameterizedTest
  @ValueSource(strings = {"part", "deep/far", "./part", "deep/../part", "../own/part"})
  void importsWithinTheFolderOfTheSpecAreRead(String name) throws Exception {
    ksy = spec("own", "main", name);
    assertThat(Modules.load(ksy, List.of()).all()).hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../outside/secret",
        "deep/../../outside/secret",
        "../outside/not_there",
        "../../../../../../../../etc/passwd"
      })
  void importsOutsideOfTheFolderAreRejected(String name) throws Exception {
    ksy = spec("own", "main", name);
    outside(ksy, List.of(), ksy);
  }

  @Test
  void theSameRulesApplyToImportsOfImports() throws Exception {
    ksy = spec("own", "main", "deep/farther");
    outside(ksy, List.of(), temp.resolve("own/deep/farther.ksy"));
  }

  @Test
  void theImportPathAllowsItsFoldersOnly() throws Exception {
    List<Path> more = List.of(temp.resolve("more"));
    assertThat(Modules.load(spec("own", "main", "/other"), more).all())
        .containsKeys("other", "last");
    assertThat(Modules.load(spec("own", "main", "../more/last"), more).all()).containsKey("last");
    outside(spec("own", "main", "/leaving"), more, temp.resolve("more/leaving.ksy"));
    outside(spec("own", "main", "/../outside/secret"), more, temp.resolve("own/main.ksy"));
  }

  @Test
  void linksAreFollowed() throws Exception {
    Path link = temp.resolve("own/link.ksy");
    link(link, temp.resolve("outside/secret.ksy"));
    link(temp.resolve("own/folder"), temp.resolve("outside"));
    link(temp.resolve("own/near.ksy"), temp.resolve("own/part.ksy"));
    outside(spec("own", "main", "link"), List.of(), temp.resolve("own/main.ksy"));
    outside(spec("own", "main", "folder/secret"), List.of(), temp.resolve("own/main.ksy"));
    assertThat(Modules.load(spec("own", "main", "near"), List.of()).all()).containsKey("part");
  }

  @Test
  void theFolderOfALinkedSpecIsThatOfTheLink() throws Exception {
    link(temp.resolve("own/alias.ksy"), spec("store", "main", "part"));
    link(temp.resolve("store/part.ksy"), temp.resolve("own/part.ksy"));
    assertThat(Modules.load(temp.resolve("own/alias.ksy"), List.of()).all()).containsKey("part");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "//etc/passwd",
        "a//b",
        "",
        "/",
        "a\\\\b",
        "C:x",
        "a\\0b",
        "a\\nb",
        "a\\u202eb",
        "a*"
      })
  void invalidNamesAreRejected(String name) throws Exception {
    ksy = spec("own", "main", name);
    assertThatThrownBy(() -> Modules.load(ksy, List.of(temp)))
        .isInstanceOfSatisfying(
            SpecException.class,
            e -> {
              assertThat(e).hasMessageStartingWith("invalid import: ");
              assertThat(place(e.diagnostics().get(0))).isEqualTo(ksy + ":1:");
            });
  }

  private void outside(Path spec, List<Path> importPath, Path by) {
    assertThatThrownBy(() -> Modules.load(spec, importPath))
        .isInstanceOfSatisfying(
            SpecException.class,
            e -> {
              assertThat(e.diagnostics().get(0).code()).isEqualTo("import-outside");
              assertThat(place(e.diagnostics().get(0))).isEqualTo(by + ":1:");
            });
  }

  private static String place(Diagnostic diagnostic) {
    Location.InText at = (Location.InText) diagnostic.location();
    return at.name()
        + ":"
        + String.valueOf(at.source().position(at.span().start())).split(":", -1)[0]
        + ":";
  }

  private Path spec(String folder, String id, String... imports) throws IOException {
    Path file = temp.resolve(folder).resolve(id + ".ksy");
    Files.createDirectories(file.getParent());
    String names = imports.length == 0 ? "" : "\"" + String.join("\", \"", imports) + "\"";
    return Files.writeString(file, "meta: {id: %s, imports: [%s]}\n".formatted(id, names));
  }

  private static void link(Path link, Path target) throws IOException {
    try {
      Files.createSymbolicLink(link, target);
    } catch (UnsupportedOperationException e) {
      assumeThat(false).as("links").isTrue();
    }
  }
}
