package dev.diptych.ksy.expression;

import dev.diptych.grammar.KaitaiExpression;
import dev.diptych.grammar.KaitaiExpressionLexer;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Fact;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/** Text to trees. */
public final class ExpressionParser {
  private static final int MAX_DEPTH = 100;

  private ExpressionParser() {}

  /** The expression that {@code text} is, without types; empty if it is none. */
  public static Optional<Expr> parse(String text) {
    try {
      return Optional.of(Conversion.of(expression(text), tree -> Fact.NONE));
    } catch (SyntaxError e) {
      return Optional.empty();
    }
  }

  /** The tree of an expression. */
  public static Tree expression(String text) throws SyntaxError {
    Tree common = CommonExpression.read(text);
    return common == null ? byGrammar(text) : common;
  }

  /** The tree of any expression. */
  static Tree byGrammar(String text) throws SyntaxError {
    return parse(text, parser -> new TreeVisitor().visit(parser.oneExpression().expression()));
  }

  /** The type that {@code text} names, with its arguments. */
  public static Tree.TypeReference type(String text) throws SyntaxError {
    if (CommonExpression.isName(text)) {
      Tree.Span all = new Tree.Span(0, text.length());
      return new Tree.TypeReference(new Tree.Path(all, false, List.of(text), false), List.of());
    }
    return parse(
        text,
        parser -> {
          KaitaiExpression.OneTypeReferenceContext type = parser.oneTypeReference();
          return new Tree.TypeReference(
              TreeVisitor.path(type.typeName()), new TreeVisitor().all(type.values()));
        });
  }

  /** The transformation that {@code text} names, with its arguments. */
  public static Tree.Routine process(String text) throws SyntaxError {
    return parse(
        text,
        parser -> {
          KaitaiExpression.OneProcessContext process = parser.oneProcess();
          List<String> names = process.name().stream().map(RuleContext::getText).toList();
          return new Tree.Routine(String.join(".", names), new TreeVisitor().all(process.values()));
        });
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
}
