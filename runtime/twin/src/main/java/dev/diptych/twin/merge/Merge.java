package dev.diptych.twin.merge;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.FormatName;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.migrate.Rederivation;
import java.util.List;
import java.util.Objects;

/**
 * Merges the changes of two documents to a common base.
 *
 * @param engine the engine
 */
public record Merge(Engine engine) {
  /**
   * A merged document.
   *
   * @param ours with conflicts resolved for the first document
   * @param theirs with conflicts resolved for the second; equal if there is no conflict
   */
  public record Merged(Document ours, Document theirs) {
    /** Whether there is no conflict. */
    public boolean isClean() {
      return ours.root().equals(theirs.root());
    }
  }

  /**
   * Merges two documents.
   *
   * @param base the document that both come from
   * @param ours the first document
   * @param theirs the second document
   * @return the merged documents, not proven; or an error if they differ in format or layout
   */
  public Result<Merged> merge(LocatedDocument base, LocatedDocument ours, LocatedDocument theirs) {
    FormatName format = ours.document().schema().format();
    for (LocatedDocument other : List.of(base, theirs)) {
      FormatName name = other.document().schema().format();
      if (!name.key().equals(format.key())) {
        return Result.failed(
            Diagnostic.error(
                "different-formats",
                new Location.Whole(other.name()),
                "this is %s, but %s is %s".formatted(name, ours.name(), format),
                "files can be merged if their format, version and layout are the same"));
      }
    }
    Struct first = engine.withoutDerived(base).root();
    Struct second = engine.withoutDerived(ours).root();
    Struct third = engine.withoutDerived(theirs).root();
    Sides sides = new ValueMerge(ours.document().schema()).structs(first, second, third);
    return Result.of(
        new Merged(
            document(ours, (Struct) Objects.requireNonNull(sides.ours())),
            document(ours, (Struct) Objects.requireNonNull(sides.theirs()))),
        List.of());
  }

  private static Document document(LocatedDocument like, Struct root) {
    return new Document(like.document().schema(), Rederivation.of(root));
  }
}
