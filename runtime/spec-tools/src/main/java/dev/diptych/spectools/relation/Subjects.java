package dev.diptych.spectools.relation;

import dev.diptych.model.checksum.Covered;
import dev.diptych.model.checksum.Unpacking;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a number of a struct may describe: its own fields and those of structs around and within it,
 * the more likely ones first.
 *
 * @param schema the format
 * @param type the struct
 * @param index index of the number
 */
record Subjects(Schema schema, StructType type, int index) {
  private static final int MAX_PATHS = 120;
  private static final int MAX_DEPTH = 3;

  /** So many neighbours are spelled as a list, more as a range. */
  private static final int MAX_LIST = 3;

  private List<Field> fields() {
    return type.fields();
  }

  /** Paths from the struct to fields. */
  List<List<String>> paths() {
    Set<List<String>> paths = new LinkedHashSet<>();
    List<Integer> siblings = siblings();
    siblings.forEach(i -> paths.add(List.of(fields().get(i).id())));
    siblings.forEach(i -> inner(List.of(fields().get(i).id()), fields().get(i), paths));
    List<StructType> owners = owners();
    for (StructType owner : owners) {
      for (Field field : owner.fields()) {
        if (isCovered(field) && !field.type().structs().contains(type.name())) {
          paths.add(List.of("_parent", field.id()));
        }
      }
    }
    StructType root = schema.root();
    if (type != root && !owners.equals(List.of(root))) {
      for (Field field : root.fields()) {
        if (isCovered(field)) {
          paths.add(List.of("_root", field.id()));
        }
      }
    }
    return paths.stream().limit(MAX_PATHS).toList();
  }

  /** The other fields, those after the number first. */
  private List<Integer> siblings() {
    List<Integer> siblings = new ArrayList<>();
    for (int i = index + 1; i < fields().size(); i++) {
      siblings.add(i);
    }
    for (int i = index - 1; i >= 0; i--) {
      siblings.add(i);
    }
    siblings.removeIf(i -> !isCovered(fields().get(i)));
    return siblings;
  }

  private static boolean isCovered(Field field) {
    return !field.isParameter() && !(field.type() instanceof Type.Packing);
  }

  private void inner(List<String> path, Field field, Set<List<String>> paths) {
    if (path.size() == MAX_DEPTH || paths.size() >= MAX_PATHS || field.table()) {
      return;
    }
    for (String struct : field.type().structs()) {
      for (Field each : schema.struct(struct).fields()) {
        if (isCovered(each) && !isTrivial(each)) {
          List<String> longer = new ArrayList<>(path);
          longer.add(each.id());
          paths.add(longer);
          inner(longer, each, paths);
        }
      }
    }
  }

  /** Numbers have a constant size and are no list, but they may have an offset. */
  private static boolean isTrivial(Field field) {
    boolean number = field.type() instanceof Type.Numeric || field.type() instanceof Type.Bits;
    return number && !field.repeated();
  }

  /** The structs with a field of the type. */
  private List<StructType> owners() {
    List<StructType> owners = new ArrayList<>();
    for (StructType each : schema.structs().values()) {
      if (each.fields().stream().anyMatch(f -> f.type().structs().contains(type.name()))) {
        owners.add(each);
      }
    }
    return owners;
  }

  /** Runs of neighbours that begin or end next to the number, or at an end of the struct. */
  List<List<Covered>> runs() {
    int last = sequence();
    Set<List<Covered>> runs = new LinkedHashSet<>();
    for (int i = index - 2; i >= 0; i--) {
      runs.add(run(i, index - 1));
    }
    for (int i = index + 2; i < last; i++) {
      runs.add(run(index + 1, i));
    }
    for (int i = 1; i < index; i++) {
      runs.add(run(0, i));
    }
    for (int i = index + 1; i < last - 1; i++) {
      runs.add(run(i, last - 1));
    }
    return List.copyOf(runs);
  }

  /** The number of fields in sequence, which come first. */
  private int sequence() {
    int count = 0;
    while (count < fields().size() && fields().get(count).storage().place() == Place.SEQUENCE) {
      count++;
    }
    return count;
  }

  private List<Covered> run(int from, int to) {
    List<Field> run = fields().subList(from, to + 1);
    boolean bits = run.stream().anyMatch(each -> each.type() instanceof Type.Bits);
    return run.size() > MAX_LIST || bits
        ? List.of(new Covered.Range(run.get(0).id(), run.get(run.size() - 1).id()))
        : run.stream().map(each -> field(List.of(each.id()))).toList();
  }

  /** The size that is the offset of a field of the same struct; empty if there is none. */
  List<Covered> before(List<String> path) {
    int target = path.size() == 1 ? type.indexOf(path.get(0)) : -1;
    boolean inSequence = target > 0 && target < sequence();
    return inSequence
        ? List.of(new Covered.Range(fields().get(0).id(), fields().get(target - 1).id()))
        : List.of();
  }

  /** All that is before the field in its struct, all after it, the struct, and the file. */
  List<List<Covered>> wholes() {
    return List.of(
        List.of(new Covered.Before()),
        List.of(new Covered.After()),
        List.of(field(List.of())),
        List.of(field(List.of("_parent"))),
        List.of(field(List.of("_root"))));
  }

  static Covered field(List<String> path) {
    return new Covered.Field(path, Unpacking.NONE);
  }
}
