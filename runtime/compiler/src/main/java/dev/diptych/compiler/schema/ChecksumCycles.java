package dev.diptych.compiler.schema;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Covered;
import dev.diptych.model.checksum.Unpacking;
import dev.diptych.model.schema.Derivation.ChecksumOf;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds checksums within one struct that cover each other. */
final class ChecksumCycles {
  private static final int MAX_DEPTH = 8;

  /** Structs within structs can be very many; a cycle that is not found here is an error later. */
  private static final int MAX_PLACES = 10_000;

  private final Schema schema;
  private final StructType top;
  private final Map<List<String>, Checksum> located = new LinkedHashMap<>();
  private int places;

  ChecksumCycles(Schema schema, StructType top) {
    this.schema = schema;
    this.top = top;
    locate(top, List.of());
  }

  private void locate(StructType struct, List<String> path) {
    for (Field field : struct.fields()) {
      places++;
      List<String> at = joined(path, List.of(field.id()));
      if (field.derivation() instanceof ChecksumOf from) {
        located.put(at, from.checksum());
      } else if (field.type() instanceof Type.Nested nested
          && field.repeat() instanceof Repeat.Once
          && at.size() < MAX_DEPTH
          && places < MAX_PLACES) {
        locate(schema.struct(nested), at);
      }
    }
  }

  /** The paths of checksums of which each covers the next, and the last the first; or empty. */
  List<String> find() {
    Set<List<String>> done = new HashSet<>();
    List<List<String>> way = new ArrayList<>();
    for (List<String> start : located.keySet()) {
      if (!done.contains(start) && closes(start, way, done)) {
        return way.stream().map(path -> String.join(".", path)).toList();
      }
    }
    return List.of();
  }

  /** What is wrong with {@code cycle}. */
  static String message(List<String> cycle) {
    return "checksums that cover each other: "
        + String.join(" → ", cycle)
        + " → "
        + cycle.get(0)
        + "; one of them has to leave the other out, or count it as a constant with blank";
  }

  /** Whether {@code way} with {@code at} leads to a cycle, which is all that is left in it then. */
  private boolean closes(List<String> at, List<List<String>> way, Set<List<String>> done) {
    way.add(at);
    for (List<String> next : located.keySet()) {
      if (done.contains(next) || !covers(at, next)) {
        continue;
      }
      int before = way.indexOf(next);
      if (before >= 0) {
        way.subList(0, before).clear();
        return true;
      }
      if (closes(next, way, done)) {
        return true;
      }
    }
    way.remove(way.size() - 1);
    done.add(at);
    return false;
  }

  /** Whether the checksum at {@code from} covers the different one at {@code to}. */
  private boolean covers(List<String> from, List<String> to) {
    Checksum checksum = located.get(from);
    if (checksum == null || from.equals(to)) {
      return false;
    }
    List<String> owner = from.subList(0, from.size() - 1);
    for (List<String> blank : checksum.blank()) {
      if (isWithin(to, resolved(owner, blank))) {
        return false;
      }
    }
    boolean size = checksum.algorithm() instanceof Algorithm.Size && !isPacked(owner, to);
    return checksum.of().stream()
        .filter(part -> !size || isUnpacked(part))
        .anyMatch(part -> covers(from, part, to));
  }

  /** Whether {@code part} is what compressed bytes become, whose size depends on their content. */
  private static boolean isUnpacked(Covered part) {
    return part instanceof Covered.Field field && !field.unpacking().equals(Unpacking.NONE);
  }

  /** Whether {@code path} leads from {@code owner} into bytes that are compressed. */
  private boolean isPacked(List<String> owner, List<String> path) {
    for (int i = Math.min(owner.size(), path.size()); i < path.size(); i++) {
      Storage.Stream stream = struct(path.subList(0, i)).field(path.get(i)).storage().stream();
      if (stream != null && stream.process() != Storage.Processing.NONE) {
        return true;
      }
    }
    return false;
  }

  private boolean covers(List<String> from, Covered part, List<String> to) {
    List<String> owner = from.subList(0, from.size() - 1);
    if (part instanceof Covered.Field field) {
      return isWithin(to, resolved(owner, field.path()));
    }
    if (part instanceof Covered.Literal || !isWithin(to, owner)) {
      return false;
    }
    StructType struct = struct(owner);
    int index = struct.indexOf(to.get(owner.size()));
    int self = struct.indexOf(from.get(from.size() - 1));
    if (part instanceof Covered.Range range) {
      return (range.from() == null || index >= struct.indexOf(range.from()))
          && (range.to() == null || index <= struct.indexOf(range.to()));
    }
    return part instanceof Covered.Before ? index < self : index > self;
  }

  private static boolean isWithin(List<String> path, @Nullable List<String> outer) {
    return outer != null
        && path.size() >= outer.size()
        && path.subList(0, outer.size()).equals(outer);
  }

  /** {@code path} from {@code owner} as a path from the top; null if it leads elsewhere. */
  private @Nullable List<String> resolved(List<String> owner, List<String> path) {
    List<String> at = new ArrayList<>(owner);
    for (int i = 0; i < path.size(); i++) {
      String id = path.get(i);
      boolean root = id.equals("_root");
      if (root || (id.equals("_parent") && at.isEmpty())) {
        boolean here = root && top.name().equals(schema.root().name());
        if (!here) {
          // Something around the top covers all of it.
          return i == path.size() - 1 ? List.of() : null;
        }
        at.clear();
      } else if (id.equals("_parent")) {
        at.remove(at.size() - 1);
      } else {
        at.add(id);
      }
    }
    return at;
  }

  private StructType struct(List<String> path) {
    StructType at = top;
    for (String id : path) {
      at = schema.struct((Type.Nested) at.field(id).type());
    }
    return at;
  }

  private static List<String> joined(List<String> a, List<String> b) {
    List<String> all = new ArrayList<>(a);
    all.addAll(b);
    return List.copyOf(all);
  }
}
