package dev.diptych.binary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.formats.Catalog;
import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class GeneratedCodecTest {
  /** Magic, version 1.1, and three flags: no camera, no hands, no gaze. */
  private static final String EMPTY = "c6429e0f6eaf8f6a" + "01000000" + "01000000" + "000000";

  private static final Locations LOCATIONS = path -> new Location.InBytes("values", 0, path);

  private final Codec codec = codec();

  private static Codec codec() {
    Catalog catalog = Catalog.shipped();
    CatalogEntry entry =
        catalog.entries().stream()
            .filter(e -> e.file().equals("input_animation_1_1_documented.json"))
            .findFirst()
            .orElseThrow();
    return new GeneratedCodec(catalog.schema(entry), GeneratedCodecTest.class.getClassLoader());
  }

  @Test
  void encodesADecodedFileToTheSameBytes() {
    Result<Encoded> encoded = codec.encode("values", decoded(EMPTY).root(), LOCATIONS, 0);
    assertThat(encoded.value().orElseThrow().file().toArray()).isEqualTo(bytes(EMPTY));
  }

  @Test
  void locatesFieldsByOffset() {
    Locations locations = decoded(EMPTY).locations();
    assertThat(locations.locate(Path.ROOT.field("version_minor")))
        .isEqualTo(new Location.InBytes("file", 12, Path.ROOT.field("version_minor")));
    assertThat(locations.locate(Path.ROOT.field("has_eye_gaze")))
        .isEqualTo(new Location.InBytes("file", 18, Path.ROOT.field("has_eye_gaze")));
  }

  @Test
  void keepsTrailingBytesAsResidue() {
    Decoded decoded = decoded(EMPTY + "abcd");
    assertThat(decoded.root().residue().trailing()).isEqualTo(new Blob(bytes("abcd")));
    assertThat(decoded.unread()).isEqualTo(2);
    assertThat(decoded.gaps().within(0, 19)).isZero();
    assertThat(decoded.gaps().within(18, 20)).isEqualTo(1);
    assertThat(decoded.locations().locate(Path.ROOT.field(Residue.NAME)))
        .isEqualTo(new Location.InBytes("file", 19, Path.ROOT.field(Residue.NAME)));
    assertThat(encoded(decoded.root()).file().toArray()).isEqualTo(bytes(EMPTY + "abcd"));
  }

  @Test
  void rejectsATruncatedFileAtTheFieldThatIsIncomplete() {
    Diagnostic error = error(EMPTY.substring(0, 28));
    assertThat(error.code()).isEqualTo("truncated");
    assertThat(error.location())
        .isEqualTo(new Location.InBytes("file", 12, Path.ROOT.field("version_minor")));
  }

  @Test
  void rejectsAnotherMagicAndAnotherVersion() {
    assertThat(error("00" + EMPTY.substring(2)).code()).isEqualTo("bad-magic");
    Diagnostic version = error(EMPTY.replace("0100000001000000", "0100000007000000"));
    assertThat(version.code()).isEqualTo("unknown-version");
    assertThat(version.location())
        .isEqualTo(new Location.InBytes("file", 12, Path.ROOT.field("version_minor")));
  }

  @Test
  void rejectsAConditionWithoutItsValue() {
    Struct root = decoded(EMPTY).root();
    Value[] values = root.toArray();
    values[root.type().indexOf("has_camera_pose")] = new Scalar(1);
    Diagnostic error = codec.encode("values", root.with(values), LOCATIONS, 0).diagnostics().get(0);
    assertThat(error.code()).isEqualTo("inconsistent");
    assertThat(error.location())
        .isEqualTo(new Location.InBytes("values", 0, Path.ROOT.field("camera")));
  }

  @Test
  void rejectsSlackThatExceedsTheBudget() {
    Residue residue = new Residue(new Blob(new byte[0]), 1L << 30, List.of());
    Struct root = decoded(EMPTY).root().with(residue);
    Diagnostic error = codec.encode("values", root, LOCATIONS, 0).diagnostics().get(0);
    assertThat(error.code()).isEqualTo("too-much");
    assertThat(error.location())
        .isEqualTo(new Location.InBytes("values", 0, Path.ROOT.field(Residue.NAME)));
  }

  private Decoded decoded(String hex) {
    return codec.decode("file", ByteBuffer.wrap(bytes(hex))).value().orElseThrow();
  }

  private Encoded encoded(Struct root) {
    return codec.encode("values", root, LOCATIONS, 0).value().orElseThrow();
  }

  private Diagnostic error(String hex) {
    return codec.decode("file", ByteBuffer.wrap(bytes(hex))).diagnostics().get(0);
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }
}
