package dev.diptych.authoring.merge;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.twin.merge.ConflictText.Markers;
import java.util.ArrayList;
import java.util.List;

/** A merged text: what is merged, and conflicts, in whole lines. */
public final class MergedText {
  private final List<Chunk> chunks;
  private final String lineEnd;

  MergedText(List<Chunk> chunks, String lineEnd) {
    this.chunks = chunks;
    this.lineEnd = lineEnd;
  }

  /**
   * A part of the text, whose bytes are characters.
   *
   * @param ours its first version
   * @param theirs its second version
   * @param paths where they differ; none if they are the same
   */
  record Chunk(String ours, String theirs, List<String> paths) {
    boolean isConflict() {
      return !paths.isEmpty();
    }
  }

  /** Where the conflicts are: for each its path, such as {@code Camera.Position at 0.5}. */
  public List<String> conflicts() {
    List<String> paths = new ArrayList<>();
    chunks.stream()
        .filter(Chunk::isConflict)
        .forEach(
            chunk -> {
              List<String> all = chunk.paths().stream().distinct().toList();
              String more = all.size() > 1 ? " and " + (all.size() - 1) + " more" : "";
              paths.add(all.get(0) + more);
            });
    return paths;
  }

  /** The text with the first version of all conflicts. */
  public byte[] ours() {
    StringBuilder text = new StringBuilder();
    chunks.forEach(chunk -> text.append(chunk.ours()));
    return text.toString().getBytes(ISO_8859_1);
  }

  /** The text with the second version of all conflicts. */
  public byte[] theirs() {
    StringBuilder text = new StringBuilder();
    chunks.forEach(chunk -> text.append(chunk.theirs()));
    return text.toString().getBytes(ISO_8859_1);
  }

  /** The text with markers around conflicts. */
  public byte[] text(Markers markers) {
    StringBuilder text = new StringBuilder();
    for (Chunk chunk : chunks) {
      if (chunk.isConflict()) {
        text.append(marker(markers.line("<", markers.ours())));
        text.append(ended(chunk.ours()));
        text.append(marker(markers.line("=", "")));
        text.append(ended(chunk.theirs()));
        text.append(marker(markers.line(">", markers.theirs())));
      } else {
        text.append(chunk.ours());
      }
    }
    return text.toString().getBytes(ISO_8859_1);
  }

  private String marker(String line) {
    return new String(line.getBytes(UTF_8), ISO_8859_1) + lineEnd;
  }

  /** With a line end after the last line, so that the marker begins a line. */
  private String ended(String lines) {
    return lines.isEmpty() || endsLine(lines) ? lines : lines + lineEnd;
  }

  private static boolean endsLine(String text) {
    return text.endsWith("\n") || text.endsWith("\r");
  }
}
