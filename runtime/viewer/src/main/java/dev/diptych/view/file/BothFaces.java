package dev.diptych.view.file;

import dev.diptych.model.source.Source;
import dev.diptych.twin.LocatedDocument;
import java.nio.ByteBuffer;

/**
 * Both faces of one document.
 *
 * @param text the document as a text, with the locations of its values
 * @param source the text
 * @param binary the document as a binary file, with the locations of its values
 * @param bytes the binary file
 */
public record BothFaces(
    LocatedDocument text, Source source, LocatedDocument binary, ByteBuffer bytes) {}
