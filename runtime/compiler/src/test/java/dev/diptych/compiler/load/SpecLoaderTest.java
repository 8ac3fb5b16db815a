package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.formats.SchemaWriter;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is loaded, and when it is compiled anew. */
class SpecLoaderTest {
  @TempDir private Path temp;
  private SpecFolder folder;

  @BeforeEach
  void makeFolder() {
    folder = new SpecFolder(temp);
  }

  @Test
  void theSecondUseDoesNotCompile() throws Exception {
    Path ksy = folder.spec("a", "x", "u1");
    LoadedSpec first = folder.loader().load(ksy, List.of());
    assertThat(folder.compilations()).isOne();
    LoadedSpec second = folder.loader().load(ksy, List.of());
    assertThat(folder.compilations()).isZero();
    assertThat(SchemaWriter.write(second.schema())).isEqualTo(SchemaWriter.write(first.schema()));
    for (LoadedSpec loaded : List.of(first, second)) {
      assertThat(loaded.spec().rootType().node("x")).isNotNull();
    }
  }

  @Test
  void aCopyInAnotherFolderUsesTheCache() throws Exception {
    folder.loader().load(folder.spec("here/a", "x", "b", "b"), pathOf("here/b", "u1"));
    folder.compilations();
    folder.loader().load(folder.spec("there/a", "x", "b", "b"), pathOf("there/b", "u1"));
    assertThat(folder.compilations()).isZero();
  }

  @Test
  void changedContentIsCompiledAgain() throws Exception {
    Path ksy = folder.spec("a", "x", "u1");
    folder.loader().load(ksy, List.of());
    folder.spec("a", "y", "u1");
    assertThat(SpecFolder.field(folder.loader().load(ksy, List.of()))).isEqualTo("y");
    assertThat(folder.compilations()).isEqualTo(2);
    folder.spec("a", "x", "u1");
    assertThat(SpecFolder.field(folder.loader().load(ksy, List.of()))).isEqualTo("x");
    assertThat(folder.compilations()).isZero();
  }

  @Test
  void aChangedImportIsCompiledAgain() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "sub/b");
    folder.spec("sub/b", "x", "c", "c");
    folder.spec("sub/c", "x", "u1");
    folder.loader().load(ksy, List.of());
    folder.spec("sub/c", "x", "u2");
    folder.loader().load(ksy, List.of());
    assertThat(folder.compilations()).isEqualTo(2);
    Files.delete(folder.path("sub/c.ksy"));
    assertThatThrownBy(() -> folder.loader().load(ksy, List.of()))
        .isInstanceOf(SpecException.class)
        .hasMessageContaining("cannot find sub/c.ksy");
  }

  @Test
  void aNewFileEarlierOnTheImportPathIsUsed() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "/b");
    folder.spec("late/b", "late", "u1");
    Files.createDirectories(folder.path("early"));
    List<Path> path = List.of(folder.path("early"), folder.path("late"));
    folder.loader().load(ksy, path);
    folder.loader().load(ksy, path);
    assertThat(folder.compilations()).isOne();
    folder.spec("early/b", "early", "u1");
    LoadedSpec loaded = folder.loader().load(ksy, path);
    assertThat(folder.compilations()).isOne();
    assertThat(loaded.schema().structs().get("b").fields().get(0).id()).isEqualTo("early");
  }

  @Test
  void importsMayBeCyclic() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "b");
    folder.spec("b", "y", "u1", "a", "b");
    folder.loader().load(ksy, List.of());
    assertThat(SpecFolder.field(folder.loader().load(ksy, List.of()))).isEqualTo("x");
    assertThat(folder.compilations()).isOne();
  }

  @Test
  void aChangeDuringLoadingDoesNotSpoilTheCache() throws Exception {
    Path ksy = folder.spec("a", "x", "u1");
    SpecLoader unlucky =
        new SpecLoader(
            CacheStore.of(folder.cache()),
            build -> {
              write(ksy, "y");
              return build.entry();
            });
    unlucky.load(ksy, List.of());
    assertThat(folder.cache()).doesNotExist();
    assertThat(SpecFolder.field(folder.loader().load(ksy, List.of()))).isEqualTo("y");
  }

  @Test
  void aMissingFileIsDistinguishedFromAnInvalidSpec() {
    assertThatThrownBy(() -> folder.loader().load(folder.path("none.ksy"), List.of()))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void warningsAreCachedWithTheirLocations() throws Exception {
    Path ksy = folder.spec("a", "x", "b", "b");
    Path part = folder.spec("b", "n", "u1");
    Files.writeString(
        part, "  - {id: y, type: u1, repeat: expr, repeat-expr: n}\n", StandardOpenOption.APPEND);
    LoadedSpec first = folder.loader().load(ksy, List.of());
    LoadedSpec second = folder.loader().load(ksy, List.of());
    assertThat(folder.compilations()).isOne();
    for (LoadedSpec loaded : List.of(first, second)) {
      assertThat(loaded.warnings()).hasSize(1);
      assertThat(loaded.warnings().get(0).code()).isEqualTo("spec-style");
      assertThat(Place.of(loaded.warnings().get(0))).isEqualTo(part + ":6:9 n");
    }
  }

  private List<Path> pathOf(String name, String type) throws Exception {
    folder.spec(name, "x", type);
    return List.of();
  }

  private void write(Path ksy, String field) {
    try {
      folder.spec(String.valueOf(ksy.getFileName()).replace(".ksy", ""), field, "u1");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
