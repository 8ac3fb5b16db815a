package dev.diptych.binary.part;

import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The lists at the end of the files of a format, each at the end of the elements of the one around
 * it, if their elements depend on nothing but the fields before. A file is then its first fields
 * and elements that can be decoded and encoded in any number of parts: each part, behind the first
 * fields, is a file of the format, too, apart from the numbers of elements and of bytes that these
 * fields give. The same holds for an element that ends with the next list: its fields before that
 * list are first fields, too.
 *
 * @param lists the lists, the outer ones first; empty if there are none
 * @param obstacle what requires the whole file, or the whole elements of the last list, as a
 *     sentence; empty if nothing does
 */
public record LastLists(List<LastList> lists, String obstacle) {
  private static final String NO_LIST =
      "its last field is no list of structs up to the end of the file, or of a number that the file"
          + " gives";

  /** More lists within each other are no use. */
  private static final int MAX_LISTS = 4;

  /** More structs within each other have no list at their end. */
  private static final int MAX_STEPS = 16;

  public LastLists {
    lists = List.copyOf(lists);
  }

  /**
   * The lists of a format.
   *
   * @param spec the spec
   * @param schema the schema of the same spec
   */
  public static LastLists of(Spec spec, Schema schema) {
    return new Search(spec, schema).lists();
  }

  /** Whether there is a list. */
  public boolean exist() {
    return !lists.isEmpty();
  }

  /** Finds the lists. */
  private static final class Search {
    private final Spec spec;
    private final Schema schema;
    private final List<LastList> lists = new ArrayList<>();

    /** All fields that lead to the last list. */
    private final List<LastField> path = new ArrayList<>();

    private Search(Spec spec, Schema schema) {
      this.spec = spec;
      this.schema = schema;
    }

    LastLists lists() {
      boolean keepsForm = schema.style().lineEnd() != null || schema.style().tail() != null;
      if (keepsForm || schema.style().rawStrings()) {
        return new LastLists(List.of(), "its texts have a form that is kept");
      }
      String obstacle = null;
      TypeDef type = spec.rootType();
      while (type != null && obstacle == null && lists.size() < MAX_LISTS) {
        obstacle = next(type);
        type = obstacle == null ? elementType() : null;
      }
      return new LastLists(lists, obstacle == null ? "" : obstacle);
    }

    private @Nullable TypeDef elementType() {
      return spec.type(path.get(path.size() - 1).field().type());
    }

    /** Adds the next list, which ends a type; returns what prevents that, as a sentence. */
    private @Nullable String next(TypeDef from) {
      List<LastField> found = new ArrayList<>();
      TypeDef type = from;
      while (found.isEmpty() || !found.get(found.size() - 1).isList()) {
        if (type == null || found.size() == MAX_STEPS) {
          return NO_LIST;
        }
        LastField last = LastField.of(type);
        if (last == null) {
          return NO_LIST;
        }
        String obstacle = inSchema(schema.struct(type.name()), last);
        if (obstacle != null) {
          return obstacle;
        }
        found.add(last);
        type = spec.type(last.field().type());
      }
      return add(found);
    }

    private @Nullable String add(List<LastField> found) {
      LastField list = found.get(found.size() - 1);
      boolean isSized = found.stream().anyMatch(LastField::isSized);
      if (!lists.isEmpty() && !isSized && !list.isCounted()) {
        return list.field().id() + " ends only with the file";
      }
      path.addAll(found);
      Obstacles obstacles = new Obstacles(spec, schema, path);
      String obstacle = repeats() ? "structs have others of the same type" : obstacles.everywhere();
      if (obstacle != null) {
        return obstacle;
      }
      List<LastList.Step> steps = new ArrayList<>();
      for (LastField each : found) {
        int index = schema.struct(each.owner().name()).indexOf(each.field().id());
        steps.add(new LastList.Step(each.owner().name(), index, each.isSized()));
      }
      lists.add(new LastList(steps, list.isCounted(), obstacles.exceptions()));
      return null;
    }

    /** Whether elements of an inner list may have a struct of a type that leads to it. */
    private boolean repeats() {
      if (lists.isEmpty()) {
        return false;
      }
      Set<String> within = new HashSet<>();
      collect(elementType(), within);
      return path.stream().anyMatch(each -> within.contains(each.owner().name()));
    }

    private void collect(@Nullable TypeDef type, Set<String> names) {
      if (type != null && names.add(type.name())) {
        type.nodes().forEach(node -> collect(node, names));
      }
    }

    private void collect(Node node, Set<String> names) {
      if (!(node instanceof Node.Field field)) {
        return;
      }
      if (field.type() instanceof FieldType.Switch choice) {
        choice.cases().forEach(each -> collect(spec.type(each.type()), names));
        FieldType otherwise = choice.otherwise();
        collect(otherwise == null ? null : spec.type(otherwise), names);
      } else {
        collect(spec.type(field.type()), names);
      }
    }
  }

  /** What in the document or the text requires the whole file. */
  private static @Nullable String inSchema(StructType struct, LastField last) {
    String id = last.field().id();
    Field field = struct.fields().get(struct.fields().size() - 1);
    boolean isLast = field.id().equals(id) && !field.table() && field.elements() == null;
    if (!isLast || field.repeat() instanceof Repeat.Fixed) {
      return NO_LIST;
    }
    if (field.optional() || field.storage().packed()) {
      return id + " may be absent or is compressed";
    }
    boolean depends =
        struct.nestedDerivations().stream().anyMatch(each -> depends(each.derivation(), id, true));
    if (!struct.zips().isEmpty() || depends) {
      return "fields before " + id + " may depend on it";
    }
    for (Field each : struct.fields()) {
      if (depends(each.derivation(), id, last.isList())) {
        return each.id() + " may depend on " + id;
      }
    }
    return null;
  }

  /** Whether a value may be derived from a field, and not from its number or size alone. */
  private static boolean depends(Derivation derivation, String id, boolean isList) {
    if (derivation instanceof Derivation.LengthOf length) {
      return isList && length.field().equals(id);
    }
    return !(derivation instanceof Derivation.None
        || derivation instanceof Derivation.Outside
        || derivation instanceof Derivation.ConstantNumber
        || derivation instanceof Derivation.ConstantBytes
        || derivation instanceof Derivation.CountOf);
  }

  /**
   * The last field of a type, which may lead to a list.
   *
   * @param owner the type
   */
  record LastField(TypeDef owner, Node.Field field) {
    static @Nullable LastField of(TypeDef type) {
      if (type.seq().isEmpty()) {
        return null;
      }
      LastField last = new LastField(type, type.seq().get(type.seq().size() - 1));
      boolean leads = last.isList() ? last.field.struct() : last.isOpen();
      return leads ? last : null;
    }

    /** Whether it is a list up to the end of its stream, or of a number of elements. */
    boolean isList() {
      return field.repetition() instanceof Repetition.ToEnd || isCounted();
    }

    boolean isCounted() {
      return field.repetition() instanceof Repetition.Times;
    }

    /** Whether it is a struct that ends where it does, or after a number of bytes. */
    private boolean isOpen() {
      return field.type() instanceof FieldType.User user
          && !field.repeated()
          && field.condition() == null
          && user.transform() == null
          && (user.extent() == null || (isPlain(user.extent()) && !isFramed(user.extent())));
    }

    private static boolean isPlain(Extent extent) {
      return extent instanceof Extent.Sized || extent instanceof Extent.Rest;
    }

    private static boolean isFramed(Extent extent) {
      Extent.Frame frame = Extent.frame(extent);
      return frame != null && frame.present();
    }

    boolean isSized() {
      return !isList() && field.type().extent() instanceof Extent.Sized;
    }
  }
}
