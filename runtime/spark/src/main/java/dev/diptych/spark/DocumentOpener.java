package dev.diptych.spark;

import dev.diptych.converter.Converter;
import dev.diptych.converter.Families;
import dev.diptych.family.FormatFamily;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;

/**
 * Opens files of either face.
 *
 * @param engine the formats
 * @param selection format and layout, if the user selects them
 */
record DocumentOpener(Engine engine, Selection selection) {
  private static final Families FAMILIES = Families.of(FormatFamily.class.getClassLoader());

  /** The complete document of a file. A text is only valid if it can be encoded. */
  Result<Document> open(String name, byte[] bytes) {
    Converter converter = new Converter(engine, FAMILIES, new NoIncludes(name), 1);
    Result<LocatedDocument> opened = converter.open(name, ByteBuffer.wrap(bytes), selection);
    LocatedDocument document = opened.value().orElse(null);
    return document == null || document.face() == Face.BINARY
        ? opened.map(LocatedDocument::document)
        : engine.complete(name, document);
  }
}
