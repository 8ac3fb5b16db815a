package dev.diptych.authoring.syntax;

import dev.diptych.authoring.tree.Expression;
import dev.diptych.authoring.tree.Expression.Operator;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.grammar.AuthoringParser.ArgumentContext;
import dev.diptych.grammar.AuthoringParser.CalculationContext;
import dev.diptych.grammar.AuthoringParser.CallContext;
import dev.diptych.grammar.AuthoringParser.FactorContext;
import dev.diptych.grammar.AuthoringParser.GroupContext;
import dev.diptych.grammar.AuthoringParser.ProductContext;
import dev.diptych.grammar.AuthoringParser.QuantityContext;
import dev.diptych.grammar.AuthoringParser.ScalarContext;
import dev.diptych.grammar.AuthoringParser.SumContext;
import dev.diptych.grammar.AuthoringParser.ValueContext;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;

/** Converts complete parts of the parse tree to values. */
final class ValueBuilder {
  private final Source source;
  private final SyntaxDiagnostics errors;

  ValueBuilder(Source source, SyntaxDiagnostics errors) {
    this.source = source;
    this.errors = errors;
  }

  Origin origin(Token first, Token last) {
    return Origin.of(source, new Span(first.getStartIndex(), last.getStopIndex() + 1));
  }

  private Origin origin(ParserRuleContext context) {
    return origin(context.start, context.stop);
  }

  /** The content of a string, in which escapes are not interpreted. */
  String unquoted(Token string) {
    String text = string.getText();
    return text.substring(1, text.length() - 1);
  }

  Value value(ValueContext context) {
    if (context.call() != null) {
      return call(context.call());
    }
    if (context.group() != null) {
      return group(context.group());
    }
    if (context.quantity() != null) {
      return quantity(context.quantity());
    }
    ScalarContext scalar = context.scalar();
    if (scalar != null && scalar.word() != null) {
      return new Value.Word(origin(context), scalar.word().getText());
    }
    ParseTree leaf = scalar == null ? context : scalar;
    return terminal((TerminalNode) leaf.getChild(0));
  }

  Value argument(ArgumentContext context) {
    if (context.quantity() != null) {
      return new Value.Until(origin(context), quantity(context.quantity()));
    }
    if (context.call() != null) {
      return call(context.call());
    }
    if (context.group() != null) {
      return group(context.group());
    }
    if (context.calculation() != null) {
      return calculation(context.calculation());
    }
    if (context.AT() != null) {
      Value target = terminal(context.REFERENCE());
      return new Value.Call(origin(context), "at", List.of(List.of(target)));
    }
    return terminal((TerminalNode) context.getChild(0));
  }

  private Value call(CallContext context) {
    List<List<Value>> arguments = new ArrayList<>();
    List<Value> current = new ArrayList<>();
    for (ParseTree child : context.group().children) {
      if (child instanceof ValueContext value) {
        current.add(value(value));
      } else if (child instanceof TerminalNode node
          && node.getSymbol().getType() == AuthoringLexer.COMMA) {
        arguments.add(List.copyOf(current));
        current.clear();
      }
    }
    arguments.add(List.copyOf(current));
    return new Value.Call(origin(context), context.start.getText(), List.copyOf(arguments));
  }

  Value group(GroupContext context) {
    if (!context.COMMA().isEmpty()) {
      Token comma = context.COMMA(0).getSymbol();
      Span span = new Span(comma.getStartIndex(), comma.getStopIndex() + 1);
      errors.report("syntax", span, "unexpected ','", "values are separated by blanks");
    }
    List<Value> values = context.value().stream().map(this::value).toList();
    return new Value.Tuple(origin(context), values);
  }

  Value terminal(TerminalNode node) {
    Token token = node.getSymbol();
    Origin origin = origin(token, token);
    return switch (token.getType()) {
      case AuthoringLexer.REFERENCE -> reference(token);
      case AuthoringLexer.STRING,
          AuthoringLexer.BYTES,
          AuthoringLexer.SPECIAL,
          AuthoringLexer.TUPLE ->
          new Value.Verbatim(origin, token.getText());
      default -> new Value.Word(origin, token.getText());
    };
  }

  private Value reference(Token token) {
    String[] parts = token.getText().substring(1).split("\\.", 2);
    int component = parts.length == 1 ? -1 : "xyzw".indexOf(parts[1]);
    // An unknown component is beyond the end of every tuple.
    int index = parts.length == 2 && (component < 0 || parts[1].length() > 1) ? 9 : component;
    return new Value.Reference(origin(token, token), parts[0], index);
  }

  Value quantity(QuantityContext context) {
    if (context.calculation() != null) {
      return calculation(context.calculation());
    }
    Token token = context.start;
    return switch (token.getType()) {
      case AuthoringLexer.REFERENCE -> reference(token);
      case AuthoringLexer.RELATIVE ->
          new Value.Relative(origin(context), number(token, token.getText().substring(1)));
      default -> number(token, token.getText());
    };
  }

  private Value calculation(CalculationContext context) {
    return new Value.Calculation(origin(context), sum(context.sum()));
  }

  private Value.Quantity number(Token token, String text) {
    Origin origin = origin(token, token);
    int unitStart = NumberText.unitStart(text);
    String symbol = text.substring(unitStart);
    @Nullable Unit unit = Unit.of(symbol);
    BigDecimal value = NumberText.value(text.substring(0, unitStart));
    if (value == null) {
      errors.report("bad-number", origin.at().span(), "number out of range");
    } else if (unit == null && !symbol.isEmpty()) {
      Replacement near = Suggestion.nearest(symbol, Unit.symbols());
      String message = "unknown unit '" + symbol + "'" + (near == null ? "" : near.question());
      errors.report(
          "unknown-unit",
          origin.at().span(),
          message,
          near == null ? null : new Replacement(text, text.substring(0, unitStart) + near.better()),
          "units: " + String.join(", ", Unit.symbols()));
    }
    boolean plain = symbol.isEmpty() && token.getType() != AuthoringLexer.RELATIVE;
    BigDecimal number = value == null ? BigDecimal.ZERO : value;
    return new Value.Quantity(origin, number, unit, plain ? text : null);
  }

  private Expression sum(SumContext context) {
    Expression first = product(context.product(0));
    List<Expression.Step> rest = new ArrayList<>();
    for (int i = 1; i < context.getChildCount(); i += 2) {
      Operator operator = type(context, i) == AuthoringLexer.PLUS ? Operator.PLUS : Operator.MINUS;
      Expression operand = product((ProductContext) context.getChild(i + 1));
      rest.add(new Expression.Step(operator, operand));
    }
    return rest.isEmpty() ? first : new Expression.Chain(origin(context), first, rest);
  }

  private Expression product(ProductContext context) {
    Expression first = factor(context.factor(0));
    List<Expression.Step> rest = new ArrayList<>();
    for (int i = 1; i < context.getChildCount(); i += 2) {
      Operator operator =
          type(context, i) == AuthoringLexer.TIMES ? Operator.TIMES : Operator.DIVIDE;
      Expression operand = factor((FactorContext) context.getChild(i + 1));
      rest.add(new Expression.Step(operator, operand));
    }
    return rest.isEmpty() ? first : new Expression.Chain(origin(context), first, rest);
  }

  private Expression factor(FactorContext context) {
    Expression operand = context.sum() == null ? operand(context) : sum(context.sum());
    boolean negative = context.MINUS().size() % 2 == 1;
    return negative ? new Expression.Negation(origin(context), operand) : operand;
  }

  private Expression operand(FactorContext context) {
    Token token = context.stop;
    Origin origin = origin(token, token);
    Value operand =
        token.getType() == AuthoringLexer.REFERENCE
            ? reference(token)
            : number(token, token.getText());
    return new Expression.Operand(origin, operand);
  }

  private static int type(ParserRuleContext context, int child) {
    return ((TerminalNode) context.getChild(child)).getSymbol().getType();
  }
}
