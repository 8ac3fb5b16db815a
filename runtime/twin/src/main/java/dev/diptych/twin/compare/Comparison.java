package dev.diptych.twin.compare;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import java.util.List;

/**
 * Compares two documents of one format, whatever their faces.
 *
 * @param engine the engine
 * @param tolerance differences of numbers that do not count
 * @param measures distances of several columns together
 */
public record Comparison(Engine engine, Tolerance tolerance, List<Measure> measures) {
  public Comparison {
    measures = List.copyOf(measures);
  }

  /**
   * Compares two documents. Exchanging them gives the same differences in the other direction.
   *
   * @return the differences in the order of the text, or an error if they are of different formats
   */
  public Result<List<Difference>> compare(LocatedDocument before, LocatedDocument after) {
    FormatName one = before.document().schema().format();
    FormatName other = after.document().schema().format();
    if (!one.id().equals(other.id())) {
      return Result.failed(
          Diagnostic.error(
              "different-formats",
              new Location.Whole(after.name()),
              "this is %s, but %s is %s: their values have no common names"
                  .formatted(other, before.name(), one),
              "compare files of one format; versions and layouts may differ"));
    }
    Document a = engine.withoutDerived(before);
    Document b = engine.withoutDerived(after);
    boolean exchanged = order(a) > order(b);
    Walk walk =
        new Walk(
            exchanged ? Sides.of(b, a, tolerance, measures) : Sides.of(a, b, tolerance, measures));
    List<Difference> found = walk.run();
    return Result.of(
        exchanged ? found.stream().map(Difference::mirrored).toList() : found, List.of());
  }

  /** A number that depends on the content alone, so that the order of the arguments does not. */
  private static long order(Document document) {
    int more = document.schema().format().key().hashCode() ^ document.root().residue().hashCode();
    return ((long) document.root().hashCode() << 32) | Integer.toUnsignedLong(more);
  }
}
