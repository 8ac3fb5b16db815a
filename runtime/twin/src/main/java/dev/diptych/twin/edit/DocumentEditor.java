package dev.diptych.twin.edit;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.migrate.Rederivation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Changes values of documents.
 *
 * @param engine the formats of the documents
 */
public record DocumentEditor(Engine engine) {
  /**
   * Applies edits, one after the other.
   *
   * @param opened a document of one of the formats
   * @param edits the edits
   * @return the changed document with its derived values, not proven: printing and encoding do
   *     that; or why the first edit that cannot be applied is rejected
   */
  public Result<LocatedDocument> edit(LocatedDocument opened, List<Edit> edits) {
    if (opened.isDamaged()) {
      Location at = new Location.Whole(opened.name());
      String message = "a damaged file, which is not complete, cannot be edited";
      return Result.failed(Diagnostic.error("damaged-file", at, message));
    }
    Schema schema = opened.document().schema();
    Struct root = engine.withoutDerived(opened).root();
    for (Edit edit : edits) {
      Result<Struct> changed = changed(opened.name(), schema, root, edit);
      if (!changed.ok()) {
        return Result.failed(changed.diagnostics());
      }
      root = changed.value().orElseThrow();
    }
    Document document = new Document(schema, Rederivation.of(root));
    String name = opened.name();
    return Result.of(
        new LocatedDocument(
            name, Face.TEXT, document, path -> new Location.InBytes(name, -1, path)),
        List.of());
  }

  private Result<Struct> changed(String name, Schema schema, Struct root, Edit edit) {
    try {
      String words = fragment(root, edit);
      if (words == null) {
        return Result.of(new StructEdit(schema, edit).in(root), List.of());
      }
      Document document = new Document(schema, Rederivation.of(root));
      return new FragmentEdit(engine, name).in(document, edit, words);
    } catch (RejectedEditException e) {
      return Result.failed(e.diagnostic(name, edit.path()));
    }
  }

  /** The text of a block or a row, if an edit puts one into the document; or null. */
  private static @Nullable String fragment(Struct root, Edit edit) {
    Given content =
        edit instanceof Edit.Put put
            ? put.content()
            : edit instanceof Edit.Insert insert ? insert.content() : null;
    Path path = edit.path();
    Struct owner = path.parent() == null ? null : path.parent().in(root);
    int index = owner == null ? -1 : owner.type().indexOf(path.field());
    if (!(content instanceof Given.OfWords words) || owner == null || index < 0) {
      return null;
    }
    Field field = owner.type().fields().get(index);
    boolean isOne = path.index() >= 0 == field.repeated();
    return isOne && field.type().isStruct() ? words.words() : null;
  }
}
