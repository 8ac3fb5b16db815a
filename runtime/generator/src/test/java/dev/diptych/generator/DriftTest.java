package dev.diptych.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What differs from what it should be. */
class DriftTest {
  private static final Map<String, String> WANTED =
      Map.of("go/a.go", "a\n", "go/b.go", "ä\n", "rust/c.rs", "c\n");

  @TempDir Path folder;

  @Test
  void withoutTheFolderEveryFileIsMissing() throws IOException {
    assertThat(Drift.outdated(WANTED, folder.resolve("none")))
        .containsOnlyKeys(WANTED.keySet())
        .containsValue("is missing");
  }

  @Test
  void detectsEveryChangedByteAndIgnoresOtherFiles() throws IOException {
    Files.createDirectory(folder.resolve("go"));
    Files.writeString(folder.resolve("go/a.go"), "a\n");
    Files.write(folder.resolve("go/b.go"), new byte[] {(byte) 0xE4, '\n'});
    Files.writeString(folder.resolve("go/mine.go"), "mine\n");
    assertThat(Drift.outdated(WANTED, folder))
        .containsExactly(
            entry("go/b.go", "differs from what its sources give"),
            entry("rust/c.rs", "is missing"));
    assertThat(Drift.between(WANTED, folder))
        .containsExactly(
            "go/b.go differs from what its sources give",
            "go/mine.go is not generated from anything",
            "rust/c.rs is missing");
  }
}
