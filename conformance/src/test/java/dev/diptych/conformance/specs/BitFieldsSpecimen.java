package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Numbers of so many bits in both orders; written as one big number, read bit by bit. */
final class BitFieldsSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() {
    return Map.of(
        "plain", file("001" + "1" + "000000000101" + "0" + "0000000"),
        "extra", file("101" + "0" + "111111111111" + "1" + "1010101" + "0000000011111111"),
        "unnamed", file("111" + "1" + "100000000001" + "0" + "1111111"));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "extra",
            "  extra = 255\n",
            "",
            file -> assertThat(bits(file, 16, 8)).isEqualTo("01010101")),
        Edit.replace(
            "plain",
            "level = 5",
            "level = 6",
            file -> assertThat(bits(file, 4, 12)).isEqualTo("000000000110")));
  }

  private static byte[] file(String record) {
    // The last seven bytes are 33 bits and others, lowest bits first.
    String all = record.repeat(3) + "10100101".repeat(7);
    byte[] bytes = new BigInteger("1" + all, 2).toByteArray();
    return Arrays.copyOfRange(bytes, bytes.length - all.length() / 8, bytes.length);
  }

  private static String bits(byte[] file, int start, int count) {
    StringBuilder bits = new StringBuilder();
    for (int i = start; i < start + count; i++) {
      bits.append((file[i / 8] >> (7 - i % 8)) & 1);
    }
    return bits.toString();
  }
}
