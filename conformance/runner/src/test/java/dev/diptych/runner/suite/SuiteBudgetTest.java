package dev.diptych.runner.suite;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a small zip or folder asks for is counted before it is allocated. */
class SuiteBudgetTest {
  private static final byte[] ZEROS = new byte[1 << 20];

  @TempDir Path folder;

  private static void rejected(Path suite, String message) {
    assertThatThrownBy(() -> Suite.read(suite))
        .isInstanceOf(SuiteException.class)
        .hasMessage(message);
  }

  private Path zip(String manifest, int files, int megabytes) throws IOException {
    Path path = folder.resolve("vectors.zip");
    try (OutputStream out = Files.newOutputStream(path);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("manifest.json"));
      zip.write(manifest.getBytes(java.nio.charset.StandardCharsets.UTF_8));
      for (int file = 0; file < files; file++) {
        zip.putNextEntry(new ZipEntry(file + ".bin"));
        for (int i = 0; i < megabytes; i++) {
          zip.write(ZEROS);
        }
      }
    }
    return path;
  }

  private static String sums(int files) {
    StringBuilder sums = new StringBuilder("{\"cases\": [], \"files\": {");
    for (int file = 0; file < files; file++) {
      sums.append(file == 0 ? "" : ",").append("\"%d.bin\": \"%s\"".formatted(file, SUM_OF_10));
    }
    return sums + "}}";
  }

  /** SHA-256 of ten megabytes of zeros. */
  private static final String SUM_OF_10 =
      "e5b844cc57f57094ea4585e235f36c78c1cd222262bb89d53c94dcb4d6b3e55d";

  @Test
  void aFileThatUnpacksToMoreThanTheBudgetIsRejected() throws IOException {
    rejected(zip(sums(1), 1, 200), "0.bin: more than 67,108,864 bytes in all files");
  }

  @Test
  void filesThatUnpackToMoreThanTheBudgetTogetherAreRejected() throws IOException {
    rejected(zip(sums(9), 9, 10), "6.bin: more than 67,108,864 bytes in all files");
  }

  @Test
  void filesThatTheManifestDoesNotNameAreNotRead() throws IOException {
    Suite.read(zip(sums(0), 3, 200));
  }

  @Test
  void aFileThatManyCasesUseIsCountedForEach() throws IOException {
    Vectors vectors = new Vectors().file("large.bin", "x".repeat(1 << 20)).file("e", "error a 1");
    for (int i = 0; i < 100; i++) {
      vectors.one(
          "\"name\": \"a/%d\", \"for\": \"b\", \"binary\": \"large.bin\", \"errors\": \"e\""
              .formatted(i));
    }
    rejected(vectors.write(folder), "large.bin: more than 67,108,864 bytes used by all cases");
  }

  @Test
  void valuesAreCountedBeforeTheyAreParsed() throws IOException {
    Files.writeString(folder.resolve("manifest.json"), "{\"a\": [" + "{},".repeat(1_000_000));
    rejected(folder, "manifest.json: more than 2,000,000 values in all JSON used by cases");
  }

  @Test
  void casesAreCounted() throws IOException {
    Files.writeString(
        folder.resolve("manifest.json"),
        "{\"files\": {}, \"cases\": [" + "0,".repeat(20_000) + "0]}");
    rejected(folder, "manifest.json: more than 20,000 cases");
  }

  @Test
  void nestedJsonIsRejected() throws IOException {
    Files.writeString(folder.resolve("manifest.json"), "{\"a\":".repeat(500_000));
    rejected(folder, "manifest.json is not a JSON object");
    Files.writeString(folder.resolve("manifest.json"), "{\"a\":".repeat(9_990));
    rejected(folder, "manifest.json is not a JSON object");
  }

  @Test
  void filesOutsideOfTheVectorsAreNotRead() throws IOException {
    Path suite = Files.createDirectory(folder.resolve("suite"));
    Files.writeString(folder.resolve("secret"), "secret");
    Files.createSymbolicLink(suite.resolve("link"), folder.resolve("secret"));
    for (String name : new String[] {"../secret", "link", folder + "/secret"}) {
      Files.writeString(
          suite.resolve("manifest.json"),
          "{\"cases\": [], \"files\": {\"%s\": \"0\"}}".formatted(name));
      rejected(suite, name + " is outside of the vectors");
    }
  }
}
