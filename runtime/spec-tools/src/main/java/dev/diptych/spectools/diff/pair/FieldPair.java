package dev.diptych.spectools.diff.pair;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Node;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A field of the old spec and the field in its place in the new one.
 *
 * @param structs the structs that they belong to
 * @param before the field in the old spec
 * @param after the field in the new spec
 */
public record FieldPair(StructPair structs, FieldView before, FieldView after) {
  /** The name of the field in messages. */
  public String path() {
    return structs.path() + (structs.after().box() ? "" : "/" + after.field().id());
  }

  /** The location of {@code key} of the new field, or of the field where it has no such key. */
  public Location place(String key) {
    return structs.specs().after().place(structs.after(), after, key);
  }

  /** Whether an author wrote both fields, unlike the value in a box. */
  public boolean written() {
    return before.node() != null && after.node() != null;
  }

  /** Whether a part of the nodes has the same meaning on both sides, see {@link SpecPair#same}. */
  public boolean same(Function<Node.Field, Object> part) {
    return !written() || structs.specs().same(part.apply(before.node()), part.apply(after.node()));
  }

  /**
   * Whether a part of the nodes has the same meaning on both sides for files of the old spec, whose
   * fields do not have all values.
   */
  public boolean sameInFiles(Function<Node.Field, Object> part) {
    return !written()
        || structs
            .specs()
            .sameInFiles(structs, part.apply(before.node()), part.apply(after.node()));
  }

  /** The same pair where the old field reads files of the new one. */
  public FieldPair mirror() {
    return new FieldPair(structs.mirror(), /* before= */ after, /* after= */ before);
  }

  /** The constraint of {@code field} as parts that can be compared. */
  public static Object constraint(Node.Field field) {
    Constraint constraint = field.constraint();
    return constraint == null
        ? List.of()
        : constraint.<Object>fold(
            equal -> Arrays.asList("eq", equal.value()),
            range -> Arrays.asList("min", range.min(), "max", range.max()),
            anyOf -> Arrays.asList("any-of", anyOf.expressions()),
            inEnum -> "in-enum",
            holds -> Arrays.asList("expr", holds.condition()));
  }

  /** A sentence about {@code what}: the source of an expression on both sides. */
  public String change(String what, Function<FieldView, @Nullable String> source) {
    return change(what, line(source.apply(before)), line(source.apply(after)));
  }

  /** A sentence about {@code what}: the old and the new state, each null for none. */
  public static String change(String what, @Nullable String was, @Nullable String is) {
    if (was == null) {
      return what + " is new: " + is;
    }
    return is == null
        ? what + " was removed: it was " + was
        : was.equals(is)
            ? what + " is still " + was + " but has another meaning"
            : what + " was " + was + " and is " + is;
  }

  private static @Nullable String line(@Nullable String words) {
    return words == null ? null : FieldFacts.line(words);
  }
}
