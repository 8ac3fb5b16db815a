package dev.diptych.runner.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A suite in a zip is the suite in its folder. */
class SuitePackerTest {
  @TempDir Path folder;

  @Test
  void aZipIsReadLikeItsFolder() throws IOException {
    Path suite = Vectors.ofEveryKind().write(folder.resolve("suite"));
    Path zip = Files.write(folder.resolve("vectors"), packed(suite));
    assertThat(Suite.read(zip)).isEqualTo(Suite.read(suite));
  }

  @Test
  void theSameSuiteGivesTheSameBytes() throws IOException {
    Path suite = Vectors.ofEveryKind().write(folder.resolve("suite"));
    byte[] once = packed(suite);
    Files.setLastModifiedTime(suite.resolve("manifest.json"), FileTime.fromMillis(1));
    TimeZone here = TimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
      assertThat(packed(suite)).isEqualTo(once);
    } finally {
      TimeZone.setDefault(here);
    }
  }

  @Test
  void filesAreInOrderFollowedByOtherFiles() throws IOException {
    Path suite = new Vectors().valid("one", "").write(folder);
    List<String> names = new ArrayList<>();
    String last = null;
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(packed(suite)))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        names.add(entry.getName());
        last = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
      }
    }
    assertThat(names)
        .containsExactly(
            "manifest.json",
            "valid/a/one.bin",
            "valid/a/one.json",
            "valid/a/one.twin",
            "schemas/a.json");
    assertThat(last).isEqualTo("{\"ä\": 1}");
  }

  @Test
  void theStreamStaysOpen() throws IOException {
    List<String> closed = new ArrayList<>();
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            closed.add("closed");
          }
        };
    SuitePacker.write(new Vectors().valid("one", "").write(folder), Map.of(), out);
    assertThat(closed).isEmpty();
  }

  @Test
  void incompleteSuitesAreNotPacked() throws IOException {
    Path suite = new Vectors().valid("one", "").write(folder);
    Files.writeString(suite.resolve("valid/a/one.json"), "{}");
    assertThatThrownBy(() -> packed(suite))
        .isInstanceOf(SuiteException.class)
        .hasMessage("valid/a/one.json does not match its checksum in the manifest");
  }

  @Test
  void rejectsOtherFiles() throws IOException {
    Path file = Files.writeString(folder.resolve("vectors"), "no zip");
    assertThatThrownBy(() -> Suite.read(file))
        .isInstanceOf(SuiteException.class)
        .hasMessage(file + " is neither a folder nor a zip");
    Path zip = Files.writeString(folder.resolve("vectors.zip"), "no zip");
    assertThatThrownBy(() -> Suite.read(zip)).isInstanceOf(IOException.class);
  }

  private static byte[] packed(Path suite) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SuitePacker.write(suite, Map.of("schemas/a.json", "{\"ä\": 1}"), out);
    return out.toByteArray();
  }
}
