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
 * @param twin opens and encodes the document where a value requires it
 * @param format the format of the document
 * @param opened the document
 */
record DerivedValues(Twin twin, Format format, Opened opened) {
  /** The checksums that have a value, compared with the bytes of the document. */
  List<CheckedSum> checksums() {
    return hasChecksums() ? sums(opened).check(twin) : List.of();
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
    Opened shown =
        opened.face() == Face.BINARY
            ? opened
            : new Opened(opened.name(), Face.TEXT, document, opened.locations());
    return new Document(schema(), sums(shown).shown(twin));
  }

  /** The document without the checksums that are right. */
  Document withoutChecksums() {
    return hasChecksums() ? new Document(schema(), sums(opened).shown(twin)) : opened.document();
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
      return twin.complete(opened.name(), opened).value().orElse(document);
    }
    if (opened.face() == Face.BINARY || !notes) {
      return document;
    }
    return twin.encode(opened.name(), opened)
        .value()
        .flatMap(file -> twin.openAs(document, opened.name(), file.whole()).value())
        .map(Opened::document)
        .orElse(document);
  }

  /** A document of a damaged file with the reasons why it is cut, and with computed values. */
  Document withReasons() {
    Completed whole = twin.completed(opened.name(), opened).value().orElse(null);
    if (whole == null) {
      return opened.document();
    }
    return decoded(whole).map(Opened::document).orElse(whole.document());
  }

  /** What could not be decoded of the file that the text of a damaged file compiles to. */
  List<Diagnostic> faults() {
    return twin.completed(opened.name(), opened)
        .value()
        .flatMap(this::decoded)
        .map(Opened::faults)
        .orElse(List.of());
  }

  private Optional<Opened> decoded(Completed whole) {
    return twin.damaged()
        .openBinary(opened.name(), whole.file().whole(), Selection.ANY)
        .value()
        .filter(again -> again.document().root().equals(whole.document().root()));
  }

  /** Those of damaged files are kept as they are. */
  private boolean hasChecksums() {
    return schema().hasChecksums() && !opened.document().isDamaged();
  }

  private DocumentChecksums sums(Opened shown) {
    return new DocumentChecksums(format, shown, 0);
  }

  private Schema schema() {
    return opened.document().schema();
  }
}
