package dev.diptych.cli.convert.merge;

import dev.diptych.files.Output;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import dev.diptych.twin.merge.ConflictText;
import dev.diptych.twin.merge.LineMerge;
import dev.diptych.twin.merge.Merge;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Merges three files to the content of one, which is proven.
 *
 * @param twin the engine
 * @param markers the lines around conflicts
 */
public record FileMerge(Twin twin, ConflictText.Markers markers) {
  /**
   * A file.
   *
   * @param name its name in messages
   * @param bytes its content
   * @param opened its document
   * @param plain the plain text with its comments, if it is a text
   */
  public record Side(String name, ByteBuffer bytes, Opened opened, Supplier<byte[]> plain) {
    /** A file that is no authored text. */
    public Side(String name, ByteBuffer bytes, Opened opened) {
      this(name, bytes, opened, () -> array(bytes));
    }

    private byte[] array() {
      return array(bytes);
    }

    private static byte[] array(ByteBuffer bytes) {
      ByteBuffer all = bytes.duplicate().rewind();
      byte[] array = new byte[all.remaining()];
      all.get(array);
      return array;
    }

    private boolean isText() {
      return opened.face() == Face.TEXT;
    }
  }

  /**
   * The file that everyone begins with, and two that come from it.
   *
   * @param base the first
   * @param ours the second
   * @param theirs the third
   */
  public record Sides(Side base, Side ours, Side theirs) {
    /** All three. */
    public Stream<Side> all() {
      return Stream.of(base, ours, theirs);
    }
  }

  /**
   * A merged file.
   *
   * @param face what it is; with conflicts, it is a text
   * @param conflicts number of conflicts
   * @param kept whether it is merged line by line, so that comments and white space are kept
   * @param content its content
   */
  public record Merged(Face face, int conflicts, boolean kept, Output.Content content) {
    private static Merged text(byte[] text, int conflicts, boolean kept) {
      return new Merged(Face.TEXT, conflicts, kept, out -> out.write(text));
    }
  }

  /**
   * Merges files.
   *
   * @param face the face of the result if there is no conflict
   * @return the result, with a warning if merged values contradict each other; or errors
   */
  public Result<Merged> merge(Sides sides, Face face) {
    Result<Merge.Merged> merged =
        new Merge(twin).merge(sides.base.opened, sides.ours.opened, sides.theirs.opened);
    if (!merged.ok()) {
      return Result.failed(merged.diagnostics());
    }
    Merge.Merged both = merged.value().orElseThrow();
    return both.isClean() ? clean(sides, both, face) : conflicts(sides, both, face);
  }

  private Result<Merged> clean(Sides sides, Merge.Merged both, Face face) {
    Opened document = Opened.unlocated(sides.ours.name, both.ours());
    Result<FileBytes> encoded = twin.encode(sides.ours.name, document);
    if (!encoded.ok()) {
      return invalid(sides, encoded.diagnostics());
    }
    FileBytes file = encoded.value().orElseThrow();
    return face == Face.BINARY
        ? Result.of(new Merged(face, 0, false, file::writeTo), List.of())
        : text(sides, document, file);
  }

  /** The merged text: with the lines of the texts if they can be merged, or printed. */
  private Result<Merged> text(Sides sides, Opened merged, FileBytes encoded) {
    if (sides.all().allMatch(side -> side.isText())) {
      byte[] lines = LineMerge.merge(sides.base.array(), sides.ours.array(), sides.theirs.array());
      if (lines != null && means(lines, encoded)) {
        return Result.of(Merged.text(lines, 0, true), List.of());
      }
    }
    return printed(sides, merged).map(text -> Merged.text(text, 0, false));
  }

  /** Whether a text compiles to these bytes. */
  private boolean means(byte[] text, FileBytes encoded) {
    return twin.openText("merged", text, Selection.ANY)
        .value()
        .flatMap(opened -> twin.encode("merged", opened).value())
        .filter(file -> file.sameAs(encoded.whole()))
        .isPresent();
  }

  private Result<Merged> conflicts(Sides sides, Merge.Merged both, Face face) {
    Result<byte[]> ours = printed(sides, both.ours());
    Result<byte[]> theirs = printed(sides, both.theirs());
    if (!ours.ok() || !theirs.ok()) {
      return invalid(sides, (ours.ok() ? theirs : ours).diagnostics());
    }
    ConflictText.Conflicts text = marked(ours, theirs);
    return text.conflicts() == 0
        ? clean(sides, both, face) // Only derived values differ.
        : Result.of(Merged.text(text.text(), text.conflicts(), false), List.of());
  }

  /** Shows both documents as they were if their merged values contradict each other. */
  private Result<Merged> invalid(Sides sides, List<Diagnostic> why) {
    String reason = why.isEmpty() ? "" : ": " + why.get(0).message();
    Diagnostic warning =
        Diagnostic.warning(
            "merge-invalid",
            new Location.Whole(sides.ours.name),
            "the merged values contradict each other" + reason,
            "edit the conflicts, which show both files as they were");
    Result<byte[]> ours = printed(sides, sides.ours.opened.document());
    Result<byte[]> theirs = printed(sides, sides.theirs.opened.document());
    if (!ours.ok() || !theirs.ok()) {
      return Result.failed((ours.ok() ? theirs : ours).diagnostics());
    }
    ConflictText.Conflicts text = marked(ours, theirs);
    return text.conflicts() == 0
        ? Result.failed(why)
        : Result.of(Merged.text(text.text(), text.conflicts(), false), List.of(warning));
  }

  private Result<byte[]> printed(Sides sides, Document document) {
    return printed(sides, Opened.unlocated("merged", document));
  }

  private Result<byte[]> printed(Sides sides, Opened document) {
    return new MergedComments(twin, sides).print(document);
  }

  private ConflictText.Conflicts marked(Result<byte[]> ours, Result<byte[]> theirs) {
    return ConflictText.of(ours.value().orElseThrow(), theirs.value().orElseThrow(), markers);
  }
}
