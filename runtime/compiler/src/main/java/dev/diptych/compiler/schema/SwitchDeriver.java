package dev.diptych.compiler.schema;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.TextKeys;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Derives the type of a field that is one of several structs. */
final class SwitchDeriver {
  private final SchemaDeriver schema;
  private final StructDeriver owner;
  private final Node.Field field;
  private final Choice choice;
  private final String where;
  private final Origin origin;

  SwitchDeriver(SchemaDeriver schema, StructDeriver owner, Node.Field field, Choice choice) {
    this.schema = schema;
    this.owner = owner;
    this.field = field;
    this.choice = choice;
    this.where = owner.name() + "/" + field.id();
    this.origin = field.origin().to("id");
  }

  Type.Switched derive() throws UnsupportedConstruct {
    Set<String> structs = new LinkedHashSet<>();
    List<Type.Switched.Case> cases = new ArrayList<>();
    Node.Field selector = owner.plainSibling(field, Expressions.name(choice.on().tree()));
    for (Choice.Case switchCase : choice.cases()) {
      String struct = struct(switchCase);
      structs.add(struct);
      String value =
          switchCase.otherwise() || selector == null
              ? null
              : value(switchCase.value().tree(), selector);
      selector = switchCase.otherwise() || value != null ? selector : null;
      cases.add(new Type.Switched.Case(value, struct));
    }
    return selector == null
        ? new Type.Switched(null, List.copyOf(structs), List.of())
        : new Type.Switched(selector.id(), List.copyOf(structs), cases);
  }

  private String struct(Choice.Case switchCase) throws UnsupportedConstruct {
    if (switchCase.box() == null) {
      Type type = types(field.text()).of(switchCase.type(), new Frame.Plain());
      if (type instanceof Type.Nested nested) {
        return nested.struct();
      }
      throw unsupported("a case with an adapter");
    }
    boolean bytes =
        switchCase.type() instanceof FieldType.Bytes || switchCase.type() instanceof FieldType.Text;
    if (Substreams.isPacked(field) && !bytes) {
      throw unsupported("process: zlib with a case that is a number, which is not processed,");
    }
    return box(switchCase);
  }

  /** A struct of one field. */
  private String box(Choice.Case switchCase) throws UnsupportedConstruct {
    String name = owner.name() + "::" + switchCase.box();
    Type type = types(TextKeys.NONE).of(switchCase.type(), Frames.ofCase(switchCase.type()));
    schema.add(new StructType(name, List.of(Field.plain("value", type)), null, List.of(), ""));
    return name;
  }

  private TypeDeriver types(TextKeys text) {
    return new TypeDeriver(schema, where, origin, text);
  }

  private @Nullable String value(Expr expression, Node.Field selector) {
    if (expression instanceof Expr.Label label) {
      Long number = schema.number(selector.type(), label.label());
      return number == null ? null : number.toString();
    }
    if (expression instanceof Expr.Str text && selector.type() instanceof FieldType.Text type) {
      byte[] bytes = text.value().getBytes(Charset.forName(type.encoding()));
      return "x" + HexFormat.of().formatHex(bytes);
    }
    byte[] bytes = Expressions.bytes(expression);
    if (bytes != null) {
      return "x" + HexFormat.of().formatHex(bytes);
    }
    if (expression instanceof Expr.Bool truth) {
      return truth.value() ? "1" : "0";
    }
    BigInteger number = Expressions.constant(expression);
    return number == null ? null : Long.toString(number.longValue());
  }

  private UnsupportedConstruct unsupported(String construct) {
    return UnsupportedConstruct.noText(where, origin, construct);
  }
}
