package dev.diptych.compiler.kaitai;

import io.kaitai.struct.exprlang.Ast;
import java.util.ArrayList;
import java.util.List;
import scala.Product;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A node of an expression, for those who walk expressions without knowing Scala.
 *
 * @param kind what it is, as the compiler calls it: {@code Name}, {@code Compare}, {@code IntNum}
 * @param parts what it is made of: trees, lists of them, texts, numbers and truth values
 */
public record Tree(String kind, List<Object> parts) {
  /** The tree of {@code expression}. */
  public static Tree of(Ast.expr expression) {
    return node((Product) expression);
  }

  /** The part at {@code index}, which must be a tree. */
  public Tree tree(int index) {
    return (Tree) parts.get(index);
  }

  /** The part at {@code index}, which must be a list of trees. */
  public List<Tree> trees(int index) {
    return ((List<?>) parts.get(index)).stream().map(Tree.class::cast).toList();
  }

  /** The part at {@code index} as text: a name, an operator, a number. */
  public String word(int index) {
    return String.valueOf(parts.get(index));
  }

  /** Whether this is a node of that kind. */
  public boolean is(String wanted) {
    return kind.equals(wanted);
  }

  /** This node and all below it. */
  public List<Tree> all() {
    List<Tree> all = new ArrayList<>(List.of(this));
    for (Object part : parts) {
      if (part instanceof Tree tree) {
        all.addAll(tree.all());
      } else if (part instanceof List<?> many) {
        many.forEach(each -> all.addAll(((Tree) each).all()));
      }
    }
    return all;
  }

  private static Tree node(Product product) {
    List<Object> parts = new ArrayList<>();
    CollectionConverters.asJava(product.productIterator())
        .forEachRemaining(p -> parts.add(part(p)));
    return new Tree(product.productPrefix(), List.copyOf(parts));
  }

  private static Object part(Object part) {
    if (part instanceof Ast.identifier name) {
      return name.name();
    }
    if (part instanceof Ast.typeId type) {
      return type.nameAsStr();
    }
    if (part instanceof Ast.expr expression) {
      return of(expression);
    }
    if (part instanceof scala.collection.Iterable<?> many) {
      return CollectionConverters.asJava(many.toSeq()).stream().map(Tree::part).toList();
    }
    return part instanceof Product operator && operator.productArity() == 0
        ? operator.productPrefix()
        : part;
  }
}
