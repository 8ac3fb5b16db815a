package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.mikoto.Mkm;
import dev.diptych.conformance.independent.mikoto.MkmWriter;
import dev.diptych.conformance.independent.mikoto.MkmbReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files written by Mikoto round-trip byte for byte. */
class MikotoFilesTest {
  private static final Path FOLDER = Repository.path("conformance/src/test/resources/mikoto");

  /** The listing on a page of July 2014, which is all that was ever published of the format. */
  @ParameterizedTest
  @ValueSource(strings = {"listing.mkm", "listing_crlf.mkm"})
  void thePublishedListing(String name) throws IOException {
    Mkm file = comesBack(Files.readAllBytes(FOLDER.resolve(name)));
    assertThat(file.crlf()).isEqualTo(name.contains("crlf"));
    assertThat(file.parts()).hasSize(1);
  }

  @Test
  void theListingRoundTripsWithBothLineEnds() throws IOException {
    String lf = Mkm.string(Files.readAllBytes(FOLDER.resolve("listing.mkm")));
    String crlf = Mkm.string(Files.readAllBytes(FOLDER.resolve("listing_crlf.mkm")));
    assertThat(crlf).isEqualTo(lf.replace("\n", "\r\n"));
  }

  /**
   * Third-party files that are not part of this repository: {@code -Dmikoto.files=FOLDER} is their
   * folder.
   */
  @Test
  void localFilesRoundTrip() throws IOException {
    Path folder = Path.of(System.getProperty("mikoto.files", "-"));
    Assumptions.assumeTrue(Files.isDirectory(folder), "-Dmikoto.files names no folder");
    try (var files = Files.newDirectoryStream(folder, "*.mkm")) {
      for (Path file : files) {
        assertThat(comesBack(Files.readAllBytes(file)).parts()).as("%s", file).isNotEmpty();
      }
    }
  }

  private static Mkm comesBack(byte[] text) throws IOException {
    assertThat(Both.canonical(text)).isTrue();
    byte[] file = Both.compile(text);
    assertThat(Mkm.string(Both.decompile(file))).isEqualTo(Mkm.string(text));
    Mkm meant = MkmbReader.read(file);
    assertThat(MkmWriter.write(meant)).isEqualTo(text);
    return meant;
  }
}
