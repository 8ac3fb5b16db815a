package dev.diptych.benchmarks.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StructFileTest {
  @TempDir Path folder;

  /** The digest of the file of a script in Python, whose numbers are made again. */
  @Test
  void packetsAreThoseOfTheFirstMeasurements() throws IOException, NoSuchAlgorithmException {
    Path file = folder.resolve("packets.pcap");
    StructFile.CAPTURE.write(file, 1000);

    byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    assertThat(HexFormat.of().formatHex(digest))
        .isEqualTo("61ab261cc538f131a9052ca33145261f8671ee8297a3748335fb83fc7bc9ab01");
  }

  @ParameterizedTest
  @EnumSource(StructFile.class)
  void isTheSameEveryTime(StructFile kind) throws IOException {
    Path first = folder.resolve("a.bin");
    Path second = folder.resolve("b.bin");
    kind.write(first, 100);
    kind.write(second, 100);

    assertThat(Files.mismatch(first, second)).isEqualTo(-1);
  }
}
