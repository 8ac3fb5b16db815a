package dev.diptych.animation.recording;

import dev.diptych.family.Extracted;
import dev.diptych.model.diagnostic.Result;
import java.util.Set;

/** Reads and writes files of one format of recordings. */
interface RecordingCodec {
  /** What the format has a place for. */
  Set<Part> parts();

  /**
   * The recording in a file.
   *
   * @param name the name of the file, for messages
   * @param bytes all of it
   * @return the errors in the file, if it has any
   */
  Result<Take> read(String name, byte[] bytes);

  /**
   * A file with a recording.
   *
   * @param name the name of the recording, if the format has one
   * @throws IllegalArgumentException with one sentence if it has no place for it
   */
  Extracted write(Take take, String name);
}
