package dev.diptych.authoring.comment;

/**
 * A comment in a printed text.
 *
 * @param place where it is put
 * @param comment the comment
 */
record PlacedComment(Place place, Comment comment) {
  /** The same comment without the empty lines around it, to compare. */
  PlacedComment loose() {
    return new PlacedComment(place, comment.tight());
  }
}
