package dev.diptych.ir;

import org.jspecify.annotations.Nullable;

/**
 * An expression of a spec.
 *
 * @param source its text in the {@code .ksy}
 * @param tree its meaning
 */
public record Expression(String source, Expr tree) {
  /** The tree of {@code expression}; null for null. */
  public static @Nullable Expr treeOf(@Nullable Expression expression) {
    return expression == null ? null : expression.tree;
  }

  /** The text of {@code expression}; null for null. */
  public static @Nullable String sourceOf(@Nullable Expression expression) {
    return expression == null ? null : expression.source;
  }
}
