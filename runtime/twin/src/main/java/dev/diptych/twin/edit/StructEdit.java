package dev.diptych.twin.edit;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.NestedDerivations;
import dev.diptych.model.derive.ZeroPadding;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.StructType.NestedDerivation;
import dev.diptych.model.schema.Type;
import dev.diptych.twin.migrate.Rederivation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Applies one edit of a value: copies the structs on its path, and shares all others. */
final class StructEdit {
  private final Edit edit;
  private final List<Path> steps;
  private final GivenReader contents;
  private final TableEdit tables;

  StructEdit(Schema schema, Edit edit) {
    this.edit = edit;
    this.contents = new GivenReader(schema);
    this.tables = new TableEdit(schema, contents);
    Deque<Path> way = new ArrayDeque<>();
    for (Path at = edit.path(); at.parent() != null; at = at.parent()) {
      way.push(at);
    }
    this.steps = List.copyOf(way);
  }

  /**
   * The root struct after the edit.
   *
   * @throws RejectedEditException if there is no such value, or it cannot be changed so
   */
  Struct in(Struct root) {
    return struct(root, 0);
  }

  private Struct struct(Struct struct, int depth) {
    Path step = steps.get(depth);
    int index = indexOf(struct.type(), step);
    Field field = struct.type().fields().get(index);
    requireFree(struct, depth);
    @Nullable Value[] values = struct.toArray();
    values[index] =
        step.index() < 0
            ? whole(struct, field, values[index], depth)
            : element(field, values[index], depth);
    unpack(struct, values);
    return struct.replaced(values);
  }

  private static int indexOf(StructType type, Path step) {
    int index = type.indexOf(step.field());
    if (index < 0) {
      List<String> ids = type.fields().stream().map(Field::id).toList();
      throw new RejectedEditException(
          "unknown-field",
          "%s has no field '%s'%s"
              .formatted(owner(step), step.field(), Suggestion.of(step.field(), ids)));
    }
    return index;
  }

  private static String owner(Path step) {
    Path parent = Objects.requireNonNull(step.parent());
    return parent.parent() == null ? "the document" : parent.toString();
  }

  private boolean isLast(int depth) {
    return depth == steps.size() - 1;
  }

  /** The new value of a field as a whole, or of a field in the struct that it is. */
  private @Nullable Value whole(Struct owner, Field field, @Nullable Value old, int depth) {
    if (!isLast(depth)) {
      return inner(field, old, depth);
    }
    if (edit instanceof Edit.Append append) {
      return tables.append(field, old, append);
    }
    if (edit instanceof Edit.Put put) {
      Value value =
          field.repeated()
              ? contents.all(field, put.content())
              : contents.element(field, put.content());
      requireDerived(owner, field, value);
      return value;
    }
    if (!(edit instanceof Edit.Remove)) {
      throw new RejectedEditException(
          "wrong-type", "an insertion requires an index, such as %s[0]".formatted(edit.path()));
    }
    if (!field.optional()) {
      throw new RejectedEditException(
          "missing-field",
          "%s is required".formatted(edit.path()),
          field.repeated() ? "remove its elements instead" : "set it to another value instead");
    }
    return null;
  }

  private Value inner(Field field, @Nullable Value value, int depth) {
    if (value instanceof Struct struct) {
      return struct(ZeroPadding.remove(field, struct), depth + 1);
    }
    String at = steps.get(depth).toString();
    if (value == null) {
      throw new RejectedEditException("missing-field", "%s is absent".formatted(at));
    }
    throw new RejectedEditException(
        "wrong-type",
        field.repeated()
            ? "%s is repeated: give the index of an element, such as %s[0]".formatted(at, at)
            : "%s has no fields".formatted(at));
  }

  private @Nullable Value element(Field field, @Nullable Value old, int depth) {
    if (!field.repeated()) {
      throw new RejectedEditException(
          "wrong-type", "%s is not repeated".formatted(steps.get(depth).at(-1)));
    }
    if (field.table()) {
      String column = isLast(depth) ? null : column(depth + 1);
      return tables.changed(field, old, edit, steps.get(depth), column);
    }
    List<Value> elements =
        old instanceof Sequence many ? new ArrayList<>(many.elements()) : new ArrayList<>();
    int index = steps.get(depth).index();
    boolean isInsertion = isLast(depth) && edit instanceof Edit.Insert;
    requireIndex(steps.get(depth), elements.size(), isInsertion);
    if (!isLast(depth)) {
      elements.set(index, inner(field, elements.get(index), depth));
    } else if (edit instanceof Edit.Insert insert) {
      elements.add(index, contents.element(field, insert.content()));
    } else if (edit instanceof Edit.Put put) {
      elements.set(index, contents.element(field, put.content()));
    } else if (edit instanceof Edit.Remove) {
      elements.remove(index);
    } else {
      throw new RejectedEditException("wrong-type", edit.path() + " is not a table");
    }
    return new Sequence(elements);
  }

  static void requireIndex(Path step, int size, boolean isInsertion) {
    if (step.index() >= size + (isInsertion ? 1 : 0)) {
      throw new RejectedEditException(
          "unknown-field",
          "%s is after the last of %d %s"
              .formatted(step, size, size == 1 ? "element" : "elements"));
    }
  }

  /** The id of a column, which must be the end of the path. */
  private String column(int depth) {
    Path step = steps.get(depth);
    if (!isLast(depth) || step.index() >= 0) {
      throw new RejectedEditException(
          "wrong-type", "%s is a number, and has no fields".formatted(step.at(-1)));
    }
    return step.field();
  }

  /** A packed field is packed again, at the same level, if its content changes. */
  private static void unpack(Struct before, @Nullable Value[] values) {
    List<Field> fields = before.type().fields();
    for (int i = 0; i < values.length; i++) {
      if (fields.get(i).type() instanceof Type.Packing packing && !(values[i] instanceof Scalar)) {
        int content = before.type().indexOf(packing.field());
        values[i] = Objects.equals(values[content], before.get(content)) ? values[i] : null;
      }
    }
  }

  /** A value that follows from others cannot be set to another one. */
  private static void requireDerived(Struct owner, Field field, Value value) {
    if (!Rederivation.isOwn(field) || Deriver.isUnconstrained(field, owner)) {
      return;
    }
    Value derived = Deriver.derive(field, owner);
    if (derived == null || !Deriver.agrees(field, value, derived)) {
      throw follows(field, derived);
    }
  }

  /** Rejects a change of a field that an outer struct derives. */
  private void requireFree(Struct outer, int depth) {
    for (NestedDerivation derivation : outer.type().nestedDerivations()) {
      List<Path> rest = steps.subList(depth, steps.size());
      boolean isTarget =
          rest.stream().allMatch(step -> step.index() < 0)
              && rest.stream().map(Path::field).toList().equals(derivation.path());
      if (isTarget && NestedDerivations.exists(outer, derivation)) {
        requireNested(outer, derivation);
      }
    }
  }

  private void requireNested(Struct outer, NestedDerivation derivation) {
    Value derived = NestedDerivations.derived(outer, derivation);
    Field field = NestedDerivations.field(outer, derivation);
    boolean agrees =
        edit instanceof Edit.Put put
            && Deriver.agrees(field, contents.element(field, put.content()), derived);
    if (!agrees) {
      throw follows(field, derived);
    }
  }

  private static RejectedEditException follows(Field field, @Nullable Value derived) {
    String value = derived instanceof Scalar number ? ": it is " + number.bits() : "";
    return new RejectedEditException(
        "derived-mismatch",
        "%s follows from other fields%s".formatted(field.id(), value),
        "change what it counts, measures or describes, and it follows");
  }
}
