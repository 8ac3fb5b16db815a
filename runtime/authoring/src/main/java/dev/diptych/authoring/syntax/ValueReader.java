package dev.diptych.authoring.syntax;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads values from the tree of a text, and reports numbers that have none. */
final class ValueReader {
  /** Maximum number of values, each of which is an object in memory. */
  private static final int MAX_VALUES = 6_000_000;

  /** A longer tuple of numbers and names is kept as it is written. */
  private static final int MIN_VERBATIM = 256;

  /** A longer group is not repeated in a message. */
  private static final int MAX_SHOWN = 80;

  /** A comma that may be that of a decimal. */
  private static final Pattern DECIMAL = Pattern.compile("[0-9],[0-9]|[\r\n]");

  private static final long PLAIN = Kind.bits(Kind.INT, Kind.FLOAT, Kind.NAME);

  private final SyntaxTree tree;
  private final Source source;
  private final Diagnostics errors = new Diagnostics();
  private int lastLine;
  private int count;

  ValueReader(SyntaxTree tree) {
    this.tree = tree;
    this.source = tree.source();
  }

  /** The errors in the order of the text; at most one for each line. */
  List<Diagnostic> errors() {
    return errors.list();
  }

  /** Whether the text has so many values that no more are read. */
  boolean isFull() {
    return count > MAX_VALUES;
  }

  /** The value of an attribute; a long one only as it is written. */
  Value content(ValueCursor value) {
    return value.isGroup() && isLong(value.inside())
        ? new Value.Verbatim(origin(value.span()), source.text(value.span()))
        : value(value);
  }

  /** Whether there are many values, and all of them are numbers and names. */
  private static boolean isLong(ValueCursor inside) {
    int count = 0;
    while (inside.next()) {
      if (inside.node() >= 0 || !inside.kind().isIn(PLAIN)) {
        return false;
      }
      count++;
    }
    return count >= MIN_VERBATIM;
  }

  /** A value of any kind. */
  Value value(ValueCursor value) {
    return switch (value.nodeKind()) {
      case CALL -> call(value);
      case CALCULATION -> new ExpressionReader(tree, this).calculation(value.node());
      default -> value.isGroup() ? group(value) : word(value.kind(), value.span());
    };
  }

  /** An argument of a row: a value, or the end of a range. */
  Value argument(ValueCursor value) {
    if (value.kind() == Kind.RANGE) {
      return until(value);
    }
    if (value.nodeKind() == NodeKind.TARGET) {
      int name = tree.code(value.token() + 1);
      Value target = word(tree.kind(name), tree.span(name));
      return new Value.Call(origin(value.span()), "at", List.of(List.of(target)));
    }
    return value(value);
  }

  /** The end of a range, which follows the cursor; reported if it is missing. */
  private Value until(ValueCursor range) {
    Span span = range.span();
    if (!range.next() || range.kind() == Kind.COMMA || range.kind() == Kind.RANGE) {
      report("syntax", span, "expected the end of the range after '..'");
      return new Value.Until(origin(span), word(Kind.NAME, span));
    }
    return new Value.Until(origin(new Span(span.start(), range.end())), value(range));
  }

  /** What follows {@code every}. */
  Value interval(ValueCursor interval) {
    ValueCursor value = interval.inNode();
    value.next();
    value.next();
    return value(value);
  }

  private Value call(ValueCursor call) {
    List<List<Value>> arguments = new ArrayList<>();
    List<Value> current = new ArrayList<>();
    ValueCursor inside = call.inside();
    while (inside.next() && !isFull()) {
      if (inside.kind() == Kind.COMMA) {
        arguments.add(List.copyOf(current));
        current.clear();
      } else {
        current.add(argument(inside));
      }
    }
    arguments.add(List.copyOf(current));
    return new Value.Call(origin(call.span()), call.text(), List.copyOf(arguments));
  }

  private Value group(ValueCursor group) {
    List<Value> values = new ArrayList<>();
    ValueCursor inside = group.inside();
    while (inside.next() && !isFull()) {
      if (inside.kind() == Kind.COMMA) {
        report(comma(inside.span(), source.text(group.span())));
      } else if (inside.kind() == Kind.RANGE) {
        report("syntax", inside.span(), "'..' is not allowed here");
      } else {
        values.add(value(inside));
      }
    }
    return new Value.Tuple(origin(group.span()), values);
  }

  /** The message about a comma in a group, which is written without it if that is certain. */
  private Diagnostic comma(Span comma, String group) {
    Location at = new Location.InText(source, comma);
    String message = "',' is not allowed here";
    String better = group.replaceAll("\\s*,\\s*", " ");
    boolean isCertain =
        group.length() <= MAX_SHOWN && !better.contains("#") && !DECIMAL.matcher(group).find();
    return isCertain
        ? Diagnostic.error("syntax", at, message, "values are separated by blanks: " + better)
            .correctedBy(new Replacement(group, better))
        : Diagnostic.error("syntax", at, message, "values are separated by blanks");
  }

  /** A value that is one token. */
  Value word(Kind kind, Span span) {
    if (++count == MAX_VALUES + 1) {
      report("too-much", span, "more than 6,000,000 words and numbers");
    }
    return switch (kind) {
      case REFERENCE -> reference(span);
      case STRING, BYTES, SPECIAL -> new Value.Verbatim(origin(span), source.text(span));
      case RELATIVE -> {
        Value.Quantity distance = number(span, source.text(span).substring(1), false);
        yield new Value.Relative(origin(span), distance);
      }
      case INT, HEXINT, FLOAT, QUANTITY, CALC_NUMBER -> number(span, source.text(span), true);
      default -> new Value.Word(origin(span), source.text(span));
    };
  }

  private Value reference(Span span) {
    String[] parts = source.text(span).substring(1).split("\\.", 2);
    int component = parts.length == 1 ? -1 : "xyzw".indexOf(parts[1]);
    // An unknown component is beyond the end of every tuple.
    int index = parts.length == 2 && (component < 0 || parts[1].length() > 1) ? 9 : component;
    return new Value.Reference(origin(span), parts[0], index);
  }

  /**
   * A number.
   *
   * @param isText whether it is written so in a plain text, if it has no unit
   */
  private Value.Quantity number(Span span, String text, boolean isText) {
    int unitStart = NumberText.unitStart(text);
    String symbol = text.substring(unitStart);
    @Nullable Unit unit = Unit.of(symbol);
    BigDecimal value = NumberText.value(text.substring(0, unitStart));
    if (value == null) {
      report("bad-number", span, "number out of range");
    } else if (unit == null && !symbol.isEmpty()) {
      Replacement better = UnitNames.better(text, unitStart);
      report(unitError(span, "unknown unit '" + symbol + "'").suggesting(better));
    }
    String written = symbol.isEmpty() && isText ? text : null;
    return new Value.Quantity(origin(span), value == null ? BigDecimal.ZERO : value, unit, written);
  }

  private Diagnostic unitError(Span span, String message) {
    String known = "units: " + String.join(", ", Unit.symbols());
    return Diagnostic.error("unknown-unit", new Location.InText(source, span), message, known);
  }

  private void report(String code, Span span, String message, String... help) {
    report(Diagnostic.error(code, new Location.InText(source, span), message, help));
  }

  /** Reports an error unless its line has one already. */
  private void report(Diagnostic error) {
    int line = source.position(((Location.InText) error.location()).span().start()).line();
    if (line != lastLine) {
      lastLine = line;
      errors.add(error);
    }
  }

  Origin origin(Span span) {
    return Origin.of(source, span);
  }
}
