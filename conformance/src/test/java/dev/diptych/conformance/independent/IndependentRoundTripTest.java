package dev.diptych.conformance.independent;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Holds the second reading to bytes written out by hand: two mistakes that mirror each other would
 * survive a round trip.
 */
class IndependentRoundTripTest {
  private static final String HEADER_1_0 = "c6429e0f6eaf8f6a 01000000 00000000 ";
  private static final String HEADER_1_1 = "c6429e0f6eaf8f6a 01000000 01000000 ";
  private static final String NO_CURVES = HEADER_1_1 + "00 00 00 ";
  private static final String EMPTY_CURVE = "08000000 08000000 00000000 ";

  @Test
  void readsAHeaderWithFlagsAndNoMarkers() throws IOException {
    byte[] file = bytes(NO_CURVES + "00000000");
    assertThat(file).hasSize(23);

    Animation animation = readAndWrite(file, Layout.SHIPPED);

    assertThat(animation.curves()).isEmpty();
    assertThat(animation.markers()).isEmpty();
    assertThat(animation.trailing()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "SHIPPED,1,395,4763",
    "SHIPPED,0,389,4688",
    "DOCUMENTED,1,395,4759",
    "DOCUMENTED,0,389,4684"
  })
  void curvesWithoutKeysTakeTwelveBytesEach(Layout layout, int minor, int curves, int size)
      throws IOException {
    String file =
        (minor == 0 ? HEADER_1_0 : HEADER_1_1 + "01 01 01 ")
            + EMPTY_CURVE.repeat(curves)
            + (layout == Layout.SHIPPED ? "00000000" : "");
    assertThat(bytes(file)).hasSize(size);

    Animation animation = readAndWrite(bytes(file), layout);

    assertThat(animation.curves()).hasSize(curves).containsOnly(Curve.of(List.of()));
    assertThat(animation.trailing()).isEmpty();
  }

  @Test
  void curvesAreInTheOrderOfTheTables() throws IOException {
    ByteBuffer file = ByteBuffer.allocate(4759).order(ByteOrder.LITTLE_ENDIAN);
    file.put(bytes(HEADER_1_1 + "01 01 01"));
    for (int i = 0; i < 395; i++) {
      file.putInt(i).putInt(1000 + i).putInt(0);
    }

    Animation animation = readAndWrite(file.array(), Layout.DOCUMENTED);

    assertThat(animation.camera().positionX()).isEqualTo(new Curve(0, 1000, List.of()));
    assertThat(animation.camera().rotationX().preWrap()).isEqualTo(3);
    assertThat(animation.camera().rotationW().preWrap()).isEqualTo(6);
    assertThat(animation.trackedLeft().preWrap()).isEqualTo(7);
    assertThat(animation.trackedRight().preWrap()).isEqualTo(8);
    assertThat(animation.pinchingLeft().preWrap()).isEqualTo(9);
    assertThat(animation.pinchingRight().preWrap()).isEqualTo(10);
    assertThat(animation.jointsLeft().get(0).positionX().preWrap()).isEqualTo(11);
    assertThat(animation.jointsLeft().get(26).rotationW().preWrap()).isEqualTo(199);
    assertThat(animation.jointsRight().get(0).positionX().preWrap()).isEqualTo(200);
    assertThat(animation.jointsRight().get(26).rotationW().preWrap()).isEqualTo(388);
    assertThat(animation.gaze().originX().preWrap()).isEqualTo(389);
    assertThat(animation.gaze().directionZ().preWrap()).isEqualTo(394);
    assertThat(animation.curves()).extracting(Curve::preWrap).isSorted().hasSize(395);
  }

  @Test
  void shippedKeysHaveTwoWordsAndFlagsMayBeAnyByte() throws IOException {
    byte[] file =
        bytes(
            HEADER_1_1
                + "02 00 00 "
                + "01000000 ffffffff 02000000 00000080 010080ff 0000003f 0000803f "
                + EMPTY_CURVE.repeat(6)
                + "00000000");

    Animation animation = readAndWrite(file, Layout.SHIPPED);

    assertThat(animation.flagCamera()).isEqualTo(2);
    assertThat(animation.camera().positionX())
        .isEqualTo(
            new Curve(
                1, -1, List.of(new Key(new int[] {0x80000000, 0xff800001}), Key.of(0.5f, 1))));
  }

  @Test
  void documentedKeysHaveSevenWordsExceptThoseOfBooleans() throws IOException {
    byte[] file =
        bytes(
            HEADER_1_1
                + "00 01 00 "
                + "08000000 08000000 01000000 00000040 0000803f "
                + EMPTY_CURVE.repeat(3)
                + "08000000 08000000 01000000 "
                + "00000000 0000803f 00000040 00004040 00008040 0000a040 03000000 "
                + EMPTY_CURVE.repeat(377));

    Animation animation = readAndWrite(file, Layout.DOCUMENTED);

    assertThat(animation.trackedLeft().keys()).containsExactly(Key.of(2, 1));
    assertThat(animation.jointsLeft().get(0).positionX().keys())
        .containsExactly(
            new Key(new int[] {0, 0x3f800000, 0x40000000, 0x40400000, 0x40800000, 0x40a00000, 3}));
    assertThat(animation.markers()).isNull();
  }

  @Test
  void markersKeepTheirLengthAndTheirBytes() throws IOException {
    byte[] file =
        bytes(
            NO_CURVES
                + "03000000 0000803f 8180808000 61 0000c07f 00 00000000 8001 "
                + "6e".repeat(128)
                + "ff00");

    Animation animation = readAndWrite(file, Layout.SHIPPED);

    assertThat(animation.markers())
        .containsExactly(
            Marker.padded(0x3f800000, "a".getBytes(UTF_8), 5),
            Marker.of(0x7fc00000, new byte[0]),
            Marker.of(0, "n".repeat(128).getBytes(UTF_8)));
    assertThat(animation.trailing()).containsExactly(0xff, 0);
  }

  @Test
  void everyTruncationIsDetected() throws IOException {
    byte[] file =
        bytes(
            HEADER_1_1
                + "01 00 00 08000000 08000000 01000000 00000000 0000003f "
                + EMPTY_CURVE.repeat(6)
                + "01000000 0000803f 01 6d");
    readAndWrite(file, Layout.SHIPPED);
    for (int length = 0; length < file.length; length++) {
      byte[] cut = Arrays.copyOf(file, length);
      assertThatThrownBy(() -> IndependentReader.read(cut, Layout.SHIPPED))
          .as("%d of %d bytes", length, file.length)
          .isInstanceOf(EOFException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0000000000000000 01000000 01000000 000000 00000000", // another magic number
        "c6429e0f6eaf8f6a 02000000 00000000 000000 00000000", // version 2.0
        "c6429e0f6eaf8f6a 01000000 02000000 000000 00000000", // version 1.2
        NO_CURVES + "ffffffff", // minus one marker
        NO_CURVES + "ffffff7f", // more markers than the heap holds
        NO_CURVES + "01000000 00000000 8080808080", // a length that does not end
        HEADER_1_1 + "010000 08000000 08000000 ffffff7f" // more keys than the heap holds
      })
  void otherFilesAreRejected(String file) {
    assertThatThrownBy(() -> IndependentReader.read(bytes(file), Layout.SHIPPED))
        .isInstanceOf(IOException.class);
  }

  @Test
  void generatedFilesRoundTrip() throws IOException {
    for (Options options : List.of(Options.tame(), Options.wild())) {
      for (int seed = 0; seed < 10 * Shape.ALL.size(); seed++) {
        Animation animation = AnimationGenerator.animation(seed, options);
        byte[] file = IndependentWriter.write(animation);
        assertThat(readAndWrite(file, animation.layout()))
            .as("seed %d, %s", seed, options)
            .isEqualTo(animation);
      }
    }
  }

  private static Animation readAndWrite(byte[] file, Layout layout) throws IOException {
    Animation animation = IndependentReader.read(file, layout);
    assertThat(IndependentWriter.write(animation)).isEqualTo(file);
    return animation;
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }
}
