package dev.diptych.spectools.reference;

import java.util.List;

/** The part of a page on residue. */
final class ResidueDocs {
  private static final String LISTING =
      """
      Residue {
        slack = 2
        trailing = x"00ff"
        4 (x"00" x"80")
      }
      """;

  private final Page page;

  ResidueDocs(Page page) {
    this.page = page;
  }

  void write() {
    page.heading(2, "Residue", "residue");
    page.prose(
        "Bytes that the spec does not describe are at the end of the block of their struct, so"
            + " that they are preserved:");
    page.listing(LISTING);
    page.items(
        List.of(
            List.of(
                new TextRun.Code("slack"),
                new TextRun.Plain(": the number of bytes between fields at positions")),
            List.of(new TextRun.Code("trailing"), new TextRun.Plain(": bytes after the end")),
            List.of(
                new TextRun.Code("cut"),
                new TextRun.Plain(
                    ": the first field that cannot be read, in a struct of a damaged file")),
            List.of(
                new TextRun.Plain("a row: an offset from the start of the struct, the bytes that"),
                new TextRun.Plain(
                    " encoding gives there unless they are zeros, and those of the file"))));
  }
}
