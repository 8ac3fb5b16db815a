package dev.diptych.animation.recording;

import dev.diptych.model.document.Document;
import dev.diptych.model.schema.Schema;
import java.util.List;
import java.util.Set;

/** A binary format of recordings: how its documents are read and made. */
interface RecordingFile {
  /** What it has a place for. */
  Set<Part> parts();

  /** The id of the format. */
  String id();

  /** The version that is written. */
  String version();

  /** Its layouts; the first one is written. */
  List<String> layouts();

  /** Whether the numbers of a document can be meant: another layout would have random ones. */
  boolean isLikely(Document document);

  /**
   * The recording in a document of the format, in any of its layouts.
   *
   * @throws RecordingException if it cannot be an input animation
   */
  Take read(Document document) throws RecordingException;

  /**
   * A document of the format.
   *
   * @param take the recording
   * @param name the name of the recording
   * @param schema the format, in the layout that is written
   */
  Document write(Take take, String name, Schema schema);
}
