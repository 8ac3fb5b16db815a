package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** A file of a user's spec: its bytes and its text, and what is pointed at in one. */
class BytesPageTest {
  private static final String SPEC =
      Repository.path("conformance/benchmarks/specs/asset_pack.ksy").toString();
  private static final String FILE =
      Repository.path("conformance/benchmarks/specs/asset_pack.twin").toString();

  /** A value of four bytes, 0x1001, at offset 0x4a. */
  private static final String CHECKSUM = "checksum = 4097";

  @Test
  void pointingAtBytesMarksTheText() throws IOException {
    try (Viewing viewing = Viewing.of("--spec", SPEC, FILE);
        Browser page = Browser.open(viewing.address())) {
      page.await(() -> page.isTrue("document.querySelectorAll('#hex .byte').length > 100"));
      double[] at =
          page.numbers(
              "(() => { const box = document.querySelector('#hex .byte[data-offset=\"75\"]')"
                  + ".getBoundingClientRect(); return [box.x + 5, box.y + 5]; })()");
      page.move(at[0], at[1]);
      page.await(
          () ->
              page.value("document.querySelector('#text .field')?.textContent ?? ''")
                  .equals(CHECKSUM));
      assertThat(
              page.value(
                  "[...document.querySelectorAll('#hex .byte.field')].map((b) =>"
                      + " b.textContent).join(' ')"))
          .isEqualTo("01 10 00 00");
      assertThat(page.errors()).isEmpty();
    }
  }

  @Test
  void pointingAtTheTextMarksBytes() throws IOException {
    try (Viewing viewing = Viewing.of("--spec", SPEC, FILE);
        Browser page = Browser.open(viewing.address())) {
      page.await(() -> page.isTrue("document.querySelectorAll('#hex .byte').length > 100"));
      page.value("diptych.bytes.pointAtText(73, 5)");
      page.await(
          () ->
              page.value(
                      "[...document.querySelectorAll('#hex .byte.field')].map((b) =>"
                          + " b.textContent).join(' ')")
                  .equals("01 10 00 00"));
      assertThat(page.errors()).isEmpty();
    }
  }
}
