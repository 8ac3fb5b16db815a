package dev.diptych.ksy.expression;

import dev.diptych.grammar.KaitaiExpression;
import dev.diptych.grammar.KaitaiExpression.ExpressionContext;
import dev.diptych.grammar.KaitaiExpression.OperandContext;
import dev.diptych.grammar.KaitaiExpressionBaseVisitor;
import dev.diptych.ir.Operator;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;

/** Makes trees of what the grammar has recognised. */
final class TreeVisitor extends KaitaiExpressionBaseVisitor<Tree> {
  List<Tree> all(KaitaiExpression.@Nullable ValuesContext values) {
    return values == null ? List.of() : all(values.expression());
  }

  private List<Tree> all(List<? extends ParserRuleContext> contexts) {
    List<Tree> trees = new ArrayList<>();
    contexts.forEach(each -> trees.add(visit(each)));
    return List.copyOf(trees);
  }

  static Tree.Span span(ParserRuleContext context) {
    return new Tree.Span(context.start.getStartIndex(), context.stop.getStopIndex() + 1);
  }

  private static Tree.Span span(Token token) {
    return new Tree.Span(token.getStartIndex(), token.getStopIndex() + 1);
  }

  static Tree.Path path(KaitaiExpression.TypeNameContext type) {
    List<String> names = type.name().stream().map(RuleContext::getText).toList();
    boolean absolute = type.PATH().size() > names.size() - 1;
    return new Tree.Path(span(type), absolute, names, type.LBRACKET() != null);
  }

  private static Tree operation(
      ParserRuleContext context, Operator operator, Token place, List<Tree> children) {
    return new Tree.Operation(span(context), operator, span(place), children);
  }

  @Override
  public Tree visitExpression(ExpressionContext c) {
    if (c.QUESTION() == null) {
      return visit(c.disjunction());
    }
    List<Tree> children = List.of(visit(c.disjunction()), visit(c.then), visit(c.otherwise));
    return operation(c, Operator.IF, c.QUESTION().getSymbol(), children);
  }

  @Override
  public Tree visitDisjunction(KaitaiExpression.DisjunctionContext c) {
    return c.OR().isEmpty()
        ? visit(c.conjunction(0))
        : operation(c, Operator.OR, c.OR(0).getSymbol(), all(c.conjunction()));
  }

  @Override
  public Tree visitConjunction(KaitaiExpression.ConjunctionContext c) {
    return c.AND().isEmpty()
        ? visit(c.negation(0))
        : operation(c, Operator.AND, c.AND(0).getSymbol(), all(c.negation()));
  }

  @Override
  public Tree visitNot(KaitaiExpression.NotContext c) {
    return operation(c, Operator.NOT, c.start, List.of(visit(c.negation())));
  }

  @Override
  public Tree visitCondition(KaitaiExpression.ConditionContext c) {
    return visit(c.comparison());
  }

  @Override
  public Tree visitComparison(KaitaiExpression.ComparisonContext c) {
    if (c.op == null) {
      return visit(c.operand(0));
    }
    Operator operator =
        switch (c.op.getType()) {
          case KaitaiExpression.EQ -> Operator.EQ;
          case KaitaiExpression.NE -> Operator.NOT_EQ;
          case KaitaiExpression.LT -> Operator.LT;
          case KaitaiExpression.LE -> Operator.LT_E;
          case KaitaiExpression.GT -> Operator.GT;
          default -> Operator.GT_E;
        };
    return operation(c, operator, c.op, all(c.operand()));
  }

  @Override
  public Tree visitCast(KaitaiExpression.CastContext c) {
    return new Tree.Cast(span(c), visit(c.operand()), path(c.typeName()));
  }

  @Override
  public Tree visitAttribute(KaitaiExpression.AttributeContext c) {
    return new Tree.Attribute(span(c), visit(c.operand()), c.name().getText(), span(c.name()));
  }

  @Override
  public Tree visitElement(KaitaiExpression.ElementContext c) {
    List<Tree> children = List.of(visit(c.operand()), visit(c.expression()));
    return operation(c, Operator.SUBSCRIPT, c.LBRACKET().getSymbol(), children);
  }

  @Override
  public Tree visitCall(KaitaiExpression.CallContext c) {
    List<Tree> children = new ArrayList<>(List.of(visit(c.operand())));
    children.addAll(all(c.values()));
    return operation(c, Operator.CALL, c.LPAREN().getSymbol(), List.copyOf(children));
  }

  @Override
  public Tree visitSign(KaitaiExpression.SignContext c) {
    Tree operand = visit(c.operand());
    return switch (c.op.getType()) {
      case KaitaiExpression.PLUS -> operand;
      case KaitaiExpression.MINUS -> operation(c, Operator.MINUS, c.op, List.of(operand));
      default -> operation(c, Operator.INVERT, c.op, List.of(operand));
    };
  }

  @Override
  public Tree visitProduct(KaitaiExpression.ProductContext c) {
    Operator operator =
        switch (c.op.getType()) {
          case KaitaiExpression.STAR -> Operator.MULT;
          case KaitaiExpression.SLASH -> Operator.DIV;
          default -> Operator.MOD;
        };
    return operation(c, operator, c.op, all(c.operand()));
  }

  @Override
  public Tree visitSum(KaitaiExpression.SumContext c) {
    boolean plus = c.op.getType() == KaitaiExpression.PLUS;
    return operation(c, plus ? Operator.ADD : Operator.SUB, c.op, all(c.operand()));
  }

  @Override
  public Tree visitShift(KaitaiExpression.ShiftContext c) {
    TerminalNode left = c.SHL();
    Token place = left == null ? c.GT(0).getSymbol() : left.getSymbol();
    return operation(
        c, left == null ? Operator.R_SHIFT : Operator.L_SHIFT, place, all(c.operand()));
  }

  @Override
  public Tree visitBitAnd(KaitaiExpression.BitAndContext c) {
    return binary(c, Operator.BIT_AND, c.BIT_AND(), c.operand());
  }

  @Override
  public Tree visitBitXor(KaitaiExpression.BitXorContext c) {
    return binary(c, Operator.BIT_XOR, c.BIT_XOR(), c.operand());
  }

  @Override
  public Tree visitBitOr(KaitaiExpression.BitOrContext c) {
    return binary(c, Operator.BIT_OR, c.BIT_OR(), c.operand());
  }

  private Tree binary(
      ParserRuleContext c, Operator operator, TerminalNode place, List<OperandContext> operands) {
    return operation(c, operator, place.getSymbol(), all(operands));
  }

  @Override
  public Tree visitGroup(KaitaiExpression.GroupContext c) {
    return visit(c.expression());
  }

  @Override
  public Tree visitInteger(KaitaiExpression.IntegerContext c) {
    return new Tree.Int(span(c), Literals.integer(c.getText()));
  }

  @Override
  public Tree visitReal(KaitaiExpression.RealContext c) {
    return new Tree.Real(span(c), Literals.real(c.getText()));
  }

  @Override
  public Tree visitBool(KaitaiExpression.BoolContext c) {
    return new Tree.Bool(span(c), c.TRUE() != null);
  }

  @Override
  public Tree visitString(KaitaiExpression.StringContext c) {
    StringBuilder value = new StringBuilder();
    for (ParseTree part : c.children) {
      String text = part.getText();
      String inside = text.substring(1, text.length() - 1);
      value.append(text.charAt(0) == '"' ? Literals.unescaped(inside) : inside);
    }
    return new Tree.Str(span(c), value.toString());
  }

  @Override
  public Tree visitFormat(KaitaiExpression.FormatContext c) {
    return operation(c, Operator.STRING, c.start, all(c.part()));
  }

  @Override
  public Tree visitText(KaitaiExpression.TextContext c) {
    return new Tree.Str(span(c), Literals.unescaped(c.getText()));
  }

  @Override
  public Tree visitEmbedded(KaitaiExpression.EmbeddedContext c) {
    return visit(c.expression());
  }

  @Override
  public Tree visitList(KaitaiExpression.ListContext c) {
    return operation(c, Operator.LIST, c.start, all(c.values()));
  }

  @Override
  public Tree visitSizeOf(KaitaiExpression.SizeOfContext c) {
    return new Tree.SizeOf(span(c), path(c.typeName()), c.BITSIZEOF() != null);
  }

  @Override
  public Tree visitEnumMember(KaitaiExpression.EnumMemberContext c) {
    List<String> names = c.name().stream().map(RuleContext::getText).toList();
    List<Tree.Span> places = c.name().stream().map(TreeVisitor::span).toList();
    return Tree.Label.of(span(c), c.PATH().size() == names.size(), names, places);
  }

  @Override
  public Tree visitMember(KaitaiExpression.MemberContext c) {
    return new Tree.Name(span(c), c.getText());
  }
}
