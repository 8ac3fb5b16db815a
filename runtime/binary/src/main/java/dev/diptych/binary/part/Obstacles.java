package dev.diptych.binary.part;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what makes the elements of the last list of a file depend on each other, on where they are,
 * or on what follows them.
 */
final class Obstacles {
  private final Spec spec;

  /** Types whose fields in sequence are in the stream of the file, and were visited. */
  private final Set<String> inFile = new HashSet<>();

  Obstacles(Spec spec) {
    this.spec = spec;
  }

  /** The first obstacle, as a sentence; null if there is none. */
  @Nullable String in(Node.Field list) {
    String found = sequence(spec.rootType(), list);
    if (found != null) {
      return found;
    }
    for (TypeDef type : spec.types().values()) {
      String used = in(type, list.id());
      if (used != null) {
        return used;
      }
    }
    return null;
  }

  /** An instance in the stream of the file, or the use of a place or of other elements. */
  private @Nullable String in(TypeDef type, String list) {
    boolean isInFile = inFile.contains(type.name());
    for (Node node : type.instances()) {
      if (node instanceof Node.Field field && (isInFile || field.stream() != null)) {
        return node.id() + " is at a position";
      }
    }
    for (Expr root : type.expressions()) {
      for (Expr each : root.all()) {
        String id = obstacle(each, list, isInFile);
        if (id != null) {
          return "an expression of " + shortName(type) + " uses " + id;
        }
      }
    }
    return null;
  }

  private static @Nullable String obstacle(Expr expression, String list, boolean isInFile) {
    String id = null;
    if (expression instanceof Expr.Name name) {
      // In a stream of its own, a type cannot see where that is.
      id = name.id().equals("_io") && !isInFile ? null : name.id();
    } else if (expression instanceof Expr.Attribute attribute) {
      id = attribute.id();
    }
    return id != null && Set.of("_io", "_index", list).contains(id) ? id : null;
  }

  /** What ends only with the file, or not with a byte, in a type in the stream of the file. */
  private @Nullable String sequence(TypeDef type, Node.@Nullable Field list) {
    if (!inFile.add(type.name())) {
      return null;
    }
    for (Node.Field field : type.seq()) {
      String found = endless(field, list != null && field.id().equals(list.id()));
      if (found != null) {
        return found;
      }
    }
    return endsWithByte(type.seq()) ? null : shortName(type) + " may end within a byte";
  }

  private @Nullable String endless(Node.Field field, boolean isList) {
    boolean toEnd = !isList && field.repetition() instanceof Repetition.ToEnd;
    return toEnd ? field.id() + " extends to the end of the file" : endless(field, field.type());
  }

  private @Nullable String endless(Node.Field field, FieldType type) {
    if (type instanceof FieldType.Switch choice) {
      for (FieldType.Case each : choice.cases()) {
        String found = endless(field, each.type());
        if (found != null) {
          return found;
        }
      }
      return choice.otherwise() == null ? null : endless(field, choice.otherwise());
    }
    Extent extent = type.extent();
    boolean toEnd = extent instanceof Extent.Rest;
    boolean open = extent instanceof Extent.Terminated end && !end.required();
    if (toEnd || open) {
      return field.id() + " may extend to the end of the file";
    }
    if (type instanceof FieldType.User user && extent == null) {
      TypeDef inner = spec.type(user);
      return inner == null ? field.id() + " is of an unknown type" : sequence(inner, null);
    }
    return null;
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
