package dev.diptych.binary.checksum;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Algorithms;
import dev.diptych.model.checksum.CrcCatalog;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Checksums give the results that others publish, however the bytes arrive. */
class SummationTest {
  private static final byte[] DIGITS = "123456789".getBytes(US_ASCII);

  static List<CrcCatalog.Entry> crcs() {
    return CrcCatalog.entries();
  }

  static Stream<Algorithm> named() {
    return Algorithms.names().stream()
        .filter(name -> !name.equals("size"))
        .map(Algorithms::named)
        .map(Objects::requireNonNull);
  }

  @ParameterizedTest
  @MethodSource("crcs")
  void crcsGiveTheirCheckValue(CrcCatalog.Entry entry) {
    byte[] expected = Summation.bytes(entry.check(), entry.crc().width());
    assertThat(result(entry.crc(), false, DIGITS)).isEqualTo(expected);
    CrcSummation plain = new CrcSummation(entry.crc());
    plain.add(ByteBuffer.wrap(DIGITS));
    assertThat(plain.result()).isEqualTo(expected);
  }

  @Test
  void everyCrcHasItsOwnNames() {
    List<String> names = crcs().stream().flatMap(entry -> entry.names().stream()).toList();
    assertThat(names).doesNotHaveDuplicates();
    assertThat(Algorithms.names()).containsAll(names);
  }

  /** Values from Wikipedia, RFC 1071, RFC 1321, FIPS 180 and the like. */
  @ParameterizedTest
  @CsvSource({
    "adler-32, 57696b697065646961, 11e60398",
    "fletcher-16, 6162636465, c8f0",
    "fletcher-16, 6162636465666768, 0627",
    "fletcher-32, 6162636465, f04fc729",
    "fletcher-32, 6162636465666768, ebe19591",
    "fletcher-64, 6162636465, c8c6c527646362c6",
    "fletcher-64, 6162636465666768, 312e2b28cccac8c6",
    "internet, 0001f203f4f5f6f7, 0d22",
    "xor-16, 0102040810, 0a15",
    "sum-8, fffe03, 00",
    "sum-16, fffe03, 0200",
    "sum-32, fffe03, 00000200",
    "md5, 616263, 900150983cd24fb0d6963f7d28e17f72",
    "sha-1, 616263, a9993e364706816aba3e25717850c26c9cd0d89d",
    "sha-256, 616263, ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  })
  void othersGivePublishedValues(String name, String bytes, String expected) {
    Algorithm algorithm = Objects.requireNonNull(Algorithms.named(name));
    // The published sums of words have the lowest byte first.
    byte[] result = result(algorithm, true, HexFormat.of().parseHex(bytes));
    assertThat(HexFormat.of().formatHex(result)).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("named")
  void piecesGiveTheSameResult(Algorithm algorithm) {
    Random random = new Random(algorithm.width());
    byte[] bytes = new byte[1000];
    random.nextBytes(bytes);
    Summation summation = Summation.of(algorithm, false);
    for (int at = 0; at < bytes.length; ) {
      int count = Math.min(bytes.length - at, random.nextInt(20));
      summation.add(ByteBuffer.wrap(bytes, at, count));
      at += count;
    }
    byte[] result = summation.result();
    assertThat(result).isEqualTo(result(algorithm, false, bytes));
    assertThat(result).hasSize((algorithm.width() + 7) / 8);
  }

  private static byte[] result(Algorithm algorithm, boolean little, byte[] bytes) {
    Summation summation = Summation.of(algorithm, little);
    summation.add(ByteBuffer.wrap(bytes));
    return summation.result();
  }
}
