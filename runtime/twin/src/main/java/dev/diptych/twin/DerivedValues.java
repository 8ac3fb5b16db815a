package dev.diptych.twin;

import dev.diptych.binary.checksum.CheckedSum;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Document;
import dev.diptych.model.position.Offsets;
import dev.diptych.model.schema.Schema;
import java.util.List;
import java.util.Optional;

/**
 * The values of a document that follow from others: computed values, offsets and checksums.
 *
 * @param engine opens and encodes the document where a value requires it
 * @param format the format of the document
 * @param opened the document
 */
record DerivedValues(Engine engine, Format format, LocatedDocument opened) {
  /** The checksums that have a value, compared with the bytes of the document. */
  List<CheckedSum> checksums() {
    return hasChecksums() ? sums(opened).check(engine) : List.of();
  }

  /**
   * The document as it is printed: with its computed values, and without checksums that are right.
   * For a text, these require encoding and decoding it.
   */
  Document annotated() {
    Document document = withComputedValues();
    if (!hasChecksums()) {
      return document;
    }
    LocatedDocument shown =
        opened.face() == Face.BINARY
            ? opened
            : new LocatedDocument(opened.name(), Face.TEXT, document, opened.locations());
    return new Document(schema(), sums(shown).shown(engine));
  }

  /** The document without the checksums that are right. */
  Document withoutChecksums() {
    return hasChecksums() ? new Document(schema(), sums(opened).shown(engine)) : opened.document();
  }

  /** The document without the offsets and checksums that follow from other values. */
  Document omitted() {
    boolean none =
        !schema().hasOffsets() && !hasChecksums() && !Patches.any(opened.document().root());
    return none
        ? opened.document()
        : new Document(schema(), new Offsets(schema()).omit(annotated().root()));
  }

  private Document withComputedValues() {
    Document document = opened.document();
    if (opened.face() == Face.TEXT && document.isDamaged()) {
      return withReasons();
    }
    boolean notes = schema().structs().values().stream().anyMatch(s -> !s.computed().isEmpty());
    boolean incomplete = Patches.any(document.root()) || schema().hasOffsets();
    if (opened.face() == Face.TEXT && !notes && incomplete) {
      return engine.complete(opened.name(), opened).value().orElse(document);
    }
    if (opened.face() == Face.BINARY || !notes) {
      return document;
    }
    return engine
        .encode(opened.name(), opened)
        .value()
        .flatMap(file -> engine.openAs(document, opened.name(), file.whole()).value())
        .map(LocatedDocument::document)
        .orElse(document);
  }

  /** A document of a damaged file with the reasons why it is cut, and with computed values. */
  Document withReasons() {
    Completed whole = engine.completed(opened.name(), opened).value().orElse(null);
    if (whole == null) {
      return opened.document();
    }
    return decoded(whole).map(LocatedDocument::document).orElse(whole.document());
  }

  /** What could not be decoded of the file that the text of a damaged file compiles to. */
  List<Diagnostic> faults() {
    return engine
        .completed(opened.name(), opened)
        .value()
        .flatMap(this::decoded)
        .map(LocatedDocument::faults)
        .orElse(List.of());
  }

  private Optional<LocatedDocument> decoded(Completed whole) {
    return engine
        .damaged()
        .openBinary(opened.name(), whole.file().whole(), Selection.ANY)
        .value()
        .filter(again -> again.document().root().equals(whole.document().root()));
  }

  /** Those of damaged files are kept as they are. */
  private boolean hasChecksums() {
    return schema().hasChecksums() && !opened.document().isDamaged();
  }

  private DocumentChecksums sums(LocatedDocument shown) {
    return new DocumentChecksums(format, shown, 0);
  }

  private Schema schema() {
    return opened.document().schema();
  }
}
