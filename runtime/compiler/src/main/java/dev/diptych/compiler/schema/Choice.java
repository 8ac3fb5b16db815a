package dev.diptych.compiler.schema;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cases of a {@code switch-on}. A case that is not a struct gets a box, a struct of one field,
 * so that a document has the case of every value.
 *
 * @param on what selects the case
 * @param cases the cases in the order of the author
 */
public record Choice(Expression on, List<Case> cases) {
  /** The prefix of the names of boxes. */
  public static final String PREFIX = "twin_";

  private static final FieldType BYTES =
      new FieldType.Bytes(new Extent.Rest(new Extent.Frame(List.of(), false, null)), null);

  /**
   * A case.
   *
   * @param value the value that selects it
   * @param written its type as the author wrote it
   * @param type its type
   * @param box the id of its box, or null where it is a struct
   */
  public record Case(Expression value, String written, FieldType type, @Nullable String box) {
    /** Whether it is the default case. */
    public boolean otherwise() {
      return Expressions.isOtherwise(value.tree());
    }

    /** Whether it is bytes. */
    public boolean bytes() {
      return type instanceof FieldType.Bytes;
    }
  }

  /** The cases of {@code field}, or null where it is not a switch. */
  public static @Nullable Choice of(Node.Field field) {
    if (!(field.type() instanceof FieldType.Switch type)) {
      return null;
    }
    List<Case> cases = new ArrayList<>();
    for (FieldType.Case each : type.cases()) {
      String box = each.type() instanceof FieldType.User ? null : box(field, each);
      cases.add(new Case(each.value(), each.written(), each.type(), box));
    }
    if (sized(field) && !hasOtherwise(cases)) {
      Expression others = new Expression("_", new Expr.Name("_"));
      String box = PREFIX + "bytes__" + field.id();
      cases.add(new Case(others, "bytes", BYTES, box));
    }
    return new Choice(type.on(), List.copyOf(cases));
  }

  private static String box(Node.Field field, FieldType.Case switchCase) {
    boolean own =
        switchCase.written().equals("bytes")
            || switchCase.type() instanceof FieldType.Bytes
            || switchCase.type() instanceof FieldType.Text;
    return PREFIX + word(switchCase.written()) + (own ? "__" + field.id() : "");
  }

  /** {@code type} with {@code _} in the place of all that is between letters and digits. */
  private static String word(String type) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < type.length(); i++) {
      char c = type.charAt(i);
      if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
        word.append(c);
      } else if (word.isEmpty() || word.charAt(word.length() - 1) != '_') {
        word.append('_');
      }
    }
    return word.toString();
  }

  /** Whether {@code field} has a size, or takes the rest of the stream. */
  static boolean sized(Node.Field field) {
    return field.written().size() != null || field.written().sizeEos();
  }

  /** Whether no case takes some values. */
  boolean mayBeAbsent() {
    return !hasOtherwise(cases);
  }

  private static boolean hasOtherwise(List<Case> cases) {
    for (Case each : cases) {
      if (each.otherwise()) {
        return true;
      }
    }
    return false;
  }
}
