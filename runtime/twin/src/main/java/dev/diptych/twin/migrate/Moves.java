package dev.diptych.twin.migrate;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds where the value of a new field was if the old struct has no such field: by {@code
 * -twin-was}, in a struct of the old struct, or in a struct around it. Only values are found by
 * name that no other field continues.
 */
final class Moves {
  private final Schema to;
  private final StructMatch match;
  private final Deque<Scope> scopes = new ArrayDeque<>();
  private final Set<Path> taken = new HashSet<>();
  private final Set<Path> around = new HashSet<>();

  Moves(Schema to, StructMatch match) {
    this.to = to;
    this.match = match;
  }

  /**
   * A struct that is converted.
   *
   * @param source the old struct
   * @param type the new type
   * @param path the old path
   * @param gathered whether it has no old struct of its own, and gets the fields of the one around
   */
  private record Scope(Struct source, StructType type, Path path, boolean gathered) {
    /** Whether the structs around it are those of several elements. */
    boolean isElement() {
      return !gathered && path.index() >= 0;
    }
  }

  /** An old value, its field and its path. */
  record Found(Field field, Value value, Path path) {}

  void enter(Struct source, StructType type, Path path, boolean gathered) {
    scopes.push(new Scope(source, type, path, gathered));
  }

  void leave() {
    scopes.pop();
  }

  /** The old value of {@code after}, a field without a pair in the struct entered last; or null. */
  @Nullable Found find(Field after) {
    Found hinted = hinted(after);
    if (hinted != null) {
      return hinted;
    }
    Scope own = scopes.element();
    Found inside = own.gathered() ? null : inside(own, after);
    return inside == null ? around(after) : inside;
  }

  /** Another field does not get the value by its name. */
  void take(Found found) {
    taken.add(found.path());
    for (Path each = found.path(); each != null && each.parent() != null; each = each.parent()) {
      around.add(each);
      around.add(each.at(-1));
    }
  }

  boolean isTaken(Path path) {
    return taken.contains(path);
  }

  /** Whether the value at {@code path}, or one inside it, is taken. */
  boolean isTakenFrom(Path path) {
    return around.contains(path);
  }

  /**
   * The index of the column of {@code row} that {@code -twin-was} of {@code after} gives, or -1.
   */
  static int column(StructType row, Field after) {
    for (Alias alias : after.aliases()) {
      int index = alias.path() == null ? -1 : row.indexOf(alias.path());
      if (index >= 0) {
        return index;
      }
    }
    return -1;
  }

  /** The old value that {@code -twin-was} of {@code after} gives in a struct entered, or null. */
  @Nullable Found hinted(Field after) {
    for (Alias alias : after.aliases()) {
      Path path = alias.path() == null ? null : Path.parse(alias.path());
      for (Scope scope : scopes) {
        Found found = path == null ? null : at(scope.source(), scope.path(), path);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** The value at {@code path} of {@code struct}, or null. */
  private static @Nullable Found at(Struct struct, Path start, Path path) {
    Path outer = path.parent();
    Struct owner = struct;
    Path at = start;
    if (outer != null && outer.parent() != null) {
      Found found = at(struct, start, outer);
      if (found == null || !(found.value() instanceof Struct inner)) {
        return null;
      }
      owner = inner;
      at = found.path();
    }
    int index = owner.type().indexOf(path.field());
    Value value = index < 0 ? null : owner.get(index);
    if (value == null) {
      return null;
    }
    Field field = owner.type().fields().get(index);
    Path whole = at.field(field.id());
    if (path.index() < 0) {
      return new Found(field, value, whole);
    }
    List<Value> elements = ListConversion.elements(field, value);
    return path.index() < elements.size()
        ? new Found(field, elements.get(path.index()), whole.at(path.index()))
        : null;
  }

  /** A field of the only struct in the old struct that has one of this name. */
  private @Nullable Found inside(Scope scope, Field after) {
    Struct struct = scope.source();
    FieldPairs pairs = match.pairs(struct.type(), scope.type());
    Found only = null;
    for (int i = 0; i < struct.type().fields().size(); i++) {
      if (struct.get(i) instanceof Struct inner) {
        Path path = scope.path().field(struct.type().fields().get(i).id());
        Found found = free(inner, current(scope.type(), pairs, i), path, after);
        if (found != null && only != null) {
          return null;
        }
        only = found == null ? only : found;
      }
    }
    return only;
  }

  /** The new type of the struct in the old field {@code index}; null if it was removed. */
  private @Nullable StructType current(StructType type, FieldPairs pairs, int index) {
    for (int i = 0; i < type.fields().size(); i++) {
      if (pairs.source(i) == index && type.fields().get(i).type() instanceof Type.Nested nested) {
        return to.struct(nested);
      }
    }
    return null;
  }

  /** A field of a struct around the new one, as far as there is only one of each. */
  private @Nullable Found around(Field after) {
    boolean first = true;
    for (Scope scope : scopes) {
      if (!first && !scope.gathered()) {
        Found found = free(scope.source(), scope.type(), scope.path(), after);
        if (found != null) {
          return found;
        }
      }
      if (scope.isElement()) {
        return null;
      }
      first = false;
    }
    return null;
  }

  /** The field of {@code struct} with the name of {@code after} that no other one continues. */
  private @Nullable Found free(Struct struct, @Nullable StructType type, Path path, Field after) {
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Field field = struct.type().fields().get(i);
      Value value = struct.get(i);
      boolean free = type == null || match.pairs(struct.type(), type).isFree(i);
      if (free && value != null && FieldPairs.isNamed(field, after)) {
        Path at = path.field(field.id());
        return taken.contains(at) ? null : new Found(field, value, at);
      }
    }
    return null;
  }
}
