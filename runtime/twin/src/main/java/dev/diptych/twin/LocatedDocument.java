package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Document;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file of either face, decoded or bound.
 *
 * @param name its name
 * @param face its face
 * @param document its complete document, with residue
 * @param locations where each value is in the file
 * @param unread number of bytes of a binary file that no field reads, or that a field would write
 *     differently
 * @param file the bytes of a binary file to which the document encodes, except for patches; or null
 *     if it was not encoded
 * @param faults what could not be decoded of a damaged file, as warnings
 * @param checks what an authored text asks of the document that it compiles to
 */
public record LocatedDocument(
    String name,
    Face face,
    Document document,
    Locations locations,
    long unread,
    @Nullable ByteBuffer file,
    List<Diagnostic> faults,
    List<DocumentCheck> checks) {
  public LocatedDocument {
    faults = List.copyOf(faults);
    checks = List.copyOf(checks);
  }

  /** The same file with other faults. */
  LocatedDocument with(List<Diagnostic> others) {
    return new LocatedDocument(name, face, document, locations, unread, file, others, checks);
  }

  /** The same file with checks that its text asks for. */
  public LocatedDocument checkedBy(List<DocumentCheck> asked) {
    return new LocatedDocument(name, face, document, locations, unread, file, faults, asked);
  }

  /** A changed document, with its values at the same places of the file. */
  public LocatedDocument with(Document changed) {
    return new LocatedDocument(name, face, changed, locations);
  }

  /** Whether it is of a damaged file, which is decoded in part. */
  public boolean isDamaged() {
    return document.isDamaged();
  }

  /** A text, or a document that was not encoded. */
  public LocatedDocument(String name, Face face, Document document, Locations places) {
    this(name, face, document, places, 0, null, List.of(), List.of());
  }

  /** A document without a file, such as the result of a conversion. */
  public static LocatedDocument unlocated(String name, Document document) {
    return new LocatedDocument(name, Face.TEXT, document, path -> new Location.Whole(name));
  }
}
