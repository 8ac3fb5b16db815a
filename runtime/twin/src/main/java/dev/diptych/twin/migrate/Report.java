package dev.diptych.twin.migrate;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.print.ValueFormatter;
import java.util.HashSet;
import java.util.Set;

/** Collects what a migration cannot convert and what it would lose. */
final class Report {
  private static final int MAX_SHOWN = 60;

  private final Diagnostics diagnostics = new Diagnostics();
  private final Schema from;
  private final String version;
  private final Locations locations;
  private final boolean allowLoss;
  private final Set<String> needed = new HashSet<>();
  private boolean incomplete;

  /**
   * A report.
   *
   * @param from the schema of the values
   * @param to the new schema
   * @param locations where the values are
   * @param allowLoss whether a loss is a note instead of an error
   */
  Report(Schema from, Schema to, Locations locations, boolean allowLoss) {
    this.from = from;
    this.version = to.format().title() + " " + to.format().version();
    this.locations = locations;
    this.allowLoss = allowLoss;
  }

  Diagnostics diagnostics() {
    return diagnostics;
  }

  /** Whether the document is rejected. */
  boolean failed() {
    return diagnostics.hasErrors();
  }

  /** Whether values of the new document are missing. */
  boolean isIncomplete() {
    return incomplete;
  }

  /** The value of the old field {@code field} has no place in the new version. */
  void lost(Path path, Field field, Value value) {
    lost(path, "%s = %s".formatted(path, shown(field.type(), value)));
  }

  /**
   * The condition of {@code field} does not hold in the new version.
   *
   * @param path the old path of the value
   * @param after its new path
   */
  void gated(Path path, Path after, Field field, Value value) {
    lost(path, "%s, because '%s' does not hold".formatted(after, field.storage().condition()));
  }

  /** Something at {@code path} has no place in the new version. */
  void lost(Path path, String what) {
    String message = "%s cannot hold %s".formatted(version, what);
    diagnostics.add(
        allowLoss
            ? Diagnostic.note("lost", locations.locate(path), message)
            : Diagnostic.error(
                "would-lose",
                locations.locate(path),
                message,
                "--allow-loss converts the file without it"));
  }

  /** A value of the old type {@code type} that the field {@code after} cannot have. */
  void unfit(Path path, Type type, Value value, Field after, String why) {
    String message =
        "%s is %s: %s"
            .formatted(path.parent() == null ? after.id() : path, shown(type, value), why);
    error("cannot-migrate", path, message);
  }

  /**
   * The new field {@code field} of the struct at {@code owner} has no value. It is reported once
   * for all structs of {@code type}.
   */
  void needed(Path owner, StructType type, Field field) {
    incomplete = true;
    if (!needed.add(type.name() + "/" + field.id())) {
      return;
    }
    String where = owner.parent() == null ? "the file" : owner.toString();
    String message =
        "%s of %s has no value: it is new in %s and has no default"
            .formatted(field.id(), where, version);
    error(
        "needs-value",
        owner,
        message,
        "give it a value: --set %s=…".formatted(field.id()),
        "or give it a default in the spec: -twin-default");
  }

  /** A problem at {@code path} of the old document. */
  void error(String code, Path path, String message, String... help) {
    incomplete = true;
    diagnostics.add(Diagnostic.error(code, locations.locate(path), message, help));
  }

  private String shown(Type type, Value value) {
    if (value instanceof Table table) {
      return count(table.rows(), "row");
    }
    if (value instanceof Sequence sequence) {
      return count(sequence.elements().size(), "element");
    }
    boolean single = value instanceof Scalar || value instanceof Blob;
    String text = single ? new ValueFormatter(from).of(type, value) : "{ … }";
    return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "…";
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
