package dev.diptych.twin;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;

/** A document with all values that follow from others, and the file that it encodes to. */
public final class Completed {
  private final Document document;
  private final FileBytes file;

  /** Only after the file was decoded and compared with the document. */
  Completed(Document document, FileBytes file) {
    this.document = document;
    this.file = file;
  }

  /** The document. */
  public Document document() {
    return document;
  }

  /** The bytes of the file. */
  public FileBytes file() {
    return file;
  }

  /** The file as an output. */
  public Proven binary() {
    return Proven.binary(file);
  }
}
