package dev.diptych.twin;

import dev.diptych.binary.checksum.CheckedSum;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.ChecksumText;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.document.ValuesAt;
import dev.diptych.model.schema.Derivation.ChecksumOf;
import dev.diptych.model.schema.Field;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reports and repairs checksums that do not match the bytes that they are of. */
public final class ChecksumFindings {
  private final Engine engine;
  private final LocatedDocument opened;

  /** The checksums of {@code opened}, which belongs to {@code engine}. */
  public ChecksumFindings(Engine engine, LocatedDocument opened) {
    this.engine = engine;
    this.opened = opened;
  }

  /** A warning for each that does not match. */
  public List<Diagnostic> warnings() {
    Diagnostics found = new Diagnostics();
    if (opened.document().schema().hasChecksums() && isSet(opened.document().root())) {
      for (CheckedSum sum : engine.checksums(opened)) {
        if (!sum.agrees()) {
          found.add(warning(sum));
        }
      }
    }
    return found.summary(opened.name());
  }

  /** How many there are and how many do not match, in words; empty if the format has none. */
  public String summary() {
    if (!opened.document().schema().hasChecksums() || opened.isDamaged()) {
      return "";
    }
    Document complete = engine.complete(opened.name(), opened).value().orElse(opened.document());
    LocatedDocument all =
        new LocatedDocument(opened.name(), opened.face(), complete, opened.locations());
    List<CheckedSum> sums = engine.checksums(all);
    long wrong = sums.stream().filter(sum -> !sum.agrees()).count();
    return sums.size() + (wrong == 0 ? ", all match" : ", " + wrong + " of them wrong");
  }

  /** Whether there is a checksum with a value; a text usually has none. */
  private static boolean isSet(@Nullable Value value) {
    if (value instanceof Sequence many) {
      return many.elements().stream().anyMatch(ChecksumFindings::isSet);
    }
    if (!(value instanceof Struct struct)) {
      return false;
    }
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).isChecksum() ? struct.get(i) != null : isSet(struct.get(i))) {
        return true;
      }
    }
    return false;
  }

  private Diagnostic warning(CheckedSum sum) {
    Location at = opened.locations().locate(sum.path());
    String id = sum.field().id();
    String what = ChecksumText.of(checksum(sum));
    if (sum.expected() == null) {
      String message = "%s cannot be compared with %s: %s".formatted(id, what, sum.problem());
      return Diagnostic.warning("checksum-mismatch", at, message);
    }
    String message =
        "%s is %s, but %s is %s".formatted(id, words(sum, sum.stored()), what, expected(sum));
    String help =
        opened.face() == Face.TEXT
            ? "remove " + id + " from the text, and it is computed"
            : "it is kept as it is; the repair command computes it";
    return Diagnostic.warning("checksum-mismatch", at, message, help);
  }

  private static Checksum checksum(CheckedSum sum) {
    return ((ChecksumOf) sum.field().derivation()).checksum();
  }

  private static String expected(CheckedSum sum) {
    return sum.expected() == null ? "" : words(sum, sum.expected());
  }

  private static String words(CheckedSum sum, Value value) {
    Checksum checksum = checksum(sum);
    if (value instanceof Scalar number) {
      int digits = 2 * checksum.length();
      String hex = "%016x".formatted(number.bits());
      return "0x" + hex.substring(hex.length() - digits);
    }
    byte[] bytes = ((Blob) value).bytes();
    return checksum.digits() == null
        ? "x\"" + HexFormat.of().formatHex(bytes) + "\""
        : "\"" + new String(bytes, StandardCharsets.ISO_8859_1).replaceAll("[^ -~]", "") + "\"";
  }

  /**
   * The document without checksums that do not match, so that they are computed.
   *
   * @param changes receives a note for each
   */
  public Document repaired(List<Diagnostic> changes) {
    Diagnostics found = new Diagnostics();
    Map<Path, @Nullable Value> omitted = new HashMap<>();
    for (CheckedSum sum : engine.checksums(opened)) {
      boolean wrong = !sum.agrees() && sum.expected() != null;
      if (wrong) {
        found.add(
            Diagnostic.note(
                "checksum-repaired",
                opened.locations().locate(sum.path()),
                "%s was %s, which is not %s"
                    .formatted(
                        sum.field().id(),
                        words(sum, sum.stored()),
                        ChecksumText.of(checksum(sum)))));
      }
      if (wrong || sum.right()) {
        // A right one may cover a wrong one.
        omitted.put(sum.path(), null);
      }
    }
    changes.addAll(found.summary(opened.name()));
    Document document = opened.document();
    return found.list().isEmpty()
        ? document
        : new Document(document.schema(), new ValuesAt(omitted).in(document.root()));
  }
}
