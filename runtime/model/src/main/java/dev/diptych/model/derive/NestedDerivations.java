package dev.diptych.model.derive;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType.NestedDerivation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fields of inner structs that are derived from fields of an outer struct. */
public final class NestedDerivations {
  private NestedDerivations() {}

  /** Sets every such field that is absent. */
  public static Struct fill(Struct struct) {
    if (struct.type().nestedDerivations().isEmpty()) {
      return struct; // As for most structs: not even an iterator is needed.
    }
    Struct all = struct;
    for (NestedDerivation nestedDerivation : struct.type().nestedDerivations()) {
      if (exists(all, nestedDerivation) && at(all, nestedDerivation.path()) == null) {
        all = put(all, nestedDerivation.path(), derived(all, nestedDerivation));
      }
    }
    return all;
  }

  /** Sets every such field that does not agree with its derived value. */
  public static Struct rederive(Struct struct) {
    Struct all = struct;
    for (NestedDerivation nestedDerivation : struct.type().nestedDerivations()) {
      Value derived = derived(all, nestedDerivation);
      if (exists(all, nestedDerivation) && !isKept(all, nestedDerivation, derived)) {
        all = put(all, nestedDerivation.path(), derived);
      }
    }
    return all;
  }

  private static boolean isKept(
      Struct struct, NestedDerivation nestedDerivation, @Nullable Value derived) {
    Value value = at(struct, nestedDerivation.path());
    return value != null
        && (Deriver.isUnconstrained(nestedDerivation.derivation(), struct)
            || Deriver.agrees(field(struct, nestedDerivation), value, derived));
  }

  /** Removes every such field that has its derived value. */
  public static Struct omit(Struct struct) {
    if (struct.type().nestedDerivations().isEmpty()) {
      return struct; // As for most structs: not even an iterator is needed.
    }
    Struct rest = struct;
    for (NestedDerivation nestedDerivation : struct.type().nestedDerivations()) {
      if (exists(rest, nestedDerivation)) {
        Value value = at(rest, nestedDerivation.path());
        if (value != null && value.equals(derived(rest, nestedDerivation))) {
          rest = put(rest, nestedDerivation.path(), null);
        }
      }
    }
    return rest;
  }

  /** The value that {@code struct} implies for the derived field, or null if it implies none. */
  public static @Nullable Value derived(Struct struct, NestedDerivation nestedDerivation) {
    return Deriver.derive(nestedDerivation.derivation(), struct, new Sizes());
  }

  /** The value at {@code way}, or null. */
  public static @Nullable Value at(Struct struct, List<String> way) {
    Value value = struct;
    for (String id : way) {
      value = value instanceof Struct inner ? inner.get(id) : null;
    }
    return value;
  }

  /** The derived field; {@link #exists} must hold. */
  public static Field field(Struct struct, NestedDerivation nestedDerivation) {
    int last = nestedDerivation.path().size() - 1;
    Struct holder = (Struct) requireNonNull(at(struct, nestedDerivation.path().subList(0, last)));
    return holder.type().field(nestedDerivation.path().get(last));
  }

  /** Whether {@code struct} contains the struct of the derived field, and that is not cut off. */
  public static boolean exists(Struct struct, NestedDerivation nestedDerivation) {
    List<String> path = nestedDerivation.path();
    int last = path.size() - 1;
    return at(struct, path.subList(0, last)) instanceof Struct holder
        && !holder.isCut(holder.type().indexOf(path.get(last)));
  }

  /** The struct with another value at {@code way}, whose structs exist. */
  static Struct put(Struct struct, List<String> way, @Nullable Value value) {
    String id = way.get(0);
    @Nullable Value changed =
        way.size() == 1
            ? value
            : put((Struct) requireNonNull(struct.get(id)), way.subList(1, way.size()), value);
    return struct.with(id, changed);
  }
}
