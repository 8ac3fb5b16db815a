package dev.diptych.formats;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.ir.Spec;
import dev.diptych.model.document.Blob;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogTest {
  private static final Catalog SHIPPED = Catalog.shipped();

  static List<CatalogEntry> entries() {
    return SHIPPED.entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void theIndexAgreesWithTheSchema(CatalogEntry entry) {
    Schema schema = SHIPPED.schema(entry);
    assertThat(schema.format()).isEqualTo(entry.format());
    assertThat(schema.refusal()).isEqualTo(entry.refusal());
    assertThat(IndexJson.read(IndexJson.write(Map.of(entry.file(), schema))))
        .containsExactly(entry);
    assertThat(SHIPPED.schema(entry)).isSameAs(schema);
  }

  @ParameterizedTest
  @MethodSource("entries")
  void aSchemaIsWrittenAsItWasRead(CatalogEntry entry) throws IOException {
    Map<String, Object> json = json("/dev/diptych/formats/schema/" + entry.file());
    assertThat(JSON.std.asString(SchemaWriter.write(SchemaReader.read(json))))
        .isEqualTo(JSON.std.asString(json));
  }

  @Test
  void signaturesDistinguishVersions() {
    CatalogEntry entry = entry("input_animation_1_1_shipped.json");
    ByteBuffer file = bytes("c6429e0f6eaf8f6a" + "01000000" + "01000000" + "00");
    assertThat(entry.has(Role.MAGIC, file)).isTrue();
    assertThat(entry.has(Role.VERSION, file)).isTrue();
    CatalogEntry other = entry("input_animation_1_0_shipped.json");
    assertThat(other.has(Role.MAGIC, file)).isTrue();
    assertThat(other.has(Role.VERSION, file)).isFalse();
  }

  @Test
  void aFileThatEndsWithinASignatureDoesNotMatch() {
    CatalogEntry entry = entry("input_animation_1_1_shipped.json");
    assertThat(entry.has(Role.MAGIC, bytes("c6429e0f6eaf8f"))).isFalse();
    assertThat(entry.has(Role.MAGIC, bytes(""))).isFalse();
  }

  @Test
  void anEntryWithoutConstantsOfARoleMatchesNothing() {
    CatalogEntry.Signature version =
        new CatalogEntry.Signature(Role.VERSION, 0, new Blob(new byte[] {1}));
    CatalogEntry any = entries().get(0);
    CatalogEntry entry = new CatalogEntry(any.format(), "", null, null, List.of(version));
    assertThat(entry.has(Role.VERSION, bytes("01"))).isTrue();
    assertThat(entry.has(Role.MAGIC, bytes("01"))).isFalse();
  }

  @Test
  void aUserSpecIsAcceptedEvenIfItRejectsItsFiles() {
    Schema fork = SHIPPED.schema(entry("input_animation_fork.json"));
    Spec spec = SHIPPED.spec(entry("input_animation_fork.json"));
    assertThat(fork.refusal()).isNotNull();
    Catalog catalog = Catalog.of(fork, spec);
    assertThat(catalog.entries()).hasSize(1);
    assertThat(catalog.entries().get(0).refusal()).isNull();
    assertThat(catalog.schema(catalog.entries().get(0))).isSameAs(fork);
    assertThat(catalog.spec(catalog.entries().get(0))).isSameAs(spec);
  }

  private static CatalogEntry entry(String file) {
    return entries().stream().filter(e -> e.file().equals(file)).findFirst().orElseThrow();
  }

  private static ByteBuffer bytes(String hex) {
    return ByteBuffer.wrap(HexFormat.of().parseHex(hex));
  }

  private static Map<String, Object> json(String resource) throws IOException {
    try (InputStream in = CatalogTest.class.getResourceAsStream(resource)) {
      return JSON.std.mapFrom(Objects.requireNonNull(in));
    }
  }
}
