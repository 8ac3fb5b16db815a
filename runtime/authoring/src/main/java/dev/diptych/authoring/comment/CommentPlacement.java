package dev.diptych.authoring.comment;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the places of the comments of a text in the text that is printed after a change. A comment
 * whose item is not there any more is put before what follows the item, else at the end of the
 * block, else of the innermost block around it that is there.
 */
final class CommentPlacement {
  private final TextComments from;
  private final TextComments to;
  private final Moves moves;
  private final TextNames names;
  private final PrintedComments known;
  private final CommentEncoding encoding;
  private final List<PlacedComment> placed = new ArrayList<>();
  private int next;

  /**
   * A placement.
   *
   * @param from the text with the comments
   * @param to the printed text
   * @param moves what the change does to names and keys
   * @param names other names of items
   * @param known the comments that the printer writes itself
   */
  CommentPlacement(
      TextComments from, TextComments to, Moves moves, TextNames names, PrintedComments known) {
    this.from = from;
    this.to = to;
    this.moves = moves;
    this.names = names;
    this.known = known;
    this.encoding = CommentEncoding.between(from.style(), to.style());
  }

  /** All comments in the order of the text that they come from. */
  List<PlacedComment> place() {
    while (next < from.count() && from.start(next) < from.headerStart()) {
      put(Place.before(to.headerStart()), from.comment(next++));
    }
    if (next < from.count()) {
      new Walk(from.root(), to.root()).run();
    }
    tail();
    return placed;
  }

  private void tail() {
    boolean free = to.style().tail() == null;
    Place end = Place.before(free ? to.tree().source().length() : to.end());
    Place eof = new Place(to.end(), to.end() + "Eof".length());
    while (next < from.count()) {
      boolean beside = free && from.linesBefore(next, from.end()) == 0;
      put(beside ? eof : end, from.comment(next++));
    }
  }

  private void put(Place place, Comment comment) {
    Comment encoded = encoding.convert(comment);
    placed.add(new PlacedComment(place, place.isBeside() ? encoded.tight() : encoded));
  }

  /** Places the comments of one block. */
  private final class Walk {
    private final Block before;
    private final @Nullable Block printed;
    private final @Nullable ItemPairs pairs;
    private final List<Comment> left = new ArrayList<>();

    Walk(Block before, @Nullable Block printed) {
      this.before = before;
      this.printed = printed;
      this.pairs = printed == null ? null : new ItemPairs(before, printed, moves, names);
    }

    /** Returns the comments without a place, if the block is not in the printed text. */
    List<Comment> run() {
      while (next < from.count() && from.start(next) < before.close()) {
        int item = before.before(from.start(next));
        if (before.isInBraces(item, from.start(next))) {
          child(item);
        } else {
          comment(item);
        }
      }
      return left;
    }

    private void child(int item) {
      int partner = pairs == null ? -1 : pairs.of(item);
      boolean isThere = partner >= 0 && printed != null;
      Block content =
          printed != null && isThere && printed.isBlock(partner) ? printed.block(partner) : null;
      for (Comment comment : new Walk(before.block(item), content).run()) {
        put(isThere ? item : item + 1, comment);
      }
    }

    private void comment(int item) {
      int own = next++;
      int start = from.start(own);
      Comment comment = from.comment(own);
      int end = item < 0 ? before.open() : before.end(item);
      boolean beside = start >= end && from.linesBefore(own, end) == 0;
      if (isPrinted(comment, start < end ? item : -1, !beside && item < 0)) {
        return;
      }
      if (beside) {
        beside(item, comment.tight());
      } else {
        put(start < end ? item : item + 1, start < end ? comment.tight() : comment);
      }
    }

    /**
     * Whether the printer writes a comment itself.
     *
     * @param item the item that encloses it, or -1
     * @param first whether no item precedes it in its block
     */
    private boolean isPrinted(Comment comment, int item, boolean first) {
      if (printed == null || pairs == null) {
        return first && known.isComputed(comment.text());
      }
      int partner = item < 0 ? -1 : pairs.of(item);
      boolean same = item < 0 || partner >= 0;
      return (first && known.isComputed(comment.text()))
          || (same && known.has(comment.text(), printed, partner));
    }

    /** Puts a comment beside an item, or before what follows it. */
    private void beside(int item, Comment comment) {
      if (printed == null || pairs == null) {
        left.add(comment);
      } else if (item < 0) {
        CommentPlacement.this.put(printed.besideOpen(), comment);
      } else {
        int partner = pairs.of(item);
        if (partner < 0) {
          put(before.isRow(item) ? item : item + 1, comment);
        } else {
          CommentPlacement.this.put(printed.beside(partner), comment);
        }
      }
    }

    /** Puts a comment before an item, or before what follows it. */
    private void put(int item, Comment comment) {
      if (printed == null || pairs == null) {
        left.add(comment);
        return;
      }
      int partner = pairs.from(item);
      int token = partner < 0 ? printed.close() : printed.start(partner);
      CommentPlacement.this.put(Place.before(token), comment);
    }
  }
}
