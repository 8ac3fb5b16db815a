package dev.diptych.authoring.comment;

import dev.diptych.model.schema.Schema;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts the comments of texts into a text that is printed after a change of their documents. */
public final class KeptComments {
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH = ONES << 7;

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

    private List<PlacedComment> placed(TextComments printed) {
      Schema first = schemas.get(0);
      TextComments tree = new TextComments(text, first.style());
      return tree.count() == 0
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
    int at = 0;
    for (; at + Long.BYTES <= text.limit(); at += Long.BYTES) {
      long bytes = text.getLong(at) ^ '#' * ONES;
      if (((bytes - ONES) & ~bytes & HIGH) != 0) {
        return true;
      }
    }
    for (; at < text.limit(); at++) {
      if (text.get(at) == '#') {
        return true;
      }
    }
    return false;
  }

  /** Whether a text has comments. */
  public static boolean areIn(Original original) {
    return new TextComments(original.text, original.schemas.get(0).style()).count() > 0;
  }

  /**
   * The printed text with the comments of {@code originals}. Comments of one place are in the order
   * of the originals.
   *
   * @param printed a canonical text
   * @param schema its schema
   */
  public static byte[] put(byte[] printed, Schema schema, List<Original> originals) {
    TextComments tree = new TextComments(printed, schema.style());
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
    TextComments tree = new TextComments(printed, schema.style());
    List<PlacedComment> placed = merged(base.placed(tree), ours.placed(tree), theirs.placed(tree));
    return placed.isEmpty() ? printed : new CommentWriter(tree).write(placed);
  }

  private static List<PlacedComment> merged(
      List<PlacedComment> base, List<PlacedComment> ours, List<PlacedComment> theirs) {
    List<PlacedComment> removed = without(base, theirs);
    List<PlacedComment> added = without(theirs, base);
    List<PlacedComment> merged = without(ours, removed);
    merged.addAll(without(added, without(ours, base)));
    return merged;
  }

  /** The comments of {@code all} that are not in {@code others}, each counted. */
  private static List<PlacedComment> without(List<PlacedComment> all, List<PlacedComment> others) {
    Map<PlacedComment, Integer> counts = new HashMap<>();
    others.forEach(each -> counts.merge(each.loose(), 1, Integer::sum));
    List<PlacedComment> found = new ArrayList<>();
    for (PlacedComment each : all) {
      if (counts.merge(each.loose(), -1, Integer::sum) < 0) {
        found.add(each);
      }
    }
    return found;
  }
}
