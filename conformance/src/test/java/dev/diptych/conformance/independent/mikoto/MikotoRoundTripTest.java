package dev.diptych.conformance.independent.mikoto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Holds the second reading and writing to bytes and to a text written out by hand. */
class MikotoRoundTripTest {
  private static final Mkm SMALL =
      Mkm.of(
          true,
          new Other("x = 1"),
          new Motion(
              "m",
              30,
              1,
              List.of(
                  Track.vector("v", Key.of(-1, 1, -0.0, 0.5)).with(new Other("y = 2")),
                  Track.quaternion("\u0095\\"))));

  private static final String BYTES =
      "4d4b4d42 01 01 02000000 0d0a 02000000"
          + "03 05000000 78203d2031"
          + "00 01000000 6d 1e000000 01000000 02000000"
          + "01 01000000 76 06000000 4c6f63617465 03000000 706f73 06000000 6c696e656172"
          + "01000000 05000000 79203d2032"
          + "01000000 ffffffff 000000000000f03f 0000000000000080 000000000000e03f"
          + "02 02000000 955c 04000000 426f6e65 03000000 726f74 06000000 6c696e656172"
          + "00000000 00000000";

  @Test
  void theBinaryFormMatchesTheSpec() throws IOException {
    byte[] file = HexFormat.of().parseHex(BYTES.replace(" ", ""));
    assertThat(MkmbReader.read(file)).isEqualTo(SMALL);
    assertThat(MkmbWriter.write(SMALL)).isEqualTo(file);
  }

  @Test
  void theTextMatchesThatOfMikoto() {
    String text =
        """
        Mikoto Motion Ver 2
        x = 1
        Motion {
        \tname = "m"
        \tendframe = 30
        \tloop = 1
        \tVector {
        \t\tname = "v"
        \t\tclass = "Locate"
        \t\tmember = "pos"
        \t\tcurve = "linear"
        \t\ty = 2
        \t\t-1 (1.000000 -0.000000 0.500000)
        \t}
        \tQuaternion {
        \t\tname = "\u0095\\"
        \t\tclass = "Bone"
        \t\tmember = "rot"
        \t\tcurve = "linear"
        \t}
        }
        Eof
        """;
    assertThat(Mkm.string(MkmWriter.write(SMALL))).isEqualTo(text.replace("\n", "\r\n"));
  }

  @Test
  void everyTruncationIsDetected() {
    byte[] file = MkmbWriter.write(SMALL);
    for (int length = 0; length < file.length; length++) {
      byte[] cut = Arrays.copyOf(file, length);
      assertThatThrownBy(() -> MkmbReader.read(cut)).isInstanceOf(IOException.class);
    }
    byte[] longer = Arrays.copyOf(file, file.length + 1);
    assertThatThrownBy(() -> MkmbReader.read(longer)).isInstanceOf(IOException.class);
  }

  @Test
  void generatedFilesRoundTrip() throws IOException {
    for (long seed = 0; seed < 300; seed++) {
      Mkm file = MkmGenerator.binary(seed);
      assertThat(MkmbReader.read(MkmbWriter.write(file))).isEqualTo(file);
    }
  }
}
