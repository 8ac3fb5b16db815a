package dev.diptych.family;

import dev.diptych.model.document.Path;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The content of a file that is in no format of the schemas, and what of a document it cannot hold.
 */
public final class Extracted {
  private final byte[] content;
  private final boolean text;
  private final List<Lost> lost;
  private final List<String> notes;

  private Extracted(byte[] content, boolean text, List<Lost> lost, List<String> notes) {
    this.content = content;
    this.text = text;
    this.lost = List.copyOf(lost);
    this.notes = List.copyOf(notes);
  }

  /**
   * Something in a document for which the file has no place.
   *
   * @param path where the document has it
   * @param what it is, such as {@code the name of a marker}
   */
  public record Lost(Path path, String what) {}

  /** A text that holds all that it should. */
  public static Extracted text(String text) {
    return new Extracted(text.getBytes(StandardCharsets.UTF_8), true, List.of(), List.of());
  }

  /**
   * Bytes.
   *
   * @param content the bytes, which must not be changed afterwards
   */
  public static Extracted bytes(byte[] content) {
    return new Extracted(content, false, List.of(), List.of());
  }

  /**
   * The same, with what it lacks.
   *
   * @param more what it cannot hold
   * @param sentences what the user should know, one sentence each
   */
  public Extracted with(List<Lost> more, List<String> sentences) {
    List<Lost> all = new ArrayList<>(lost);
    all.addAll(more);
    List<String> joined = new ArrayList<>(notes);
    joined.addAll(sentences);
    return new Extracted(content, text, all, joined);
  }

  /** The bytes, not copied. */
  public byte[] content() {
    return content;
  }

  /** Whether the bytes are a text, which a terminal can show. */
  public boolean isText() {
    return text;
  }

  /** What it cannot hold. */
  public List<Lost> lost() {
    return lost;
  }

  /** What the user should know, one sentence each. */
  public List<String> notes() {
    return notes;
  }
}
