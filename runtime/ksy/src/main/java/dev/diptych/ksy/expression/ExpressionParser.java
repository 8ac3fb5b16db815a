package dev.diptych.ksy.expression;

import dev.diptych.grammar.KaitaiExpression;
import dev.diptych.grammar.KaitaiExpressionLexer;
import dev.diptych.grammar.KaitaiExpressionBaseVisitor;

import dev.diptych.ir.Operator;
import dev.diptych.grammar.KaitaiExpression.ExpressionContext;
import dev.diptych.grammar.KaitaiExpression.OperandContext;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Text to trees. Names and decimal numbers, which most expressions are, need no grammar. */
public final class ExpressionParser extends KaitaiExpressionBaseVisitor<Tree> {
  private static final int MAX_DEPTH = 100;
  private static final Set<String> WORDS = Set.of("and", "or", "not", "true", "false");

  private ExpressionParser() {}

  /** The tree of an expression. */
  public static Tree expression(String text) throws SyntaxError {
    Tree.Span all = new Tree.Span(0, text.length());
    if (isName(text) && !WORDS.contains(text)) {
      return new Tree.Name(all, text);
    }
    if (isNumber(text)) {
      return new Tree.Int(all, new BigInteger(text));
    }
    return parse(text, parser -> new ExpressionParser().visit(parser.oneExpression().expression()));
  }

  /** The type that {@code text} names, with its arguments. */
  public static Tree.TypeReference type(String text) throws SyntaxError {
    if (isName(text)) {
      Tree.Span all = new Tree.Span(0, text.length());
      return new Tree.TypeReference(new Tree.Path(all, false, List.of(text), false), List.of());
    }
    return parse(
        text,
        parser -> {
          KaitaiExpression.OneTypeReferenceContext type = parser.oneTypeReference();
          return new Tree.TypeReference(
              path(type.typeName()), new ExpressionParser().all(type.values()));
        });
  }

  /** The transformation that {@code text} names, with its arguments. */
  public static Tree.Process process(String text) throws SyntaxError {
    return parse(
        text,
        parser -> {
          KaitaiExpression.OneProcessContext process = parser.oneProcess();
          List<String> names = process.name().stream().map(RuleContext::getText).toList();
          return new Tree.Process(
              String.join(".", names), new ExpressionParser().all(process.values()));
        });
  }

  private static boolean isName(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
      if (!letter && (i == 0 || c < '0' || c > '9')) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty() && (text.charAt(0) != '0' || text.length() == 1);
  }

  private interface Reading<T> {
    T read(KaitaiExpression parser);
  }

  /**
   * Trees are walked by recursion, so that their depth has a limit; their length has one in YAML.
   */
  private static void checkDepth(String text) throws SyntaxError {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
      if (depth > MAX_DEPTH) {
        Tree.Span at = new Tree.Span(i, i + 1);
        throw new SyntaxError(
            at, "more than %d brackets within each other".formatted(MAX_DEPTH), null);
      }
    }
  }

  private static <T> T parse(String text, Reading<T> reading) throws SyntaxError {
    checkDepth(text);
    try {
      return parse(text, PredictionMode.SLL, reading);
    } catch (ParseCancellationException e) {
      try {
        return parse(text, PredictionMode.LL, reading);
      } catch (ParseCancellationException error) {
        throw (SyntaxError) error.getCause();
      }
    }
  }

  private static <T> T parse(String text, PredictionMode mode, Reading<T> reading) {
    KaitaiExpressionLexer lexer = new KaitaiExpressionLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    KaitaiExpression parser = new KaitaiExpression(new CommonTokenStream(lexer));
    parser.removeErrorListeners();
    parser.addErrorListener(new FirstError(text));
    parser.getInterpreter().setPredictionMode(mode);
    return reading.read(parser);
  }

  /** Ends parsing at the first error. */
  private static final class FirstError extends BaseErrorListener {
    private final String text;

    FirstError(String text) {
      this.text = text;
    }

    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        Object offending,
        int line,
        int column,
        String message,
        RecognitionException e) {
      KaitaiExpression parser = (KaitaiExpression) recognizer;
      throw new ParseCancellationException(
          SyntaxWords.error(text, (Token) offending, expected(parser), parser.getTokenStream()));
    }

    private static IntervalSet expected(KaitaiExpression parser) {
      try {
        return parser.getExpectedTokens();
      } catch (RuntimeException e) {
        return new IntervalSet();
      }
    }
  }

  // Trees.

  private List<Tree> all(KaitaiExpression.ValuesContext values) {
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

  private static Tree.Path path(KaitaiExpression.TypeNameContext type) {
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
    String digits = c.getText().replace("_", "");
    if (c.INT() != null) {
      return new Tree.Int(span(c), new BigInteger(digits));
    }
    int radix =
        switch (digits.charAt(1)) {
          case 'x', 'X' -> 16;
          case 'b', 'B' -> 2;
          default -> 8;
        };
    return new Tree.Int(span(c), new BigInteger(digits.substring(2), radix));
  }

  @Override
  public Tree visitReal(KaitaiExpression.RealContext c) {
    String digits = c.getText().replace("_", "");
    boolean open = digits.endsWith(".");
    return new Tree.Real(
        span(c), new BigDecimal(open ? digits.substring(0, digits.length() - 1) : digits));
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
      value.append(text.charAt(0) == '"' ? unescaped(inside) : inside);
    }
    return new Tree.Str(span(c), value.toString());
  }

  @Override
  public Tree visitFormat(KaitaiExpression.FormatContext c) {
    return operation(c, Operator.STRING, c.start, all(c.part()));
  }

  @Override
  public Tree visitText(KaitaiExpression.TextContext c) {
    return new Tree.Str(span(c), unescaped(c.getText()));
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
    int count = c.name().size();
    List<String> names = c.name().stream().map(RuleContext::getText).toList();
    boolean absolute = c.PATH().size() > count - 1;
    List<String> owner = names.subList(0, count - 2);
    Tree.Span ownerSpan = span(c.name(0)).to(span(c.name(Math.max(0, count - 3))));
    return new Tree.Label(
        span(c),
        new Tree.Path(ownerSpan, absolute && !owner.isEmpty(), owner, false),
        names.get(count - 2),
        span(c.name(0)).to(span(c.name(count - 2))),
        names.get(count - 1),
        span(c.name(count - 1)));
  }

  @Override
  public Tree visitMember(KaitaiExpression.MemberContext c) {
    return new Tree.Name(span(c), c.getText());
  }

  private static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\') {
        plain.append(c);
        continue;
      }
      c = text.charAt(++i);
      int known = "abtnvfre\"'\\".indexOf(c);
      if (known >= 0) {
        plain.append("\u0007\b\t\n\u000b\f\r\u001b\"'\\".charAt(known));
      } else if (c == 'u') {
        plain.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
        i += 4;
      } else {
        int end = i;
        while (end < text.length() && end < i + 3 && "01234567".indexOf(text.charAt(end)) >= 0) {
          end++;
        }
        plain.append((char) Integer.parseInt(text.substring(i, end), 8));
        i = end - 1;
      }
    }
    return plain.toString();
  }
}
