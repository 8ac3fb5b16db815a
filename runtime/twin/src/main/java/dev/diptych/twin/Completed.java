package dev.diptych.twin;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;

/**
 * A document with all values that follow from others, and the file that it encodes to.
 *
 * @param document the document
 * @param file the bytes of the file
 */
public record Completed(Document document, FileBytes file) {}
