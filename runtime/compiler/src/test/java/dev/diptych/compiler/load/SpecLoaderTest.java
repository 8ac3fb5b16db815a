package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.ksy.SpecException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is loaded, and the files that it depends on. */
class SpecLoaderTest {
  @TempDir private Path temp;
  private SpecFolder folder;

  @BeforeEach
  void makeFolder() {
    folder = new SpecFolder(temp);
  }

  @Test
  void changedContentIsLoaded() throws Exception {
    Path ksy = folder.spec("a", "x", "u1");
    assertThat(field(ksy)).isEqualTo("x");
    folder.spec("a", "y", "u1");
    assertThat(field(ksy)).isEqualTo("y");
  }

  @Test
  void everyFileThatWasLookedUpIsListed() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "/b");
    Path late = folder.spec("late/b", "late", "u1");
    Path early = Files.createDirectories(folder.path("early"));
    LoadedSpec loaded = SpecLoader.load(ksy, List.of(early, late.getParent()));
    assertThat(loaded.files()).containsExactly(ksy, early.resolve("b.ksy"), late);
  }

  @Test
  void aNewFileEarlierOnTheImportPathIsUsed() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "/b");
    folder.spec("late/b", "late", "u1");
    List<Path> path = List.of(folder.path("early"), folder.path("late"));
    SpecLoader.load(ksy, path);
    folder.spec("early/b", "early", "u1");
    LoadedSpec loaded = SpecLoader.load(ksy, path);
    assertThat(loaded.schema().structs().get("b").fields().get(0).id()).isEqualTo("early");
  }

  @Test
  void aMissingImportIsReported() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "sub/b");
    folder.spec("sub/b", "x", "c", "c");
    assertThatThrownBy(() -> SpecLoader.load(ksy, List.of()))
        .isInstanceOf(SpecException.class)
        .hasMessageContaining("cannot find sub/c.ksy");
  }

  @Test
  void importsMayBeCyclic() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "b");
    folder.spec("b", "y", "u1", "a", "b");
    assertThat(field(ksy)).isEqualTo("x");
  }

  @Test
  void aMissingFileIsDistinguishedFromAnInvalidSpec() {
    assertThatThrownBy(() -> SpecLoader.load(folder.path("none.ksy"), List.of()))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void warningsHaveTheirLocations() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "b");
    Path part = folder.spec("b", "n", "u1");
    Files.writeString(
        part, "  - {id: y, type: u1, repeat: expr, repeat-expr: n}\n", StandardOpenOption.APPEND);
    LoadedSpec loaded = SpecLoader.load(ksy, List.of());
    assertThat(loaded.warnings()).hasSize(1);
    assertThat(loaded.warnings().get(0).code()).isEqualTo("spec-style");
    assertThat(Place.of(loaded.warnings().get(0))).isEqualTo(part + ":6:9 n");
  }

  private static String field(Path ksy) throws Exception {
    return SpecLoader.load(ksy, List.of()).schema().root().fields().get(0).id();
  }
}
