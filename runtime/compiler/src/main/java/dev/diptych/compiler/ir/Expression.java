package dev.diptych.compiler.ir;

/**
 * An expression of a spec.
 *
 * @param source its text in the {@code .ksy}; null where it is implied by another key
 * @param tree its meaning
 */
public record Expression(String source, Expr tree) {
  /** The tree of {@code expression}; null for null. */
  public static Expr treeOf(Expression expression) {
    return expression == null ? null : expression.tree;
  }

  /** The text of {@code expression}; null for null. */
  public static String sourceOf(Expression expression) {
    return expression == null ? null : expression.source;
  }
}
