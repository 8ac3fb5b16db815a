package dev.diptych.conformance.differential;

import dev.diptych.binary.decode.Decoded;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
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
    if (!places(a.notes()).equals(places(b.notes()))) {
      return "notes: " + places(a.notes()) + " and " + places(b.notes());
    }
    if (a.unread() != b.unread()) {
      return "unread: " + a.unread() + " and " + b.unread();
    }
    return a.extents().structs().equals(b.extents().structs()) ? null : "extents";
  }

  private static List<String> places(List<Diagnostic> notes) {
    return notes.stream().map(DecodedDifference::place).toList();
  }

  private static String failure(Result<Decoded> failed) {
    return place(failed.diagnostics().get(0));
  }

  private static String place(Diagnostic found) {
    return found.code() + " at " + path(found.location());
  }

  private static String path(Location at) {
    String path = at instanceof Location.InBytes bytes ? bytes.path().toString() : at.toString();
    return path.replaceAll("\\d+", "");
  }

  private static @Nullable String failure(Diagnostic old, Diagnostic plan) {
    String a = place(old);
    String b = place(plan);
    if (!a.equals(b)) {
      return a + ", now " + b;
    }
    return offset(old) == offset(plan) ? null : "offset of " + a;
  }

  private static long offset(Diagnostic found) {
    return found.location() instanceof Location.InBytes bytes ? bytes.offset() : -1;
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
