package dev.diptych.twin.migrate;

import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds the new struct for an old one, and whether both have the same bytes. */
final class StructMatch {
  private final Schema from;
  private final Schema to;
  private final Map<List<String>, FieldPairs> pairs = new HashMap<>();
  private final Map<List<String>, Boolean> same = new HashMap<>();

  StructMatch(Schema from, Schema to) {
    this.from = from;
    this.to = to;
  }

  /** The old field for each field of {@code after}. */
  FieldPairs pairs(StructType before, StructType after) {
    return pairs.computeIfAbsent(
        List.of(before.name(), after.name()), key -> new FieldPairs(before, after));
  }

  /** The struct among {@code names} that continues {@code source}, by name or alias; or null. */
  @Nullable String among(List<String> names, String source) {
    String wanted = simple(source);
    for (String name : names) {
      if (simple(name).equals(wanted)) {
        return name;
      }
    }
    for (String name : names) {
      for (Alias alias : to.struct(name).aliases()) {
        if (alias.name().equals(wanted)) {
          return name;
        }
      }
    }
    return null;
  }

  /** The name of a struct in its scope; that of a case of a plain type does not depend on it. */
  private static String simple(String struct) {
    String name = struct.substring(struct.lastIndexOf(':') + 1);
    return name.startsWith("twin_") ? name.replaceFirst("__.*", "") : name;
  }

  /** Whether both structs have the same fields in the same places, all the way down. */
  boolean isSame(StructType before, StructType after) {
    List<String> key = List.of(before.name(), after.name());
    Boolean known = same.get(key);
    if (known == null) {
      // A struct that contains itself is the same unless another field differs.
      same.put(key, true);
      known = compare(before, after);
      same.put(key, known);
    }
    return known;
  }

  private boolean compare(StructType before, StructType after) {
    FieldPairs fields = pairs(before, after);
    int count = after.fields().size();
    return before.fields().size() == count
        && IntStream.range(0, count)
            .allMatch(
                i -> fields.source(i) == i && new FieldLayout(this, before, after, i).isSame());
  }

  /** Whether the structs called so have the same bytes. */
  boolean isSame(String before, String after) {
    return isSame(from.struct(before), to.struct(after));
  }

  /** The layout of one field of two structs. */
  private record FieldLayout(StructMatch match, StructType before, StructType after, int index) {
    boolean isSame() {
      var a = before.fields().get(index);
      var b = after.fields().get(index);
      List<String> one = a.type().structs();
      List<String> other = b.type().structs();
      boolean types =
          one.isEmpty()
              ? a.type().equals(b.type())
              : one.size() == other.size()
                  && IntStream.range(0, one.size())
                      .allMatch(i -> match.isSame(one.get(i), other.get(i)));
      return types
          && a.repeat().equals(b.repeat())
          && a.derivation().equals(b.derivation())
          && Objects.equals(a.storage(), b.storage());
    }
  }
}
