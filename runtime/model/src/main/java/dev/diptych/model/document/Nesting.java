package dev.diptych.model.document;

import dev.diptych.model.schema.Field;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Limits on nesting. */
public final class Nesting {
  /** Maximum depth of nested structs in a document. */
  public static final int MAX_DEPTH = 1000;

  /** Maximum depth of nested blocks and tuples in a text. */
  public static final int MAX_BLOCKS = 500;

  /** Bytes of stack for a thread that converts documents: enough for the deepest nesting. */
  public static final long STACK_SIZE = 64L << 20;

  private Nesting() {}

  /** Whether {@code value} contains structs nested deeper than {@code depth}. */
  public static boolean exceeds(@Nullable Value value, int depth) {
    if (value instanceof Sequence sequence) {
      for (Value element : sequence.elements()) {
        if (exceeds(element, depth)) {
          return true;
        }
      }
      return false;
    }
    if (!(value instanceof Struct struct)) {
      return false;
    }
    boolean deeper = depth == 0;
    for (int i = 0; !deeper && i < struct.type().fields().size(); i++) {
      deeper = exceeds(struct.get(i), depth - 1);
    }
    return deeper;
  }

  /** Path to the first struct at a depth greater than {@code depth}; there must be one. */
  public static Path first(Struct root, int depth) {
    Path path = Path.ROOT;
    Struct struct = root;
    for (int left = depth - 1; left >= 0; left--) {
      List<Field> fields = struct.type().fields();
      int at = 0;
      while (!exceeds(struct.get(at), left)) {
        at++;
      }
      path = path.field(fields.get(at).id());
      Value value = Objects.requireNonNull(struct.get(at));
      if (value instanceof Sequence sequence) {
        int index = 0;
        while (!exceeds(sequence.elements().get(index), left)) {
          index++;
        }
        path = path.at(index);
        value = sequence.elements().get(index);
      }
      struct = (Struct) value;
    }
    return path;
  }
}
