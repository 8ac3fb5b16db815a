package dev.diptych.twin.compare;

import org.jspecify.annotations.Nullable;

/** One difference between two documents. */
public sealed interface Difference {
  /** Where it is. */
  TextPath path();

  /** The difference after the documents are exchanged. */
  Difference mirrored();

  /**
   * An attribute.
   *
   * @param path its path
   * @param kind changed, added or removed
   * @param before the first value as in a text, or null
   * @param after the second value as in a text, or null
   * @param distance how far two numbers are apart, or null
   */
  record Attribute(
      TextPath path,
      Kind kind,
      @Nullable String before,
      @Nullable String after,
      @Nullable Distance distance)
      implements Difference {
    @Override
    public Attribute mirrored() {
      return new Attribute(
          path.mirrored(), kind.mirrored(), /* before= */ after, /* after= */ before, distance);
    }
  }

  /**
   * A block that only one document has, or that is elsewhere.
   *
   * @param path its path
   * @param kind added, removed or moved
   * @param content what is in a block that was added or removed; null for one that moved
   */
  record Block(TextPath path, Kind kind, @Nullable BlockContent content) implements Difference {
    @Override
    public Block mirrored() {
      return new Block(path.mirrored(), kind.mirrored(), content);
    }

    @Override
    public String toString() {
      return path + " " + kind.word();
    }
  }

  /**
   * The rows of a table, or the elements of a tuple.
   *
   * @param path its path
   * @param rows how they differ
   */
  record Table(TextPath path, RowChanges rows) implements Difference {
    @Override
    public Table mirrored() {
      return new Table(path.mirrored(), rows.mirrored());
    }
  }
}
