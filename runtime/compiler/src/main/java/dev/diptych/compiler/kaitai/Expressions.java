package dev.diptych.compiler.kaitai;

import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.InstanceSpec;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
    walk(spec.meta().endian(), consumer);
    walk(spec.toStringExpr(), consumer);
  }

  /** The names that stand anywhere within {@code node}, a part of a spec, each once, in order. */
  public static Set<String> names(Object node) {
    Set<String> names = new LinkedHashSet<>();
    walk(
        node,
        expression -> {
          String name = name(expression);
          if (name != null) {
            names.add(name);
          }
        });
    return names;
  }

  /** The same with the names that expressions reach into something for. */
  public static Set<String> mentions(Object node) {
    Set<String> names = names(node);
    walk(
        node,
        expression -> {
          String name = reached(expression);
          if (name != null) {
            names.add(name);
          }
        });
    return names;
  }

  /** The name that {@code expression} is, or null where it is more than a name. */
  public static String name(Ast.expr expression) {
    return is("Name", expression) ? identifier(part(expression, 0)) : null;
  }

  /** The name of the field that {@code expression} reaches into something for, or null. */
  public static String reached(Ast.expr expression) {
    return is("Attribute", expression) ? identifier(part(expression, 1)) : null;
  }

  /** What {@code expression} reaches into, which {@link #reached} must know. */
  public static Ast.expr reachedInto(Ast.expr expression) {
    return (Ast.expr) part(expression, 0);
  }

  /** The name that {@code expression} compares with 0 by {@code !=}, or null. */
  public static String nameNotZero(Ast.expr expression) {
    boolean matches =
        is("Compare", expression)
            && part(expression, 1).toString().equals("NotEq")
            && BigInteger.ZERO.equals(constant((Ast.expr) part(expression, 2)));
    return matches ? name((Ast.expr) part(expression, 0)) : null;
  }

  /**
   * A name with a scale and an offset.
   *
   * @param name the name, or several with dots between them, or null where there is none
   * @param scale what the name is multiplied by
   * @param offset what is added to that
   */
  public record Term(String name, long scale, long offset) {
    /** This in the place of the name of {@code outer}. */
    public Term in(Term outer) {
      return new Term(name, scale * outer.scale, offset * outer.scale + outer.offset);
    }
  }

  /** {@code expression} as {@code scale * name + offset}, or null where it is not of that shape. */
  public static Term term(Ast.expr expression) {
    String name = way(expression);
    if (name != null) {
      return new Term(name, 1, 0);
    }
    BigInteger constant = constant(expression);
    if (constant != null) {
      return constant.bitLength() < 32 ? new Term(null, 0, constant.longValue()) : null;
    }
    if (!is("BinOp", expression)) {
      return null;
    }
    Term left = term((Ast.expr) part(expression, 0));
    Term right = term((Ast.expr) part(expression, 2));
    return left == null || right == null
        ? null
        : combined(part(expression, 1).toString(), left, right);
  }

  /** The names that {@code expression} is, with dots between them; or null. */
  private static String way(Ast.expr expression) {
    if (reached(expression) == null) {
      return name(expression);
    }
    String before = way((Ast.expr) part(expression, 0));
    return before == null ? null : before + "." + reached(expression);
  }

  private static Term combined(String operator, Term left, Term right) {
    if (left.name() != null && right.name() != null) {
      return null;
    }
    String name = left.name() != null ? left.name() : right.name();
    return switch (operator) {
      case "Add" -> new Term(name, left.scale() + right.scale(), left.offset() + right.offset());
      case "Sub" -> new Term(name, left.scale() - right.scale(), left.offset() - right.offset());
      case "Mult" -> {
        Term named = left.name() != null ? left : right;
        long factor = (left.name() != null ? right : left).offset();
        yield new Term(name, named.scale() * factor, named.offset() * factor);
      }
      default -> null;
    };
  }

  /**
   * The name that {@code expression} compares with a number by {@code ==}, or null.
   *
   * @return the name and, as its offset, that number
   */
  public static Term equal(Ast.expr expression) {
    if (!is("Compare", expression) || !part(expression, 1).toString().equals("Eq")) {
      return null;
    }
    String name = name((Ast.expr) part(expression, 0));
    Ast.expr other = (Ast.expr) part(expression, 2);
    if (is("Bool", other)) {
      return new Term(name, 1, Boolean.TRUE.equals(part(other, 0)) ? 1 : 0);
    }
    BigInteger number = constant(other);
    return name == null || number == null ? null : new Term(name, 1, number.longValue());
  }

  /** What {@code expression} shifts by to the left, or null where it does not. */
  public static Ast.expr shiftedBy(Ast.expr expression) {
    boolean shift = is("BinOp", expression) && part(expression, 1).toString().equals("LShift");
    return shift ? (Ast.expr) part(expression, 2) : null;
  }

  /** The id of the parent's field that {@code expression} is, or null. */
  public static String ofParent(Ast.expr expression) {
    String field = reached(expression);
    return field != null && "_parent".equals(name(reachedInto(expression))) ? field : null;
  }

  /** The text that {@code expression} is, or null where it is not one. */
  public static String text(Ast.expr expression) {
    return is("Str", expression) ? (String) part(expression, 0) : null;
  }

  /** The label of the enumeration's member that {@code expression} is, or null. */
  public static String label(Ast.expr expression) {
    return is("EnumByLabel", expression) ? identifier(part(expression, 1)) : null;
  }

  /** 1 or 0 for the truth value that {@code expression} is, as text; or null. */
  public static String truth(Ast.expr expression) {
    if (!is("Bool", expression)) {
      return null;
    }
    return Boolean.TRUE.equals(part(expression, 0)) ? "1" : "0";
  }

  /** Whether {@code expression} stands for all other cases. */
  public static boolean isOtherwise(Ast.expr expression) {
    return "_".equals(name(expression));
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
   * Gives every expression within {@code node}, a part of a spec, to {@code consumer}. Everything
   * in the compiler's trees is a Scala product: options, lists and nodes alike. Resolved types lead
   * to other specs, which are walked on their own.
   */
  public static void walk(Object node, Consumer<Ast.expr> consumer) {
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
