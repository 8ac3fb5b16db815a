package dev.diptych.twin.migrate;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.position.Offsets;
import dev.diptych.model.position.UnplacedFieldException;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import java.util.List;

/**
 * Converts documents to the format of another spec: fields, structs and enum members by name, with
 * the aliases of the new spec; new fields get their defaults. The version number follows, and with
 * it the fields whose conditions depend on it.
 */
public final class Migration {
  private final Engine engine;
  private final Schema to;
  private final boolean allowLoss;
  private final GivenValues given;
  private final int limit;

  /**
   * A migration.
   *
   * @param engine the engine of the new spec, its only format
   * @param allowLoss whether values that the new version cannot hold may be lost
   * @param given values of new fields without a default
   * @param limit memory that defaults may use, as a multiple of the default
   */
  public Migration(Engine engine, boolean allowLoss, GivenValues given, int limit) {
    this.engine = engine;
    this.to = engine.schemas().values().iterator().next();
    this.allowLoss = allowLoss;
    this.given = given;
    this.limit = limit;
  }

  /**
   * Converts a document.
   *
   * @param engine the engine of the old version
   * @param before the document in that version
   * @return the document in the new version, with the locations of the old one; or errors about
   *     values that cannot be converted. It is not proven: printing and encoding do that
   */
  public Result<LocatedDocument> migrate(Engine engine, LocatedDocument before) {
    if (before.isDamaged()) {
      Location at = before.locations().locate(Residue.PATH);
      String message = "a damaged file, which is not complete, cannot be migrated";
      return Result.failed(Diagnostic.error("damaged-file", at, message));
    }
    Schema from = before.document().schema();
    Report report = new Report(from, to, before.locations(), allowLoss);
    StructMatch match = new StructMatch(from, to);
    ValueConversion values =
        new ValueConversion(from, to, match, report, given, new Allowance(0, limit));
    Struct root = withoutOffsets(from, engine.withoutChecksums(before).root());
    Struct converted = values.structs().convert(root, to.root(), Path.ROOT);
    values.structs().reportRemoved();
    if (!report.isIncomplete()) {
      Struct named = new References(new OldPaths(match, root, converted)).in(converted);
      Struct derived = Rederivation.of(named);
      converted = new Gates(this.engine, values, report).satisfy(root, derived);
    }
    List<Diagnostic> found = report.diagnostics().summary(before.name());
    if (report.failed()) {
      return Result.failed(found);
    }
    OldPaths paths = new OldPaths(match, root, converted);
    Document document = new Document(to, converted);
    return Result.of(
        new LocatedDocument(
            before.name(),
            before.face(),
            document,
            path -> before.locations().locate(paths.of(path))),
        found);
  }

  /** The document without the offsets that follow from the order of the fields: they change. */
  private static Struct withoutOffsets(Schema schema, Struct root) {
    Offsets offsets = new Offsets(schema);
    try {
      return offsets.omit(offsets.fill(root, offsets.missing(root), new Sizes()));
    } catch (UnplacedFieldException e) {
      return root; // Only encoding knows the sizes of packed values.
    }
  }
}
