package dev.diptych.twin.merge;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Proof;
import dev.diptych.twin.merge.ConflictText.Markers;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Optional;

/**
 * Reads a text with conflicts again, as its user resolves them: with one side of all of them.
 *
 * @param engine reads texts
 * @param markers the lines around conflicts
 */
record ConflictSides(Engine engine, Markers markers) {
  /** Where a line is. */
  private enum Part {
    COMMON,
    OURS,
    THEIRS
  }

  /** Returns an error if one side is not that text, or another text of its document. */
  Optional<Diagnostic> compared(byte[] conflicts, byte[] ours, byte[] theirs) {
    boolean same =
        isSame(ours, side(conflicts, Part.OURS)) && isSame(theirs, side(conflicts, Part.THEIRS));
    String message = "a text with these conflicts would not give both files";
    return same
        ? Optional.empty()
        : Optional.of(Diagnostic.error("not-lossless", new Location.Whole("merged"), message));
  }

  /** The last line of a side may have an additional line end. */
  private boolean isSame(byte[] text, byte[] side) {
    return Arrays.equals(text, side) || new Proof(engine).commented("merged", text, side).isEmpty();
  }

  private byte[] side(byte[] conflicts, Part side) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Part part = Part.COMMON;
    for (String line : ConflictText.lines(conflicts)) {
      Part next = next(part, line.replaceFirst("\\r?\\n$", ""));
      if (next == part && (part == Part.COMMON || part == side)) {
        out.writeBytes(line.getBytes(ISO_8859_1));
      }
      part = next;
    }
    return out.toByteArray();
  }

  private Part next(Part part, String line) {
    return switch (part) {
      case COMMON -> line.equals(marker("<", markers.ours())) ? Part.OURS : part;
      case OURS -> line.equals(marker("=", "")) ? Part.THEIRS : part;
      case THEIRS -> line.equals(marker(">", markers.theirs())) ? Part.COMMON : part;
    };
  }

  /** A marker in the encoding of lines. */
  private String marker(String sign, String label) {
    return new String(markers.line(sign, label).getBytes(UTF_8), ISO_8859_1);
  }
}
