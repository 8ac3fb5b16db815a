package dev.diptych.compiler.schema;

import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where the paths of checksums lead to, in all structs that a path can lead through. */
final class CoveredPaths {
  private final Schema schema;

  CoveredPaths(Schema schema) {
    this.schema = schema;
  }

  /** Why {@code path} from {@code struct} covers no bytes, or null. */
  @Nullable String problem(StructType struct, List<String> path) {
    Set<StructType> at = new LinkedHashSet<>(List.of(struct));
    for (int i = 0; i < path.size(); i++) {
      String id = path.get(i);
      boolean last = i == path.size() - 1;
      Set<StructType> next = new LinkedHashSet<>();
      if (id.equals("_root")) {
        next.add(schema.root());
      } else if (id.equals("_parent")) {
        at.forEach(each -> next.addAll(owners(each)));
      } else {
        List<StructType> with = at.stream().filter(each -> each.indexOf(id) >= 0).toList();
        String problem = with.isEmpty() ? unknown(at, id) : problem(with, id, last);
        if (problem != null) {
          return problem;
        }
        with.forEach(each -> next.addAll(structs(each.field(id))));
      }
      if (next.isEmpty() && !last) {
        return id.equals("_parent") ? struct + " has no _parent" : id + " is not a struct";
      }
      at = next;
    }
    return null;
  }

  private static @Nullable String problem(List<StructType> owners, String id, boolean last) {
    for (StructType owner : owners) {
      Field field = owner.field(id);
      if (field.type() instanceof Type.Packing) {
        return "unknown field " + id;
      }
      int index = owner.indexOf(id);
      if (last && (splitsBits(owner, index, true) || splitsBits(owner, index, false))) {
        return id + " may share a byte with the bits next to it; cover a range of fields";
      }
    }
    return null;
  }

  private static String unknown(Set<StructType> at, String id) {
    if (at.isEmpty()) {
      return id + " is in no struct";
    }
    StructType first = at.iterator().next();
    return "%s has no field '%s'%s".formatted(first, id, Suggestion.of(id, ids(first)));
  }

  static List<String> ids(StructType struct) {
    return struct.fields().stream().map(Field::id).toList();
  }

  /** Whether {@code path} leads to a field whose bytes are processed. */
  boolean isProcessed(StructType struct, List<String> path) {
    if (path.isEmpty() || path.get(path.size() - 1).startsWith("_")) {
      return false;
    }
    Set<StructType> at = new LinkedHashSet<>(List.of(struct));
    for (String id : path.subList(0, path.size() - 1)) {
      Set<StructType> next = new LinkedHashSet<>();
      for (StructType each : at) {
        if (id.equals("_root")) {
          next.add(schema.root());
        } else if (id.equals("_parent")) {
          next.addAll(owners(each));
        } else if (each.indexOf(id) >= 0) {
          next.addAll(structs(each.field(id)));
        }
      }
      at = next;
    }
    String last = path.get(path.size() - 1);
    return at.stream()
        .anyMatch(each -> each.indexOf(last) >= 0 && ChecksumCheck.isProcessed(each.field(last)));
  }

  private List<StructType> structs(Field field) {
    return field.type().structs().stream().map(schema::struct).toList();
  }

  /** The structs with a field of the type {@code struct}. */
  private List<StructType> owners(StructType struct) {
    List<StructType> owners = new ArrayList<>();
    for (StructType each : schema.structs().values()) {
      if (each.fields().stream().anyMatch(f -> f.type().structs().contains(struct.name()))) {
        owners.add(each);
      }
    }
    return owners;
  }

  /** Whether the field at {@code index} and the one before or after it are bits. */
  static boolean splitsBits(StructType struct, int index, boolean before) {
    int other = before ? index - 1 : index + 1;
    return other >= 0
        && other < struct.fields().size()
        && isBits(struct.fields().get(index))
        && isBits(struct.fields().get(other));
  }

  private static boolean isBits(Field field) {
    return field.type() instanceof Type.Bits && !field.storage().instance();
  }
}
