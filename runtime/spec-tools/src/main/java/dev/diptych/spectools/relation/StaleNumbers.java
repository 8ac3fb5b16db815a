package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.binary.checksum.UncomputableException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Notation;
import dev.diptych.model.schema.Type;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that an edit of a text has made wrong, in a format whose spec does not state what they
 * are. This is a heuristic: in the file before the edit, the number was the size, the offset, the
 * count or a checksum of something, in every struct of its type, and with enough evidence that this
 * is no chance. After the edit, that is another number, and this one is the same as before.
 */
public final class StaleNumbers {
  private static final String CODE = "stale-number";

  /** Larger files are not compared: that takes longer than converting them. */
  public static final int MAX_BYTES = 1 << 24;

  private final LocatedDocument text;
  private final String before;
  private final Severity severity;
  private final Diagnostics found = new Diagnostics();

  private StaleNumbers(LocatedDocument text, String before, Severity severity) {
    this.text = text;
    this.before = before;
    this.severity = severity;
  }

  /**
   * Compares a compiled text with the file before the edit.
   *
   * @param engine has compiled it
   * @param text the text
   * @param compiled the file that it compiles to
   * @param before the file before the edit
   * @param severity that of the diagnostics
   * @return a diagnostic for each wrong number; none if the file before is of another format, or if
   *     there are too many structs
   */
  public static List<Diagnostic> find(
      Engine engine, LocatedDocument text, ByteBuffer compiled, Sample before, Severity severity) {
    boolean small = compiled.limit() <= MAX_BYTES && before.file().limit() <= MAX_BYTES;
    if (!small || compiled.equals(before.file()) || !hasCandidates(text)) {
      return List.of();
    }
    Optional<LocatedDocument> old =
        engine.openAs(text.document(), before.name(), before.file()).value();
    if (old.isEmpty() || old.get().isDamaged()) {
      return List.of();
    }
    StaleNumbers stale = new StaleNumbers(text, before.name(), severity);
    try {
      engine.places(
          old.get().document(),
          before.name(),
          before.file(),
          from ->
              engine
                  .places(
                      text.document(),
                      text.name(),
                      compiled,
                      to -> stale.compare(new Census(from), new Census(to)))
                  .ok());
    } catch (Census.TooManyException e) {
      return List.of();
    }
    return stale.found.summary(text.name());
  }

  private static boolean hasCandidates(LocatedDocument text) {
    return text.document().schema().structs().values().stream()
        .flatMap(type -> type.fields().stream())
        .anyMatch(Candidates::isCandidate);
  }

  private boolean compare(Census from, Census to) {
    RelationFinder finder = new RelationFinder(text.document().schema());
    finder.add(from);
    for (RelationFinder.Key key : finder.keys()) {
      Relation best = finder.best(key).orElse(null);
      if (best != null) {
        List<Relation> held = finder.held(key);
        for (StructPlace place : to.of(key.type().name())) {
          StructPlace same = from.at(place.path());
          if (same != null && same.type() == place.type()) {
            compare(
                best, held, new Site(same, key.index(), from), new Site(place, key.index(), to));
          }
        }
      }
    }
    return true;
  }

  private void compare(Relation best, List<Relation> held, Site from, Site to) {
    Value number = to.stored();
    if (number == null || !number.equals(from.stored())) {
      return;
    }
    for (Relation each : held) {
      Value now = measured(each, to);
      if (now == null || now.equals(number)) {
        return; // It may still be what it was.
      }
    }
    Value now = measured(best, to);
    if (now != null) {
      found.add(diagnostic(best, to, number, now));
    }
  }

  private static @Nullable Value measured(Relation relation, Site site) {
    try {
      return relation.measure().of(site).value();
    } catch (UncomputableException e) {
      return null;
    }
  }

  private Diagnostic diagnostic(Relation best, Site site, Value number, Value now) {
    Field field = best.field();
    Location at = text.locations().locate(site.place().path().field(field.id()));
    String what = best.measure().words();
    String message =
        "%s is %s, which is no longer %s as in %s: that is %s now"
            .formatted(field.id(), words(field, number), what, before, words(field, now));
    String key = best.measure().annotation();
    String help =
        key == null
            ? "set " + field.id() + " to " + words(field, now) + ", if it is meant to follow"
            : "set it to %s, or let it follow: -twin-checksum: %s"
                .formatted(words(field, now), key);
    String see = "diptych spec check --suggest shows the place for a key";
    List<String> hints = key == null ? List.of(help) : List.of(help, see);
    return new Diagnostic(severity, CODE, at, message, hints);
  }

  private static String words(Field field, Value value) {
    if (value instanceof Blob blob) {
      return "x\"" + HexFormat.of().formatHex(blob.bytes()) + "\"";
    }
    long bits = ((Scalar) value).bits();
    boolean hex = field.type() instanceof Type.Numeric n && n.notation() instanceof Notation.Hex;
    return hex ? "0x" + Long.toHexString(bits) : Long.toUnsignedString(bits);
  }
}
