package dev.diptych.conformance.differential;

import dev.diptych.binary.decode.Decoded;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The first difference between what two codecs decode. */
final class DecodedDifference {
  private DecodedDifference() {}

  /** The kind of the difference and its path, without indexes and offsets; null for none. */
  static @Nullable String of(Result<Decoded> old, Result<Decoded> plan) {
    if (old.ok() != plan.ok()) {
      return (old.ok() ? "old only: " : "new only: ") + failure(old.ok() ? plan : old);
    }
    if (!old.ok()) {
      return failure(old.diagnostics().get(0), plan.diagnostics().get(0));
    }
    Decoded a = old.value().orElseThrow();
    Decoded b = plan.value().orElseThrow();
    String found = struct("", a.root(), b.root());
    if (found != null) {
      return found;
    }
    found = notes(a.notes(), b.notes());
    if (found != null) {
      return found;
    }
    if (a.unread() != b.unread()) {
      return "unread";
    }
    if (!a.extents().structs().equals(b.extents().structs())) {
      return "extents";
    }
    return Places.differ(a, b) ? "places" : null;
  }

  private static @Nullable String notes(List<Diagnostic> old, List<Diagnostic> plan) {
    List<Diagnostic> gone = new ArrayList<>(old);
    for (Diagnostic each : plan) {
      if (!gone.removeIf(other -> other.location().equals(each.location()))) {
        return "new note: " + place(each);
      }
    }
    return gone.isEmpty() ? null : "no note: " + place(gone.get(0));
  }

  private static String failure(Result<Decoded> failed) {
    return place(failed.diagnostics().get(0));
  }

  private static String place(Diagnostic found) {
    return found.code() + " at " + path(found.location());
  }

  /**
   * The last steps of the path, without indexes: many paths lead to the same kind of difference.
   */
  private static String path(Location at) {
    if (!(at instanceof Location.InBytes bytes)) {
      return "";
    }
    Path path = bytes.path();
    boolean deep = path.parent() != null && path.parent().parent() != null;
    String outer = deep ? path.parent().field() + "." : "";
    return outer + path.field();
  }

  private static @Nullable String failure(Diagnostic old, Diagnostic plan) {
    if (!old.code().equals(plan.code())) {
      return place(old) + ", now " + plan.code();
    }
    if (!path(old.location()).equals(path(plan.location()))) {
      return place(old) + ", now at " + path(plan.location());
    }
    return old.location().equals(plan.location()) ? null : "other offset or index of " + place(old);
  }

  private static @Nullable String struct(String path, Struct old, Struct plan) {
    if (!old.type().name().equals(plan.type().name())) {
      return path + ": " + old.type() + ", now " + plan.type();
    }
    List<Field> fields = old.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      String found = value(path + "." + fields.get(i).id(), old.get(i), plan.get(i));
      if (found != null) {
        return found;
      }
    }
    if (!old.residue().equals(plan.residue())) {
      return path + ": residue";
    }
    return old.computedValues().equals(plan.computedValues()) ? null : path + ": computed values";
  }

  private static @Nullable String value(String path, @Nullable Value old, @Nullable Value plan) {
    if (old instanceof Struct a && plan instanceof Struct b) {
      return struct(path, a, b);
    }
    if (old instanceof Sequence a && plan instanceof Sequence b) {
      if (a.elements().size() != b.elements().size()) {
        return path + ": count";
      }
      for (int i = 0; i < a.elements().size(); i++) {
        String found = value(path + "[]", a.elements().get(i), b.elements().get(i));
        if (found != null) {
          return found;
        }
      }
      return null;
    }
    return Objects.equals(old, plan) ? null : path + ": " + kind(old) + ", now " + kind(plan);
  }

  private static String kind(@Nullable Value value) {
    if (value == null) {
      return "absent";
    }
    return value instanceof Scalar
        ? "number"
        : value instanceof Blob blob
            ? blob.length() + " bytes"
            : value instanceof Struct ? "struct" : "list";
  }
}
