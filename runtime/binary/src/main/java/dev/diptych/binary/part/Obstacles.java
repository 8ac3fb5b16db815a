package dev.diptych.binary.part;

import dev.diptych.binary.part.LastLists.LastField;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.derive.DerivedNumbers;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds what makes the elements of a last list depend on each other, on where they are, or on what
 * follows them. Each type has its own obstacle: it only matters where a file has a struct of this
 * type.
 */
final class Obstacles {
  /** Names of where something is. */
  private static final Set<String> PLACES = Set.of("_io", "_index");

  private final Spec spec;
  private final Schema schema;

  /** The fields that lead to the list, with it. */
  private final List<LastField> path;

  /** The ids of the lists among them, with the types that have them. */
  private final Map<String, Set<String>> lists = new TreeMap<>();

  /** The same for the fields that are the number of elements of a list, or the size of a struct. */
  private final Map<String, Set<String>> numbers = new TreeMap<>();

  /**
   * Types whose fields in sequence are in the stream of the list or one around, and were visited.
   */
  private final Set<String> inFile = new HashSet<>();

  /** The first obstacle of a type, as a sentence, by its name. */
  private final Map<String, String> found = new LinkedHashMap<>();

  /** Types of which every file with elements has a struct. */
  private final Set<String> present = new HashSet<>();

  /**
   * @param path the fields that lead to the list from the root, with all lists around it and it
   */
  Obstacles(Spec spec, Schema schema, List<LastField> path) {
    this.spec = spec;
    this.schema = schema;
    this.path = List.copyOf(path);
    for (LastField each : path) {
      if (each.isList()) {
        put(lists, each.field().id(), Set.of(each.owner().name()));
      }
      StructType owner = schema.struct(each.owner().name());
      for (StructType.NestedDerivation number :
          DerivedNumbers.of(owner, each.field().id()).fields()) {
        List<String> way = number.path();
        put(numbers, way.get(way.size() - 1), owners(owner, way));
      }
    }
    sequence(spec.rootType());
    present(spec.rootType());
    spec.types().values().forEach(this::inType);
    schema.structs().values().forEach(this::inStruct);
  }

  /** The first obstacle in all files, as a sentence; null if there is none. */
  @Nullable String everywhere() {
    for (Map.Entry<String, String> each : found.entrySet()) {
      // A type that is no struct of documents is not recognized there.
      if (present.contains(each.getKey()) || !schema.structs().containsKey(each.getKey())) {
        return each.getValue();
      }
    }
    return null;
  }

  /** The obstacles in files with certain structs, by their name. */
  Map<String, String> exceptions() {
    return new HashMap<>(found);
  }

  private static void put(Map<String, Set<String>> ids, String id, Set<String> owners) {
    ids.computeIfAbsent(id, added -> new HashSet<>()).addAll(owners);
  }

  /** The types that may have the last field of a way. */
  private Set<String> owners(StructType from, List<String> way) {
    Set<String> owners = Set.of(from.name());
    for (String id : way.subList(0, way.size() - 1)) {
      Set<String> inner = new HashSet<>();
      owners.forEach(name -> inner.addAll(schema.struct(name).field(id).type().structs()));
      owners = inner;
    }
    return owners;
  }

  private void put(TypeDef type, @Nullable String obstacle) {
    if (obstacle != null) {
      found.putIfAbsent(type.name(), obstacle);
    }
  }

  private void present(TypeDef type) {
    if (!present.add(type.name())) {
      return;
    }
    for (Node.Field field : type.seq()) {
      TypeDef inner = spec.type(field.type());
      boolean always = field.condition() == null && (!field.repeated() || isLast(type, field));
      if (inner != null && always) {
        present(inner);
      }
    }
  }

  /** An offset or a checksum: only a whole document determines it. */
  private void inStruct(StructType struct) {
    for (Field field : struct.fields()) {
      if (field.isOffset() || field.isChecksum()) {
        String what = field.isOffset() ? "an offset" : "a checksum";
        found.putIfAbsent(struct.name(), field.id() + " is " + what);
      }
    }
  }

  /** An instance in the stream of the file, or the use of a place or of other elements. */
  private void inType(TypeDef type) {
    boolean isInFile = inFile.contains(type.name());
    for (Node node : type.instances()) {
      if (node instanceof Node.Field field && (isInFile || field.stream() != null)) {
        put(type, node.id() + " is at a position");
      }
    }
    Map<String, Set<String>> wrong = new HashMap<>();
    lists.forEach((id, owners) -> put(wrong, id, owners));
    for (Node node : type.nodes()) {
      if (isLast(type, node)) {
        // The number of elements and the size may use what is derived from them.
        node.expressions().forEach(each -> uses(type, each, wrong, isInFile));
      }
    }
    numbers.forEach((id, owners) -> put(wrong, id, owners));
    for (Node node : type.nodes()) {
      List<Expr> all = isLast(type, node) ? withoutNumber((Node.Field) node) : node.expressions();
      all.forEach(each -> uses(type, each, wrong, isInFile));
    }
    type.ownExpressions().forEach(each -> uses(type, each, wrong, isInFile));
  }

  private void uses(
      TypeDef type, Expr expression, Map<String, Set<String>> wrong, boolean isInFile) {
    for (Expr each : expression.all()) {
      String id = obstacle(type, each, wrong, isInFile);
      put(type, id == null ? null : "an expression of " + shortName(type) + " uses " + id);
    }
  }

  private boolean isLast(TypeDef type, Node node) {
    return path.stream()
        .anyMatch(
            each -> each.owner().name().equals(type.name()) && each.field().id().equals(node.id()));
  }

  /** The expressions of a field, apart from those of its number of elements and its size. */
  private static List<Expr> withoutNumber(Node.Field field) {
    Expr number =
        field.repetition().expression() == null ? null : field.repetition().expression().tree();
    Expr size =
        field.type().extent() instanceof Extent.Sized sized && !field.repeated()
            ? sized.size()
            : null;
    List<Expr> others = new ArrayList<>(field.expressions());
    others.removeIf(each -> each == number || each == size);
    return others;
  }

  /**
   * The id that an expression must not use; null if it uses none.
   *
   * @param wrong ids of fields, with the types that have them
   */
  private static @Nullable String obstacle(
      TypeDef type, Expr expression, Map<String, Set<String>> wrong, boolean isInFile) {
    if (expression instanceof Expr.Name name) {
      // In a stream of its own, a type cannot see where that is.
      boolean isPlace = name.id().equals("_index") || (name.id().equals("_io") && isInFile);
      boolean isWrong = wrong.getOrDefault(name.id(), Set.of()).contains(type.name());
      return isPlace || isWrong ? name.id() : null;
    }
    boolean isWrong =
        expression instanceof Expr.Attribute attribute
            && (PLACES.contains(attribute.id()) || wrong.containsKey(attribute.id()));
    return isWrong ? ((Expr.Attribute) expression).id() : null;
  }

  /** What ends only with the stream, or not with a byte, in types in the stream of the list. */
  private void sequence(TypeDef type) {
    if (!inFile.add(type.name())) {
      return;
    }
    for (Node.Field field : type.seq()) {
      if (isLast(type, field) && !field.repeated()) {
        sequence(Objects.requireNonNull(spec.type(field.type())));
        continue;
      }
      boolean toEnd = !isLast(type, field) && field.repetition() instanceof Repetition.ToEnd;
      put(type, toEnd ? field.id() + " extends to the end of the file" : null);
      endless(type, field, field.type());
    }
    put(type, endsWithByte(type.seq()) ? null : shortName(type) + " may end within a byte");
  }

  private void endless(TypeDef owner, Node.Field field, FieldType type) {
    if (type instanceof FieldType.Switch choice) {
      choice.cases().forEach(each -> endless(owner, field, each.type()));
      if (choice.otherwise() != null) {
        endless(owner, field, choice.otherwise());
      }
      return;
    }
    Extent extent = type.extent();
    boolean toEnd = extent instanceof Extent.Rest;
    boolean open = extent instanceof Extent.Terminated end && !end.required();
    put(owner, toEnd || open ? field.id() + " may extend to the end of the file" : null);
    if (type instanceof FieldType.User user && extent == null) {
      TypeDef inner = spec.type(user);
      if (inner == null) {
        put(owner, field.id() + " is of an unknown type");
      } else {
        sequence(inner);
      }
    }
  }

  /** Whether fields that begin with a byte also end with one. */
  private static boolean endsWithByte(List<Node.Field> fields) {
    long bits = 0;
    boolean sure = true;
    for (Node.Field field : fields) {
      boolean always = field.condition() == null && !field.repeated();
      if (field.type() instanceof FieldType.Bits number) {
        bits += number.width();
        sure &= always;
      } else if (field.type() instanceof FieldType.Switch choice && hasBits(choice)) {
        sure = false;
      } else if (field.struct()) {
        sure &= bits % Byte.SIZE == 0; // It may have no bytes, or begin with bits.
      } else if (always) {
        bits = 0;
        sure = true;
      }
    }
    return sure && bits % Byte.SIZE == 0;
  }

  private static boolean hasBits(FieldType.Switch choice) {
    for (FieldType.Case each : choice.cases()) {
      if (each.type() instanceof FieldType.Bits) {
        return true;
      }
    }
    return false;
  }

  private static String shortName(TypeDef type) {
    return type.name().substring(type.name().lastIndexOf(':') + 1);
  }
}
