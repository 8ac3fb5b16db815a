package dev.diptych.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The compact form has the values of the JSON. */
class CompactTreeTest {
  private static void sameTree(byte[] json) throws IOException {
    byte[] compact = new CompactTreeWriter().apply(json);
    assertThat(CompactTree.is(compact)).isTrue();
    assertThat(CompactTree.is(json)).isFalse();
    assertThat(CompactTree.read(compact).toString()).isEqualTo(JsonTree.read(json).toString());
    assertThat(CompactTree.read(compact)).isEqualTo(JsonTree.read(json));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"a\":[],\"b\":{},\"c\":\"\"}",
        "{\"z\":1,\"a\":[true,false,\"a\",\"a\",{\"z\":[[\"\\u00e9\\u65e5\\ud83d\\ude00\"]]}]}",
        "{\"n\":[0,127,128,16383,16384,2147483647,-1,9223372036854775807,-9223372036854775808]}"
      })
  void valuesAndTheirOrderAreKept(String json) throws IOException {
    sameTree(json.getBytes(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"index.json", "input_animation_1_1_shipped.json", "mikoto_motion.json"})
  void shippedFilesAreKept(String name) throws IOException {
    try (InputStream in =
        Catalog.class.getResourceAsStream("/dev/diptych/formats/schema/" + name)) {
      sameTree(Objects.requireNonNull(in, name).readAllBytes());
    }
  }

  @Test
  void textsThatOccurOftenAreStoredOnce() {
    byte[] json = ("{\"a\":[" + "\"again and again\",".repeat(100) + "1]}").getBytes(UTF_8);
    assertThat(new CompactTreeWriter().apply(json)).hasSizeLessThan(json.length / 5);
  }
}
