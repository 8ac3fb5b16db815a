package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Derives the type of a field that is one of several structs. */
final class SwitchDeriver {
  private final SchemaDeriver schema;
  private final StructDeriver owner;
  private final Attribute field;
  private final Switches switches;
  private final String where;

  SwitchDeriver(SchemaDeriver schema, StructDeriver owner, Attribute field, Switches switches) {
    this.schema = schema;
    this.owner = owner;
    this.field = field;
    this.switches = switches;
    this.where = owner.name() + "/" + field.id();
  }

  Type.Switched derive() throws UnsupportedConstruct {
    if (switches.endsOnlySome()) {
      throw new UnsupportedConstruct(
          where, "a switch between structs that a terminator ends and values");
    }
    Set<String> structs = new LinkedHashSet<>();
    List<Type.Switched.Case> cases = new ArrayList<>();
    Attribute decides = owner.plainSibling(field, Expressions.name(switches.on()));
    boolean decided = decides != null;
    if (switches.mayBeOther() && Handling.isFramed(Sized.type(field))) {
      throw new UnsupportedConstruct(
          where + ": a switch with a size and a terminator or padding needs a case '_'");
    }
    for (Map.Entry<Ast.expr, Switches.Case> one : switches.cases().entrySet()) {
      String struct = struct(one.getValue());
      structs.add(struct);
      boolean otherwise = Expressions.isOtherwise(one.getKey());
      String value = otherwise || !decided ? null : value(one.getKey(), decides);
      decided &= otherwise || value != null;
      cases.add(new Type.Switched.Case(value, struct));
    }
    return new Type.Switched(
        decided ? decides.id() : null, List.copyOf(structs), decided ? cases : List.of());
  }

  private String struct(Switches.Case one) throws UnsupportedConstruct {
    if (one.box() == null) {
      Type type = new TypeDeriver(schema, where, field.yaml()).of(one.type(), new Frame.Plain());
      if (type instanceof Type.Nested nested) {
        return nested.struct();
      }
      throw new UnsupportedConstruct(where, "a case with an adapter");
    }
    boolean scalar = !(one.type() == null || one.type() instanceof DataType.BytesType);
    boolean known = Handling.of(field, schema.usage()).renamed();
    String reader = schema.usage().reader(field);
    if (scalar && !known && reader != null) {
      String construct = "a switch between plain values that an expression of %s reads";
      throw new UnsupportedConstruct(where, construct.formatted(reader));
    }
    return box(one);
  }

  /** A struct of one field, as it is added to the lowered spec. */
  private String box(Switches.Case one) throws UnsupportedConstruct {
    String name = owner.name() + "::" + one.box();
    TypeDeriver types = new TypeDeriver(schema, where, Map.of());
    Frame frame = frame(one.type());
    Type type =
        one.type() == null ? new Type.Bytes(new Frame.Plain()) : types.of(one.type(), frame);
    schema.add(new StructType(name, List.of(Field.plain("value", type)), null, List.of(), ""));
    return name;
  }

  private Frame frame(DataType type) throws UnsupportedConstruct {
    if (Handling.bytes(type) instanceof DataType.BytesTerminatedType ended) {
      return Handling.ended(ended);
    }
    if (Handling.hasWideTerminator(type)) {
      throw new UnsupportedConstruct(where, "a case that is a wide string with a size");
    }
    return new Frame.Plain();
  }

  private String value(Ast.expr expression, Attribute decides) {
    if (Expressions.label(expression) != null) {
      Long number = schema.labelled(decides.type(), Expressions.label(expression));
      return number == null ? null : number.toString();
    }
    String text = Expressions.text(expression);
    if (text != null && decides.type() instanceof DataType.StrFromBytesType type) {
      byte[] bytes = text.getBytes(Charset.forName(type.encoding()));
      return "x" + HexFormat.of().formatHex(bytes);
    }
    List<Ast.expr> elements = Expressions.elements(expression);
    if (elements != null) {
      StringBuilder hex = new StringBuilder("x");
      for (Ast.expr element : elements) {
        int number = Expressions.constant(element).intValue();
        hex.append(HexFormat.of().toHexDigits((byte) number));
      }
      return hex.toString();
    }
    var number = Expressions.constant(expression);
    return number == null ? Expressions.truth(expression) : Long.toString(number.longValue());
  }
}
