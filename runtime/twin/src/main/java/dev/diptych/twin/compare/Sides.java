package dev.diptych.twin.compare;

import dev.diptych.model.document.Document;
import java.util.List;

/**
 * The two documents of a comparison, and how exact it is.
 *
 * @param a the first document
 * @param b the second document
 * @param namesA names of blocks and values in the text of {@code a}
 * @param namesB names of blocks and values in the text of {@code b}
 * @param tolerance how far numbers may be apart
 * @param measures distances of several columns
 */
record Sides(
    Document a,
    Document b,
    Names namesA,
    Names namesB,
    Tolerance tolerance,
    List<Measure> measures) {
  static Sides of(Document a, Document b, Tolerance tolerance, List<Measure> measures) {
    return new Sides(
        a, b, new Names(a.schema()), new Names(b.schema()), tolerance, List.copyOf(measures));
  }

  boolean sameSchema() {
    return a.schema().format().key().equals(b.schema().format().key());
  }
}
