package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Operator;
import dev.diptych.ir.ValueType;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values to try for one field: the default, and those in conditions. */
final class CandidateValues {
  /** The length up to which texts and bytes are made for conditions on lengths. */
  private static final int MAX_LENGTH = 64;

  private final Schema schema;
  private final DraftStruct draft;

  CandidateValues(Schema schema, DraftStruct draft) {
    this.schema = schema;
    this.draft = draft;
  }

  /** Numbers for a field of {@code type}, the default first. */
  Set<Object> numbers(Type type, List<Condition> conditions) {
    Set<Object> numbers = new LinkedHashSet<>();
    boolean real = type instanceof Type.Numeric number && number.kind().isFloat();
    EnumType names = names(type);
    if (names != null && real) {
      numbers.add(named((Type.Numeric) type, names));
    } else if (names != null) {
      numbers.addAll(names.names().keySet());
    }
    numbers.add(real ? (Object) 0.5 : (Object) 1L);
    long all = 0;
    for (Expr node : nodes(conditions)) {
      Long constant = constant(node);
      if (constant != null) {
        all |= Long.bitCount(constant) == 1 ? constant : 0;
        numbers.addAll(List.of(constant, constant + 1, constant - 1, all));
      }
    }
    numbers.add(0L);
    for (long more = 2; more < 16; more++) {
      numbers.add(more);
    }
    return numbers;
  }

  /** The last named float: of false and true, true. */
  private static Object named(Type.Numeric type, EnumType names) {
    long bits = 0;
    for (long each : names.names().keySet()) {
      bits = each;
    }
    return type.kind().width() == 4
        ? (double) Float.intBitsToFloat((int) bits)
        : Double.longBitsToDouble(bits);
  }

  /**
   * Texts or bytes in conditions, and {@code size} equal bytes.
   *
   * @param free whether they may be of any length
   */
  Set<Object> contents(List<Condition> conditions, long size, boolean free) {
    Set<Object> contents = new LinkedHashSet<>();
    if (free && !conditions.isEmpty()) {
      contents.addAll(List.of("", new byte[0]));
    }
    List<Expr> nodes = nodes(conditions);
    if (free && nodes.stream().anyMatch(CandidateValues::isLength)) {
      lengths(nodes, contents);
    }
    for (Expr node : nodes) {
      Long constant = node instanceof Expr.Int && size > 0 ? constant(node) : null;
      if (constant != null) {
        byte[] alike = new byte[(int) size];
        Arrays.fill(alike, constant.byteValue());
        contents.add(alike);
      }
      if (isContent(node)) {
        try {
          Object content = Evaluator.in(draft).of(node);
          if (content instanceof String || content instanceof byte[]) {
            contents.add(content);
          }
          if (content instanceof String text) {
            contents.add(text.getBytes(StandardCharsets.ISO_8859_1));
          }
        } catch (UnknownValue e) {
          // Its value is unknown, so it is not a candidate.
        }
      }
    }
    return contents;
  }

  /** Texts and bytes of the lengths that the conditions mention. */
  private void lengths(List<Expr> nodes, Set<Object> contents) {
    for (Expr node : nodes) {
      Long length = node instanceof Expr.Int ? constant(node) : null;
      if (length != null && length > 0 && length < MAX_LENGTH) {
        String text = "a".repeat(length.intValue());
        contents.addAll(List.of(text, text.getBytes(StandardCharsets.ISO_8859_1)));
      }
    }
  }

  private static boolean isLength(Expr node) {
    return node instanceof Expr.Attribute member
        && (member.id().equals("length") || member.id().equals("size"));
  }

  @Nullable EnumType names(Type type) {
    return schema.names(type.names());
  }

  private @Nullable Long constant(Expr node) {
    if (!isConstant(node)) {
      return null;
    }
    try {
      return Operators.whole(Evaluator.in(draft).of(node));
    } catch (UnknownValue e) {
      return null;
    }
  }

  private static List<Expr> nodes(List<Condition> conditions) {
    return conditions.stream().flatMap(each -> each.expression().all().stream()).toList();
  }

  private static boolean isConstant(Expr node) {
    return node instanceof Expr.Int
        || node instanceof Expr.Label
        || (node instanceof Expr.Operation operation && operation.operator().isArithmetic());
  }

  private static boolean isContent(Expr node) {
    return node instanceof Expr.Str
        || Expr.operation(node, Operator.LIST) != null
        || Expr.operation(node, Operator.CALL) != null
        || node.valueType().kind() == ValueType.Kind.TEXT
        || node.valueType().kind() == ValueType.Kind.BYTES;
  }
}
