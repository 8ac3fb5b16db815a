package dev.diptych.twin;

import dev.diptych.binary.part.LastList;
import dev.diptych.model.derive.DerivedNumbers;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The way from the root of a part to its last list: through structs, and through lists with one
 * element, each at the end of the struct around it.
 */
final class PartPath {
  /**
   * A field on the way.
   *
   * @param isLast whether it is the list that the way leads to
   * @param numbers the fields that are its number of elements or its size
   */
  private record Step(
      StructType type,
      int index,
      boolean isList,
      boolean isLast,
      boolean isSized,
      DerivedNumbers numbers) {
    Field field() {
      return type.fields().get(index);
    }
  }

  private final List<Step> steps = new ArrayList<>();

  /** Index of the first step of the last list: the others lead to the list around it. */
  private final int own;

  /**
   * @param lists the lists on the way, the outer ones first
   */
  PartPath(Schema schema, List<LastList> lists) {
    int first = 0;
    int ended = 0;
    for (LastList list : lists) {
      first = steps.size();
      for (LastList.Step each : list.steps()) {
        StructType type = schema.struct(each.struct());
        boolean isList = steps.size() - first == list.steps().size() - 1;
        boolean isLast = isList && ++ended == lists.size();
        DerivedNumbers numbers = DerivedNumbers.of(type, type.fields().get(each.field()).id());
        steps.add(new Step(type, each.field(), isList, isLast, each.sized(), numbers));
      }
    }
    own = first;
  }

  /** The field that is the list. */
  Field list() {
    return last().field();
  }

  /** The type of the struct with the list. */
  StructType owner() {
    return last().type;
  }

  /** Index of the list in the struct with it. */
  int index() {
    return last().index;
  }

  private Step last() {
    return steps.get(steps.size() - 1);
  }

  /** Number of blocks around the elements in a text. */
  int depth() {
    return steps.size() - 1;
  }

  /** How many steps to the last list are structs whose sizes are given. */
  int sizes() {
    return (int) steps.subList(own, steps.size()).stream().filter(Step::isSized).count();
  }

  /** Whether texts omit fields that are the number of elements or the size of something on it. */
  boolean hasNumbers() {
    return steps.subList(own, steps.size()).stream()
        .anyMatch(step -> !step.numbers.fields().isEmpty());
  }

  /** The path to the first element of the list. */
  Path firstElement() {
    Path path = Path.ROOT;
    for (Step step : steps) {
      Path field = path.field(step.field().id());
      path = step.isList ? field.at(0) : field;
    }
    return path;
  }

  /** The paths of all fields of the structs on the way that are not on it themselves. */
  List<Path> otherFields() {
    List<Path> others = new ArrayList<>();
    Path path = Path.ROOT;
    for (Step step : steps) {
      for (Field field : step.type.fields()) {
        if (!field.id().equals(step.field().id())) {
          others.add(path.field(field.id()));
        }
      }
      Path field = path.field(step.field().id());
      path = step.isList ? field.at(0) : field;
    }
    return others;
  }

  // ---------------------------------------------------------------- elements

  /** The elements of the list; none if another list on the way has not exactly one. */
  List<Value> elements(Struct root) {
    Struct at = root;
    for (Step step : steps) {
      Value value = at == null ? null : at.get(step.index);
      if (step.isLast) {
        return value instanceof Sequence sequence ? sequence.elements() : List.of();
      }
      at = inner(step, value);
    }
    return List.of();
  }

  private static @Nullable Struct inner(Step step, @Nullable Value value) {
    Value inner = value;
    if (step.isList) {
      inner =
          value instanceof Sequence list && list.elements().size() == 1
              ? list.elements().get(0)
              : null;
    }
    return inner instanceof Struct struct ? struct : null;
  }

  /** The root with other elements in the list. */
  Struct with(Struct root, List<Value> elements) {
    return changed(root, 0, elements, 0, Numbers.KEPT);
  }

  /** The first fields alone. */
  Struct withoutElements(Struct root) {
    return with(root, List.of());
  }

  /** The root with fields that give everything on the way the number or size that it has. */
  Struct consistent(Struct root) {
    return changed(root, 0, elements(root), 0, Numbers.ACTUAL);
  }

  /**
   * First fields that would give the list other elements.
   *
   * @param root the first fields, without elements
   * @param count how many elements there are
   * @param bytes how many bytes they have
   */
  Struct withNumbers(Struct root, long count, long bytes) {
    return changed(root, count, List.of(), bytes, Numbers.TOTAL);
  }

  /** What becomes of the fields that are numbers of elements or sizes. */
  private enum Numbers {
    KEPT,
    ACTUAL,
    TOTAL
  }

  private Struct changed(
      Struct root, long count, List<Value> elements, long bytes, Numbers numbers) {
    return changed(root, 0, new Change(elements, count, bytes, numbers));
  }

  private record Change(List<Value> elements, long count, long bytes, Numbers numbers) {}

  private Struct changed(Struct struct, int at, Change change) {
    Step step = steps.get(at);
    Value before = struct.get(step.index);
    Value value;
    if (step.isLast) {
      value = new Sequence(change.elements);
    } else {
      Struct inner = inner(step, before);
      if (inner == null) {
        throw new WholeRequiredException();
      }
      Struct whole = changed(inner, at + 1, change);
      value = step.isList ? new Sequence(List.of(whole)) : whole;
    }
    @Nullable Value[] values = struct.toArray();
    values[step.index] = value;
    Struct with = struct.with(values);
    boolean keeps = change.numbers == Numbers.KEPT || (change.numbers == Numbers.TOTAL && at < own);
    return keeps || step.numbers.fields().isEmpty() ? with : numbered(with, step, value, change);
  }

  private static Struct numbered(Struct struct, Step step, Value value, Change change) {
    boolean isTotal = change.numbers == Numbers.TOTAL;
    long number;
    if (step.isList) {
      number = isTotal ? change.count : ((Sequence) value).elements().size();
    } else {
      long size = new Sizes().of(step.field(), value);
      if (size == Sizes.UNKNOWN) {
        throw new WholeRequiredException();
      }
      number = isTotal ? size + change.bytes : size;
    }
    Struct numbered = step.numbers.with(struct, number);
    if (numbered == null) {
      throw new WholeRequiredException();
    }
    return numbered;
  }

  /** The root without the bytes that the part has behind its last element. */
  Struct withoutResidue(Struct root) {
    return withoutResidue(root, 0);
  }

  private Struct withoutResidue(Struct struct, int at) {
    Step step = steps.get(at);
    Struct plain = struct.residue().isEmpty() ? struct : struct.with(Residue.NONE);
    Struct inner = step.isLast ? null : inner(step, struct.get(step.index));
    if (inner == null) {
      return plain;
    }
    Struct whole = withoutResidue(inner, at + 1);
    @Nullable Value[] values = plain.toArray();
    values[step.index] = step.isList ? new Sequence(List.of(whole)) : whole;
    return plain.with(values);
  }

  /** Whether two parts have the same first fields. */
  boolean isSameStart(Struct one, Struct other) {
    Struct first = one;
    Struct second = other;
    for (Step step : steps) {
      if (first == null || second == null) {
        return false; // Another list on the way has not exactly one element.
      }
      boolean same = first.residue().equals(second.residue());
      for (int i = 0; i < step.type.fields().size(); i++) {
        same &= i == step.index || Objects.equals(first.get(i), second.get(i));
      }
      if (!same) {
        return false;
      }
      first = step.isLast ? null : inner(step, first.get(step.index));
      second = step.isLast ? null : inner(step, second.get(step.index));
    }
    return true;
  }
}
