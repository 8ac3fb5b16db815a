package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The bytes of a large file of a user's spec: 2 MB, or, with {@code -Ddiptych.exhaustive=true}, 50
 * MB. The page loads what is in view only.
 */
class LargeBytesPageTest {
  private static final boolean EXHAUSTIVE = Boolean.getBoolean("diptych.exhaustive");
  private static final int ROW = 12;
  private static final int ROWS = (EXHAUSTIVE ? 50 << 20 : 2 << 20) / ROW - 1;
  private static final int HEAD = 4;

  /** What the page may load: some screens of bytes and text. */
  private static final int MAX_LOADED = 400_000;

  private static final int MAX_CELLS = 5000;

  private static final String SPEC =
      """
      meta:
        id: samples
        endian: le
      seq:
        - {id: num_samples, type: u4}
        - {id: samples, type: sample, repeat: expr, repeat-expr: num_samples}
      types:
        sample:
          seq:
            - {id: number, type: u4}
            - {id: value, type: f8}
      """;

  @TempDir private Path folder;

  @Test
  void onlyWhatIsInViewIsLoaded() throws IOException {
    Path spec = Files.writeString(folder.resolve("samples.ksy"), SPEC);
    Path file = folder.resolve("a.dat");
    Files.write(file, samples());
    int size = HEAD + ROW * ROWS;
    try (Viewing viewing = Viewing.of("--spec", spec.toString(), file.toString());
        Browser page = Browser.open(viewing.address())) {
      page.await(() -> page.isTrue("document.querySelectorAll('#hex .byte').length > 100"));
      page.value(
          "(() => { const hex = document.getElementById('hex'); hex.scrollTop = hex.scrollHeight;"
              + " })()");
      int last = size - 1;
      page.await(() -> page.isTrue(byteAt(last) + " !== null"));
      page.value("diptych.bytes.pointAtByte(" + (size - ROW) + ")");
      page.await(
          () ->
              page.value("document.querySelector('#text .field')?.textContent ?? ''")
                  .toString()
                  .contains(Integer.toString(ROWS - 1)));
      assertThat(
              page.value(
                  "[...document.querySelectorAll('#hex .byte.field')].map((b) =>"
                      + " b.textContent).join('')"))
          .asString()
          .startsWith("%08x".formatted(Integer.reverseBytes(ROWS - 1)));
      assertThat(page.count("document.querySelectorAll('#hex span, #text span').length"))
          .isLessThan(MAX_CELLS);
      assertThat(
              page.count(
                  "performance.getEntriesByType('resource').filter((e) =>"
                      + " !/\\.(js|css)$/.test(e.name)).reduce((sum, e) => sum + e.encodedBodySize,"
                      + " 0)"))
          .as("bytes loaded from a file of %d bytes", size)
          .isBetween(1L, (long) MAX_LOADED);
      assertThat(page.errors()).isEmpty();
    }
  }

  private static String byteAt(int offset) {
    return "document.querySelector('#hex .byte[data-offset=\"" + offset + "\"]')";
  }

  private static byte[] samples() {
    ByteBuffer bytes = ByteBuffer.allocate(HEAD + ROW * ROWS).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(ROWS);
    for (int i = 0; i < ROWS; i++) {
      bytes.putInt(i).putDouble(i / 8.0);
    }
    return bytes.array();
  }
}
