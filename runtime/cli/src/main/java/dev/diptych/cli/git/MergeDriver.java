package dev.diptych.cli.git;

import static java.util.Objects.requireNonNull;

import dev.diptych.authoring.merge.MergedText;
import dev.diptych.authoring.merge.TextMerge;
import dev.diptych.cli.convert.merge.FileMerge;
import dev.diptych.cli.convert.merge.FileMerge.Merged;
import dev.diptych.cli.convert.merge.FileMerge.Side;
import dev.diptych.cli.convert.merge.FileMerge.Sides;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import dev.diptych.twin.merge.ConflictText;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Merges the contents of one file in two branches. By their values if all are recordings or plain
 * texts that lose no comment; otherwise the texts of recordings, or other texts, by lines, as git
 * does. Other files are not merged.
 *
 * @param engine the engine
 * @param arguments what git passes
 * @param compiles whether a text is valid for its format
 */
record MergeDriver(Engine engine, MergeArguments arguments, Predicate<byte[]> compiles) {
  /** A content, with its document if it has one. */
  private record Version(ByteBuffer bytes, @Nullable LocatedDocument opened) {
    boolean isBinaryFace() {
      return opened != null && opened.face() == Face.BINARY;
    }

    byte[] array() {
      byte[] array = new byte[bytes.remaining()];
      bytes.duplicate().get(array);
      return array;
    }
  }

  /** A merged content. */
  sealed interface Content {
    /** Number of conflicts. */
    int conflicts();

    /** The paths of the conflicts, if they are known. */
    default List<String> paths() {
      return List.of();
    }

    /** A text that is not proven; null if it is. */
    default byte @Nullable [] text() {
      return null;
    }
  }

  /**
   * A face of a document, or both of its sides.
   *
   * @param merged the proven content
   */
  record Proved(Merged merged) implements Content {
    @Override
    public int conflicts() {
      return merged.conflicts().size();
    }

    @Override
    public List<String> paths() {
      return merged.conflicts();
    }
  }

  /**
   * What git makes of the lines of texts: nobody has merged their values, so there is nothing to
   * compare them with.
   *
   * @param lines the lines
   */
  record OfGit(GitMergeFile.Lines lines) implements Content {
    @Override
    public int conflicts() {
      return lines.conflicts();
    }

    @Override
    public byte[] text() {
      return lines.text();
    }
  }

  /**
   * What the items of texts give that are not bound, such as authored ones.
   *
   * @param merged the text
   * @param markers the lines around conflicts
   * @param invalid whether the merged text would not compile, so that it shows both as they were
   */
  record OfItems(MergedText merged, ConflictText.Markers markers, boolean invalid)
      implements Content {
    @Override
    public int conflicts() {
      return merged.conflicts().size();
    }

    @Override
    public List<String> paths() {
      return merged.conflicts();
    }

    @Override
    public byte[] text() {
      return merged.text(markers);
    }
  }

  /** The merged content, which has the face of {@code ours}; nothing if these are other files. */
  Optional<Content> merge(byte[] base, byte[] ours, byte[] theirs) {
    Version first = version(base);
    Version second = version(ours);
    Version third = version(theirs);
    // As rerere asks for it when it replays a resolution: the base is a text with conflicts.
    if (first.opened == null && Arrays.equals(base, ours)) {
      return Optional.of(changed(third));
    }
    return tried(() -> byValues(first, second, third))
        .or(() -> tried(() -> byItems(first, second, third)))
        .or(() -> tried(() -> byLines(first, second, third)));
  }

  private Content changed(Version only) {
    Face face = engine.face(arguments.path(), only.bytes);
    return new Proved(new Merged(List.of(), true, Proven.copyOf(face, only.bytes)));
  }

  /** A file for which the engine fails is one that it does not know. */
  private static <T> Optional<T> tried(Supplier<Optional<T>> step) {
    try {
      return step.get();
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      return Optional.empty();
    }
  }

  private Version version(byte[] bytes) {
    ByteBuffer all = ByteBuffer.wrap(bytes);
    Optional<LocatedDocument> opened =
        bytes.length == 0
            ? Optional.empty()
            : tried(() -> engine.open(arguments.path(), all, Selection.ANY).value());
    return new Version(all, opened.orElse(null));
  }

  private Optional<Content> byValues(Version base, Version ours, Version theirs) {
    if (base.opened == null || ours.opened == null || theirs.opened == null) {
      return Optional.empty();
    }
    Sides sides = new Sides(side(base), side(ours), side(theirs));
    return new FileMerge(engine, Selection.ANY, arguments.markers())
        .merge(sides, ours.opened.face())
        .value()
        .filter(merged -> merged.kept() || sides.all().allMatch(this::isCanonical))
        .map(Proved::new);
  }

  private Side side(Version version) {
    return new Side(arguments.path(), version.bytes, requireNonNull(version.opened));
  }

  /** Whether printing a file loses nothing, such as a comment. */
  private boolean isCanonical(Side side) {
    return side.opened().face() == Face.BINARY
        || new Proof(engine)
            .canonical(side.name(), side.bytes(), side.opened())
            .value()
            .orElse(false);
  }

  /** Merges texts of which some are authored, or have an unknown format. */
  private Optional<Content> byItems(Version base, Version ours, Version theirs) {
    boolean areKnown = base.opened != null && ours.opened != null && theirs.opened != null;
    return areKnown || base.isBinaryFace() || ours.isBinaryFace() || theirs.isBinaryFace()
        ? Optional.empty()
        : byItems(base.array(), ours.array(), theirs.array());
  }

  private Optional<Content> byItems(byte[] base, byte[] ours, byte[] theirs) {
    TextMerge texts = new TextMerge(engine, Selection.ANY);
    MergedText merged = texts.merge(base, ours, theirs).orElse(null);
    if (merged == null) {
      return Optional.empty();
    }
    ConflictText.Markers markers = arguments.markers();
    boolean invalid =
        merged.conflicts().isEmpty()
            && !compiles.test(merged.text(markers))
            && compiles.test(ours)
            && compiles.test(theirs);
    return invalid
        ? texts.both(ours, theirs).map(both -> new OfItems(both, markers, true))
        : Optional.of(new OfItems(merged, markers, false));
  }

  private Optional<Content> byLines(Version base, Version ours, Version theirs) {
    boolean recordings = ours.isBinaryFace() || theirs.isBinaryFace();
    if (recordings && (ours.opened == null || theirs.opened == null)) {
      return Optional.empty();
    }
    byte[] first = text(base).orElse(null);
    byte[] second = text(ours).orElse(null);
    byte[] third = text(theirs).orElse(null);
    if (first == null || second == null || third == null) {
      return Optional.empty();
    }
    return new GitMergeFile(arguments.markers(), arguments.labelBase())
        .merge(first, second, third)
        .flatMap(
            lines ->
                ours.isBinaryFace()
                    ? recording(lines, second, third)
                    : Optional.of(new OfGit(lines)));
  }

  /** The text of a content: of a recording, or what git takes for one. */
  private Optional<byte[]> text(Version version) {
    if (version.isBinaryFace()) {
      return new Proof(engine)
          .print(arguments.path(), version.bytes, requireNonNull(version.opened))
          .value();
    }
    byte[] bytes = version.array();
    return GitCommand.isBinary(bytes) ? Optional.empty() : Optional.of(bytes);
  }

  /** The file of a merged text; with all differences as conflicts if the text does not compile. */
  private Optional<Content> recording(GitMergeFile.Lines lines, byte[] ours, byte[] theirs) {
    if (lines.conflicts() > 0) {
      return Optional.of(new OfGit(lines));
    }
    Result<LocatedDocument> opened = engine.openText(arguments.path(), lines.text(), Selection.ANY);
    Optional<Merged> file =
        opened
            .value()
            .flatMap(text -> new Proof(engine).binary(arguments.path(), text).value())
            .map(binary -> new Merged(List.of(), true, binary));
    return file.or(() -> conflicts(ours, theirs)).map(Proved::new);
  }

  private Optional<Merged> conflicts(byte[] ours, byte[] theirs) {
    return ConflictText.of(engine, copy(ours), copy(theirs), arguments.markers())
        .value()
        .map(all -> new Merged(all.conflicts(), true, all.text()));
  }

  private static Proven copy(byte[] text) {
    return Proven.copyOf(Face.TEXT, ByteBuffer.wrap(text));
  }
}
