package dev.diptych.authoring.comment;

import dev.diptych.model.schema.Schema;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Puts the comments of texts into a text that is printed after a change of their documents. */
public final class KeptComments {
  private KeptComments() {}

  /**
   * A text that was changed.
   *
   * @param text a valid plain text, of any layout
   * @param schemas its schema, and those of the versions that it was converted to, in order
   * @param moves where the change moves what is in it
   */
  @SuppressWarnings("ArrayRecordComponent") // Nothing compares these.
  public record Original(byte[] text, List<Schema> schemas, Moves moves) {
    /** Keeps its own copy of the list. */
    public Original {
      schemas = List.copyOf(schemas);
    }

    /** A text whose items stay where they are. */
    public static Original of(byte[] text, Schema schema) {
      return new Original(text, List.of(schema), Moves.NONE);
    }

    private List<PlacedComment> placed(TextTree printed) {
      Schema first = schemas.get(0);
      TextTree tree = new TextTree(text, first.style());
      return tree.comments() == 0
          ? List.of()
          : new CommentPlacement(
                  tree, printed, moves, new TextNames(schemas), new PrintedComments(first, printed))
              .place();
    }
  }

  /**
   * Whether a text may have comments. Most texts of recordings have none, and are not examined any
   * further.
   *
   * @param text all of it, from 0 to the limit
   */
  public static boolean mayBeIn(ByteBuffer text) {
    return ByteSearch.contains(text, '#');
  }

  /** Whether a text has comments. */
  public static boolean areIn(Original original) {
    return new TextTree(original.text, original.schemas.get(0).style()).comments() > 0;
  }

  /**
   * The printed text with the comments of {@code originals}. Comments of one place are in the order
   * of the originals.
   *
   * @param printed a canonical text
   * @param schema its schema
   */
  public static byte[] put(byte[] printed, Schema schema, List<Original> originals) {
    TextTree tree = new TextTree(printed, schema.style());
    List<PlacedComment> placed = new ArrayList<>();
    originals.forEach(original -> placed.addAll(original.placed(tree)));
    return placed.isEmpty() ? printed : new CommentWriter(tree).write(placed);
  }

  /**
   * The printed text of a merge with the comments of {@code ours}, except those that {@code theirs}
   * removed, and with those that {@code theirs} added.
   *
   * @param printed a canonical text
   * @param schema its schema
   */
  public static byte[] merge(
      byte[] printed, Schema schema, Original base, Original ours, Original theirs) {
    TextTree tree = new TextTree(printed, schema.style());
    List<PlacedComment> placed =
        CommentMerge.merge(base.placed(tree), ours.placed(tree), theirs.placed(tree));
    return placed.isEmpty() ? printed : new CommentWriter(tree).write(placed);
  }
}
