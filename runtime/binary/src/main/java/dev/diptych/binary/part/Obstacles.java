package dev.diptych.binary.part;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what makes the elements of the last list of a file depend on each other, on where they are,
 * or on what follows them. Each type has its own obstacle: it only matters where a file has a
 * struct of this type.
 */
final class Obstacles {
  private final Spec spec;
  private final Schema schema;
  private final Node.Field list;
  private final Set<String> counts;

  /** Types whose fields in sequence are in the stream of the file, and were visited. */
  private final Set<String> inFile = new HashSet<>();

  /** The first obstacle of a type, as a sentence, by its name. */
  private final Map<String, String> found = new LinkedHashMap<>();

  /** Types of which every file with elements has a struct. */
  private final Set<String> present = new HashSet<>();

  /**
   * @param list the list
   * @param counts ids of the fields that are its number of elements
   */
  Obstacles(Spec spec, Schema schema, Node.Field list, Set<String> counts) {
    this.spec = spec;
    this.schema = schema;
    this.list = list;
    this.counts = counts;
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
      boolean always = field.condition() == null && (!field.repeated() || isList(type, field));
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
    Set<String> wrong = new HashSet<>(Set.of("_io", "_index", list.id()));
    if (isRoot(type) && list.repetition() instanceof Repetition.Times times) {
      uses(type, times.expression().tree(), wrong, isInFile);
    }
    wrong.addAll(counts);
    for (Node node : type.nodes()) {
      List<Expr> all = isList(type, node) ? withoutCount() : node.expressions();
      all.forEach(each -> uses(type, each, wrong, isInFile));
    }
    type.ownExpressions().forEach(each -> uses(type, each, wrong, isInFile));
  }

  private void uses(TypeDef type, Expr expression, Set<String> wrong, boolean isInFile) {
    for (Expr each : expression.all()) {
      String id = obstacle(each, wrong, isInFile);
      put(type, id == null ? null : "an expression of " + shortName(type) + " uses " + id);
    }
  }

  private boolean isRoot(TypeDef type) {
    return type.name().equals(spec.root());
  }

  private boolean isList(TypeDef type, Node node) {
    return isRoot(type) && node.id().equals(list.id());
  }

  /** The expressions of the list, apart from its number of elements. */
  private List<Expr> withoutCount() {
    return new Node.Field(
            list.id(),
            list.origin(),
            list.doc(),
            list.type(),
            list.condition(),
            new Repetition.Once(),
            list.constraint(),
            list.placement(),
            list.written(),
            list.text())
        .expressions();
  }

  private static @Nullable String obstacle(Expr expression, Set<String> wrong, boolean isInFile) {
    String id = null;
    if (expression instanceof Expr.Name name) {
      // In a stream of its own, a type cannot see where that is.
      id = name.id().equals("_io") && !isInFile ? null : name.id();
    } else if (expression instanceof Expr.Attribute attribute) {
      id = attribute.id();
    }
    return id != null && wrong.contains(id) ? id : null;
  }

  /** What ends only with the file, or not with a byte, in types in the stream of the file. */
  private void sequence(TypeDef type) {
    if (!inFile.add(type.name())) {
      return;
    }
    for (Node.Field field : type.seq()) {
      boolean toEnd = !isList(type, field) && field.repetition() instanceof Repetition.ToEnd;
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
