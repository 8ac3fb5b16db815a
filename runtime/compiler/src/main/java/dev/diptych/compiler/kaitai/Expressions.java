package dev.diptych.compiler.kaitai;

import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.InstanceSpec;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import scala.Product;
import scala.jdk.javaapi.CollectionConverters;

/** Walks the expressions of a spec. */
public final class Expressions {
  private Expressions() {}

  /** Gives every expression within {@code spec}'s own fields and instances to {@code consumer}. */
  public static void forEach(ClassSpec spec, Consumer<Ast.expr> consumer) {
    for (AttrSpec attribute : CollectionConverters.asJava(spec.seq())) {
      walk(attribute, consumer);
    }
    for (InstanceSpec instance : CollectionConverters.asJava(spec.instances()).values()) {
      walk(instance, consumer);
    }
  }

  /** The name that {@code expression} is, or null where it is more than a name. */
  public static String name(Ast.expr expression) {
    return is("Name", expression) ? identifier(part(expression, 0)) : null;
  }

  /** The name of the field that {@code expression} reaches into something for, or null. */
  public static String reached(Ast.expr expression) {
    return is("Attribute", expression) ? identifier(part(expression, 1)) : null;
  }

  /** The name before {@code .attribute}, or null where {@code expression} is not of that shape. */
  public static String nameBefore(String attribute, Ast.expr expression) {
    return attribute.equals(reached(expression)) ? name((Ast.expr) part(expression, 0)) : null;
  }

  /** The name that {@code expression} compares with 0 by {@code !=}, or null. */
  public static String nameNotZero(Ast.expr expression) {
    boolean matches =
        is("Compare", expression)
            && part(expression, 1).toString().equals("NotEq")
            && BigInteger.ZERO.equals(constant((Ast.expr) part(expression, 2)));
    return matches ? name((Ast.expr) part(expression, 0)) : null;
  }

  /** The elements of the list that {@code expression} is, or null where it is not one. */
  public static List<Ast.expr> elements(Ast.expr expression) {
    if (!is("List", expression)) {
      return null;
    }
    List<Ast.expr> elements = new ArrayList<>();
    var parts = ((scala.collection.Iterable<?>) part(expression, 0)).iterator();
    while (parts.hasNext()) {
      elements.add((Ast.expr) parts.next());
    }
    return elements;
  }

  /** The whole number that {@code expression} is, or null. */
  public static BigInteger constant(Ast.expr expression) {
    var value = expression.evaluateIntConst();
    return value.isDefined() ? value.get().bigInteger() : null;
  }

  /**
   * Whether {@code expression} is a node of that kind. Java cannot name the classes of the nodes:
   * they are nested in an object within an object.
   */
  private static boolean is(String kind, Ast.expr expression) {
    return ((Product) expression).productPrefix().equals(kind);
  }

  private static Object part(Ast.expr expression, int index) {
    return ((Product) expression).productElement(index);
  }

  private static String identifier(Object identifier) {
    return ((Ast.identifier) identifier).name();
  }

  /**
   * Everything in the compiler's trees is a Scala product: options, lists and nodes alike. Resolved
   * types lead to other specs, which are walked on their own.
   */
  private static void walk(Object node, Consumer<Ast.expr> consumer) {
    if (node instanceof ClassSpec) {
      return;
    }
    if (node instanceof Ast.expr expression) {
      consumer.accept(expression);
    }
    if (node instanceof scala.collection.Iterable<?> many) {
      CollectionConverters.asJava(many.iterator()).forEachRemaining(each -> walk(each, consumer));
    } else if (node instanceof Product product) {
      var parts = product.productIterator();
      while (parts.hasNext()) {
        walk(parts.next(), consumer);
      }
    }
  }
}
