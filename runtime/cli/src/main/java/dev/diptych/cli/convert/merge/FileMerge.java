package dev.diptych.cli.convert.merge;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import dev.diptych.twin.merge.ConflictText;
import dev.diptych.twin.merge.Merge;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Merges three files to the content of one, which is proven.
 *
 * @param engine the engine
 * @param selection the format, if the user selects it
 * @param markers the lines around conflicts
 */
public record FileMerge(Engine engine, Selection selection, ConflictText.Markers markers) {
  /**
   * A file.
   *
   * @param name its name in messages
   * @param bytes its content
   * @param opened its document
   * @param plain the plain text with its comments, if it is a text
   */
  public record Side(
      String name, ByteBuffer bytes, LocatedDocument opened, Supplier<byte[]> plain) {
    /** A file that is no authored text. */
    public Side(String name, ByteBuffer bytes, LocatedDocument opened) {
      this(name, bytes, opened, () -> array(bytes));
    }

    private static byte[] array(ByteBuffer bytes) {
      ByteBuffer all = bytes.duplicate().rewind();
      byte[] array = new byte[all.remaining()];
      all.get(array);
      return array;
    }

    byte[] array() {
      return array(bytes);
    }

    boolean isText() {
      return opened.face() == Face.TEXT;
    }

    boolean isAuthored() {
      return isText() && !Arrays.equals(array(), plain.get());
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
   * @param conflicts the paths of the conflicts
   * @param kept whether texts are merged by their items, so that what no side changed is kept
   * @param content its content; with conflicts, each side of them is proven
   */
  public record Merged(List<String> conflicts, boolean kept, Proven content) {
    /** Keeps its own copy of the list. */
    public Merged {
      conflicts = List.copyOf(conflicts);
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
        new Merge(engine).merge(sides.base.opened, sides.ours.opened, sides.theirs.opened);
    if (!merged.ok()) {
      return Result.failed(merged.diagnostics());
    }
    Merge.Merged both = merged.value().orElseThrow();
    boolean asText = !both.isClean() || face == Face.TEXT;
    if (asText && sides.all().allMatch(Side::isText)) {
      Optional<Merged> kept =
          new MergedTexts(engine, selection, markers).merge(sides, this::compiles);
      if (kept.isPresent()) {
        return Result.of(kept.get(), List.of());
      }
    }
    return both.isClean() ? clean(sides, both, face) : conflicts(sides, both, face);
  }

  private Result<Merged> clean(Sides sides, Merge.Merged both, Face face) {
    LocatedDocument document = LocatedDocument.unlocated(sides.ours.name, both.ours());
    Result<Proven> encoded = new Proof(engine).binary(sides.ours.name, document);
    if (!encoded.ok()) {
      return invalid(sides, encoded.diagnostics());
    }
    return (face == Face.BINARY ? encoded : printed(sides, document))
        .map(content -> new Merged(List.of(), false, content));
  }

  private Result<Merged> conflicts(Sides sides, Merge.Merged both, Face face) {
    Result<Proven> ours = printed(sides, both.ours());
    Result<Proven> theirs = printed(sides, both.theirs());
    if (!ours.ok() || !theirs.ok()) {
      return invalid(sides, (ours.ok() ? theirs : ours).diagnostics());
    }
    Result<ConflictText.Conflicts> text = marked(ours, theirs);
    return text.value().filter(conflicts -> conflicts.conflicts().isEmpty()).isPresent()
        ? clean(sides, both, face) // Only derived values differ.
        : text.map(FileMerge::merged);
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
    Optional<Merged> texts =
        sides.all().allMatch(Side::isText)
            ? new MergedTexts(engine, selection, markers).asTheyWere(sides, this::compiles)
            : Optional.empty();
    if (texts.isPresent()) {
      return Result.of(texts.get(), List.of(warning));
    }
    Result<Proven> ours = printed(sides, sides.ours.opened.document());
    Result<Proven> theirs = printed(sides, sides.theirs.opened.document());
    if (!ours.ok() || !theirs.ok()) {
      return Result.failed((ours.ok() ? theirs : ours).diagnostics());
    }
    Result<ConflictText.Conflicts> text = marked(ours, theirs);
    if (!text.ok()) {
      return Result.failed(text.diagnostics());
    }
    return text.value().orElseThrow().conflicts().isEmpty()
        ? Result.failed(why)
        : Result.of(merged(text.value().orElseThrow()), List.of(warning));
  }

  private boolean compiles(byte[] text) {
    return engine
        .openText("merged", text, selection)
        .value()
        .flatMap(opened -> new Proof(engine).binary("merged", opened).value())
        .isPresent();
  }

  private static Merged merged(ConflictText.Conflicts text) {
    return new Merged(text.conflicts(), false, text.text());
  }

  private Result<Proven> printed(Sides sides, Document document) {
    return printed(sides, LocatedDocument.unlocated("merged", document));
  }

  private Result<Proven> printed(Sides sides, LocatedDocument document) {
    return new MergedComments(engine, sides).print(document);
  }

  private Result<ConflictText.Conflicts> marked(Result<Proven> ours, Result<Proven> theirs) {
    return ConflictText.of(
        engine, ours.value().orElseThrow(), theirs.value().orElseThrow(), markers);
  }
}
