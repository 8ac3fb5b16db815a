package dev.diptych.compiler.check;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Origin;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The expressions of a type that the Kaitai Struct compiler has not checked yet.
 *
 * @param seq its fields in sequence
 * @param instances its instances
 */
record UncheckedType(List<Member> seq, List<Member> instances) {
  /**
   * A field or an instance.
   *
   * @param id its id, or null
   * @param origin its place
   * @param computed whether it is a computed value
   * @param repeated whether it is an array
   * @param parts its expressions
   */
  record Member(
      @Nullable String id, Origin origin, boolean computed, boolean repeated, List<Part> parts) {}

  /**
   * An expression.
   *
   * @param key the key that it belongs to
   * @param origin its place
   * @param expression its tree
   */
  record Part(String key, Origin origin, Expr expression) {}
}
