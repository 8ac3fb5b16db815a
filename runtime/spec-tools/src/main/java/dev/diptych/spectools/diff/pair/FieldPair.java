package dev.diptych.spectools.diff.pair;

import dev.diptych.compiler.ir.Node;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import java.util.function.Function;

/**
 * A field of the old spec and the one that stands in its place in the new one.
 *
 * @param structs the structs that they belong to
 * @param old the field as it was
 * @param now the field as it is
 */
public record FieldPair(StructPair structs, FieldView old, FieldView now) {
  /** What people call the field. */
  public String path() {
    return structs.path() + (structs.now().box() ? "" : "/" + now.field().id());
  }

  /** Where {@code key} of the new field stands, or the field where it has no such key. */
  public Location place(String key) {
    return NodeLocations.place(structs.specs().now(), structs.now(), now, key);
  }

  /** Whether both were written by an author: a value in a box was not. */
  public boolean written() {
    return old.node() != null && now.node() != null;
  }

  /** Whether a part of the nodes means the same on both sides; {@link SpecPair#same}. */
  public boolean same(Function<Node.Field, Object> part) {
    return !written() || structs.specs().same(part.apply(old.node()), part.apply(now.node()));
  }

  /** A sentence about {@code what}: the source of an expression on both sides. */
  public String change(String what, Function<FieldView, String> source) {
    return change(what, line(source.apply(old)), line(source.apply(now)));
  }

  /**
   * What was and what is, each null where there was or is none, as a sentence about {@code what}.
   */
  public static String change(String what, String was, String is) {
    if (was == null) {
      return what + " is new: " + is;
    }
    return is == null
        ? what + " is gone: it was " + was
        : what + " was " + was + " and is " + (was.equals(is) ? "said with other meaning" : is);
  }

  private static String line(String words) {
    return words == null ? null : FieldFacts.line(words);
  }
}
