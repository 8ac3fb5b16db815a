package dev.diptych.compiler.kaitai;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Operator;
import dev.diptych.ir.ValueType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.exprlang.Expressions;
import io.kaitai.struct.format.Identifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import scala.Product;
import scala.jdk.javaapi.CollectionConverters;

/** Reads the trees of expressions. */
public final class ExprReader {
  private final BiConsumer<Expr, Ast.expr> reads;

  private ExprReader(BiConsumer<Expr, Ast.expr> reads) {
    this.reads = reads;
  }

  /**
   * For the expressions of one member of a type.
   *
   * @param scope the scope for their types
   * @param types gets the type of each expression, by identity
   */
  ExprReader(Scope scope, Map<Expr, Supplier<@Nullable ValueType>> types) {
    this((read, tree) -> types.put(read, () -> scope.type(tree)));
  }

  /**
   * Parses {@code text}.
   *
   * @return the tree; empty if it is not an expression, where the Kaitai Struct compiler reports
   *     why
   */
  public static Optional<Expr> parse(String text) {
    try {
      return Optional.of(new ExprReader((read, tree) -> {}).read(Expressions.parse(text)));
    } catch (Expressions.ParseException e) {
      return Optional.empty();
    }
  }

  Expr read(Ast.expr tree) {
    Expr read = node(tree);
    reads.accept(read, tree);
    return read;
  }

  /** Java cannot name the classes of the nodes: they are nested in an object within an object. */
  private Expr node(Ast.expr tree) {
    Product node = (Product) tree;
    return switch (node.productPrefix()) {
      case "IntNum" -> new Expr.Int(((scala.math.BigInt) node.productElement(0)).bigInteger());
      case "FloatNum" ->
          new Expr.Real(((scala.math.BigDecimal) node.productElement(0)).bigDecimal());
      case "Str" -> new Expr.Str((String) node.productElement(0));
      case "Bool" -> new Expr.Bool((Boolean) node.productElement(0));
      case "Name" -> new Expr.Name(name(node.productElement(0)));
      case "InternalName" -> new Expr.Name(((Identifier) node.productElement(0)).humanReadable());
      case "EnumByLabel" ->
          new Expr.Label(type(node, 2), name(node.productElement(0)), name(node.productElement(1)));
      case "EnumById" ->
          new Expr.Cast(child(node, 1), type(node, 2) + "::" + name(node.productElement(0)));
      case "ByteSizeOfType" -> new Expr.SizeOf(type(node, 0), false);
      case "BitSizeOfType" -> new Expr.SizeOf(type(node, 0), true);
      case "InterpolatedStr" -> new Expr.Operation(Operator.STRING, children(node, 0));
      case "List" -> new Expr.Operation(Operator.LIST, children(node, 0));
      case "Attribute" -> new Expr.Attribute(child(node, 0), name(node.productElement(1)));
      case "Call" -> {
        List<Expr> children = new ArrayList<>(List.of(child(node, 0)));
        children.addAll(children(node, 1));
        yield new Expr.Operation(Operator.CALL, children);
      }
      case "Subscript" -> new Expr.Operation(Operator.SUBSCRIPT, child(node, 0), child(node, 1));
      case "CastToType" -> new Expr.Cast(child(node, 0), type(node, 1));
      case "UnaryOp" -> new Expr.Operation(operator(node, 0), child(node, 1));
      case "BinOp", "Compare" ->
          new Expr.Operation(operator(node, 1), child(node, 0), child(node, 2));
      case "BoolOp" -> new Expr.Operation(operator(node, 0), children(node, 1));
      case "IfExp" ->
          new Expr.Operation(Operator.IF, child(node, 0), child(node, 1), child(node, 2));
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
