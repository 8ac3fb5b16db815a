package dev.diptych.generator.kaitai;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Fact;
import dev.diptych.ir.Operator;
import dev.diptych.ir.ValueType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.Identifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import scala.Product;
import scala.jdk.javaapi.CollectionConverters;

/** Reads the trees of expressions. */
final class ExprReader {
  private final Scope scope;

  /**
   * For the expressions of one member of a type.
   *
   * @param scope the scope for their types
   */
  ExprReader(Scope scope) {
    this.scope = scope;
  }

  Expr read(Ast.expr tree) {
    ValueType type = scope.type(tree);
    return node(tree, type == null ? Fact.NONE : new Fact(type, null, null));
  }

  /** Java cannot name the classes of the nodes: they are nested in an object within an object. */
  private Expr node(Ast.expr tree, Fact fact) {
    Product node = (Product) tree;
    return switch (node.productPrefix()) {
      case "IntNum" ->
          new Expr.Int(((scala.math.BigInt) node.productElement(0)).bigInteger(), fact);
      case "FloatNum" ->
          new Expr.Real(((scala.math.BigDecimal) node.productElement(0)).bigDecimal(), fact);
      case "Str" -> new Expr.Str((String) node.productElement(0), fact);
      case "Bool" -> new Expr.Bool((Boolean) node.productElement(0), fact);
      case "Name" -> new Expr.Name(name(node.productElement(0)), fact);
      case "InternalName" ->
          new Expr.Name(((Identifier) node.productElement(0)).humanReadable(), fact);
      case "EnumByLabel" ->
          new Expr.Label(
              type(node, 2), name(node.productElement(0)), name(node.productElement(1)), fact);
      case "EnumById" ->
          new Expr.Cast(child(node, 1), type(node, 2) + "::" + name(node.productElement(0)), fact);
      case "ByteSizeOfType" -> new Expr.SizeOf(type(node, 0), false, fact);
      case "BitSizeOfType" -> new Expr.SizeOf(type(node, 0), true, fact);
      case "InterpolatedStr" -> new Expr.Operation(Operator.STRING, children(node, 0), fact);
      case "List" -> new Expr.Operation(Operator.LIST, children(node, 0), fact);
      case "Attribute" -> new Expr.Attribute(child(node, 0), name(node.productElement(1)), fact);
      case "Call" -> {
        List<Expr> children = new ArrayList<>(List.of(child(node, 0)));
        children.addAll(children(node, 1));
        yield new Expr.Operation(Operator.CALL, children, fact);
      }
      case "Subscript" ->
          new Expr.Operation(Operator.SUBSCRIPT, List.of(child(node, 0), child(node, 1)), fact);
      case "CastToType" -> new Expr.Cast(child(node, 0), type(node, 1), fact);
      case "UnaryOp" -> new Expr.Operation(operator(node, 0), List.of(child(node, 1)), fact);
      case "BinOp", "Compare" ->
          new Expr.Operation(operator(node, 1), List.of(child(node, 0), child(node, 2)), fact);
      case "BoolOp" -> new Expr.Operation(operator(node, 0), children(node, 1), fact);
      case "IfExp" ->
          new Expr.Operation(
              Operator.IF, List.of(child(node, 0), child(node, 1), child(node, 2)), fact);
      default -> throw new IllegalStateException("an expression of a kind that is not known");
    };
  }

  private Expr child(Product node, int index) {
    return read((Ast.expr) node.productElement(index));
  }

  private List<Expr> children(Product node, int index) {
    var many = ((scala.collection.Iterable<?>) node.productElement(index)).toSeq();
    return CollectionConverters.asJava(many).stream().map(each -> read((Ast.expr) each)).toList();
  }

  private static String name(Object identifier) {
    return ((Ast.identifier) identifier).name();
  }

  private static String type(Product node, int index) {
    return ((Ast.typeId) node.productElement(index)).nameAsStr();
  }

  /** {@code LShift} as {@link Operator#L_SHIFT}. */
  private static Operator operator(Product node, int index) {
    String name = ((Product) node.productElement(index)).productPrefix();
    return Operator.valueOf(name.replaceAll("(?<=.)(?=[A-Z])", "_").toUpperCase(Locale.ROOT));
  }
}
