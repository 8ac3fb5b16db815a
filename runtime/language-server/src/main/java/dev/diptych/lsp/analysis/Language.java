package dev.diptych.lsp.analysis;

import dev.diptych.lsp.document.Document;

/** What a document is. */
enum Language {
  /** A text of any format, plain or authored. */
  TEXT,
  /** A Kaitai Struct spec. */
  SPEC;

  private static final String SPEC_ENDING = ".ksy";

  /** The identifier of specs in clients. */
  private static final String SPEC_ID = "ksy";

  static Language of(Document document) {
    return document.uri().endsWith(SPEC_ENDING) || document.language().equals(SPEC_ID)
        ? SPEC
        : TEXT;
  }
}
