package dev.diptych.twin;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Locations;
import java.nio.ByteBuffer;

/**
 * A file of either face that is understood.
 *
 * @param name what people call it
 * @param face which face it is
 * @param document what it means, complete, with its residue
 * @param locations where in the file each value stands
 * @param unread how many bytes of a binary file no field of the spec has read, or reads otherwise
 *     than it would write them
 * @param file the bytes of a binary file that the document was seen to encode to, but for patches;
 *     or null where nothing was encoded
 */
public record Opened(
    String name, Face face, Document document, Locations locations, long unread, ByteBuffer file) {
  /** A text, all of which is read, or a document of which nothing was encoded. */
  public Opened(String name, Face face, Document document, Locations places) {
    this(name, face, document, places, 0, null);
  }

  /** A document that no file holds, such as the result of a conversion. */
  public static Opened unlocated(String name, Document document) {
    return new Opened(name, Face.TEXT, document, path -> new Location.Whole(name));
  }
}
