package dev.diptych.generator.kaitai;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Transform;
import dev.diptych.ir.ValueType;
import dev.diptych.ir.ValueType.Kind;
import dev.diptych.ksy.Yaml;
import dev.diptych.model.schema.ScalarKind;
import io.kaitai.struct.datatype.BigEndian$;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.datatype.LittleBitEndian$;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.exprlang.Expressions;
import io.kaitai.struct.format.EnumSpec;
import io.kaitai.struct.format.ProcessExpr;
import io.kaitai.struct.format.ProcessRotate;
import io.kaitai.struct.format.ProcessXor;
import io.kaitai.struct.format.ProcessZlib$;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import scala.Option;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Reads the types of fields and of expressions. */
final class TypeReader {
  private final ExprReader expressions;
  private final Map<String, Object> yaml;

  /**
   * For one field.
   *
   * @param expressions reads its expressions
   * @param yaml the field as its author wrote it
   */
  TypeReader(ExprReader expressions, Map<String, Object> yaml) {
    this.expressions = expressions;
    this.yaml = yaml;
  }

  FieldType read(DataType type) {
    ScalarKind number = number(type);
    if (number != null) {
      return new FieldType.Num(number, isOrdered(type), names(type));
    }
    if (bits(type) > 0) {
      return new FieldType.Bits(bits(type), isLittle(type), names(type));
    }
    if (type instanceof DataType.StrFromBytesType text) {
      return new FieldType.Text(
          extent(text.bytes()), transform(text.bytes().process()), text.encoding());
    }
    if (type instanceof DataType.BytesType bytes) {
      return new FieldType.Bytes(extent(bytes), transform(bytes.process()));
    }
    if (type instanceof DataType.SwitchType many) {
      return choice(many);
    }
    return type instanceof DataType.UserType user
        ? user(user)
        : new FieldType.User(type.toString(), true, List.of(), null, null, null);
  }

  /** The type of an expression. */
  static ValueType valueType(DataType type) {
    if (type instanceof DataType.ArrayType many) {
      return ValueType.array(valueType(many.elType()));
    }
    return new ValueType(
        kind(type), number(type), isOrdered(type), bits(type), struct(type), names(type), null);
  }

  private static Kind kind(DataType type) {
    if (type instanceof DataType.EnumType) {
      return Kind.ENUM;
    }
    if (type instanceof DataType.BooleanType) {
      return Kind.BOOL;
    }
    if (type instanceof DataType.IntType) {
      return Kind.INT;
    }
    if (type instanceof DataType.FloatType) {
      return Kind.FLOAT;
    }
    if (type instanceof DataType.StrType) {
      return Kind.TEXT;
    }
    if (type instanceof DataType.BytesType) {
      return Kind.BYTES;
    }
    if (type instanceof DataType.StructType) {
      return Kind.STRUCT;
    }
    boolean stream =
        type == DataType.KaitaiStreamType$.MODULE$
            || type == DataType.OwnedKaitaiStreamType$.MODULE$;
    return stream ? Kind.STREAM : Kind.ANY;
  }

  private static @Nullable String struct(DataType type) {
    return type instanceof DataType.UserType user && user.classSpec().isDefined()
        ? KaitaiSpecReader.joined(user.classSpec().get().name())
        : null;
  }

  private static @Nullable String names(DataType type) {
    if (!(type instanceof DataType.EnumType named)) {
      return null;
    }
    Option<EnumSpec> spec = named.enumSpec();
    return KaitaiSpecReader.joined(spec.isDefined() ? spec.get().name() : named.name());
  }

  /**
   * The storage of whole bytes, little endian where the byte order is selected by a value; or null.
   */
  private static @Nullable ScalarKind number(DataType type) {
    if (type instanceof DataType.EnumType named) {
      return number(named.basedOn());
    }
    if (type instanceof DataType.Int1Type one) {
      return one.signed() ? ScalarKind.S1 : ScalarKind.U1;
    }
    if (type instanceof DataType.IntMultiType many) {
      return kind(many.signed() ? "s" : "u", many.width().width(), many.endian());
    }
    return type instanceof DataType.FloatMultiType many
        ? kind("f", many.width().width(), many.endian())
        : null;
  }

  private static ScalarKind kind(String sort, int width, Option<?> endian) {
    boolean big = endian.isDefined() && endian.get() == BigEndian$.MODULE$;
    return ScalarKind.valueOf((sort + width + (big ? "be" : "le")).toUpperCase(Locale.ROOT));
  }

  private static boolean isOrdered(DataType type) {
    if (type instanceof DataType.EnumType named) {
      return isOrdered(named.basedOn());
    }
    if (type instanceof DataType.IntMultiType many) {
      return many.endian().isDefined();
    }
    return !(type instanceof DataType.FloatMultiType many) || many.endian().isDefined();
  }

  private static int bits(DataType type) {
    if (type instanceof DataType.EnumType named) {
      return bits(named.basedOn());
    }
    if (type instanceof DataType.BitsType1) {
      return 1;
    }
    return type instanceof DataType.BitsType bits ? bits.width() : 0;
  }

  private static boolean isLittle(DataType type) {
    if (type instanceof DataType.EnumType named) {
      return isLittle(named.basedOn());
    }
    return (type instanceof DataType.BitsType1 one
            ? one.bitEndian()
            : ((DataType.BitsType) type).bitEndian())
        == LittleBitEndian$.MODULE$;
  }

  private FieldType.User user(DataType.UserType user) {
    boolean known = user.classSpec().isDefined();
    Extent extent = null;
    Transform transform = null;
    if (user instanceof DataType.UserTypeFromBytes sized) {
      extent = extent(sized.bytes());
      transform = transform(sized.bytes().process());
      transform = transform == null ? transform(sized.process()) : transform;
    }
    return new FieldType.User(
        KaitaiSpecReader.joined(known ? user.classSpec().get().name() : user.name()),
        !known || user.isOpaque(),
        CollectionConverters.asJava(user.args()).stream().map(expressions::read).toList(),
        user.forcedParent().isDefined() ? expressions.read(user.forcedParent().get()) : null,
        extent,
        transform);
  }

  /** Cases are in the order of the author, which the trees do not keep. */
  private FieldType.Switch choice(DataType.SwitchType type) {
    Map<Ast.expr, DataType> types = CollectionConverters.asJava(type.cases());
    Map<String, Object> written = Yaml.map(yaml, "type");
    Map<Ast.expr, FieldType.Case> cases = new LinkedHashMap<>();
    for (Map.Entry<?, Object> entry : Yaml.map(written, "cases").entrySet()) {
      String key = String.valueOf(entry.getKey());
      Ast.expr value = Expressions.parse(key);
      cases.put(
          value,
          new FieldType.Case(
              new Expression(key, expressions.read(value)),
              String.valueOf(entry.getValue()),
              read(requireNonNull(types.get(value), key))));
    }
    Expr on = expressions.read(type.on());
    return new FieldType.Switch(
        new Expression(Yaml.requireText(written, "switch-on"), on),
        List.copyOf(cases.values()),
        otherwise(types, cases));
  }

  /** The case that the compiler adds to a switch with a size. */
  private FieldType.@Nullable Bytes otherwise(
      Map<Ast.expr, DataType> types, Map<Ast.expr, FieldType.Case> cases) {
    for (Map.Entry<Ast.expr, DataType> each : types.entrySet()) {
      if (!cases.containsKey(each.getKey())
          && each.getValue() instanceof DataType.BytesType
          && read(each.getValue()) instanceof FieldType.Bytes bytes) {
        return bytes;
      }
    }
    return null;
  }

  private Extent extent(DataType.BytesType bytes) {
    if (bytes instanceof DataType.BytesLimitType limited) {
      return new Extent.Sized(
          expressions.read(limited.size()),
          frame(limited.terminator(), limited.include(), limited.padRight()));
    }
    if (bytes instanceof DataType.BytesEosType rest) {
      return new Extent.Rest(frame(rest.terminator(), rest.include(), rest.padRight()));
    }
    var ended = (DataType.BytesTerminatedType) bytes;
    return new Extent.Terminated(
        numbers(ended.terminator()), ended.include(), ended.consume(), ended.eosError());
  }

  private static Extent.Frame frame(
      Option<Seq<Object>> terminator, boolean include, Option<Object> pad) {
    return new Extent.Frame(
        terminator.isDefined() ? numbers(terminator.get()) : List.of(),
        include,
        pad.isDefined() ? ((Number) pad.get()).intValue() & 0xFF : null);
  }

  private static List<Integer> numbers(Seq<Object> bytes) {
    List<Integer> numbers = new ArrayList<>();
    CollectionConverters.asJava(bytes)
        .forEach(each -> numbers.add(((Number) each).intValue() & 0xFF));
    return List.copyOf(numbers);
  }

  private @Nullable Transform transform(Option<ProcessExpr> process) {
    if (process.isEmpty()) {
      return null;
    }
    if (process.get() == ProcessZlib$.MODULE$) {
      return new Transform(Transform.Method.ZLIB, null);
    }
    if (process.get() instanceof ProcessXor xor) {
      return new Transform(Transform.Method.XOR, expressions.read(xor.key()));
    }
    if (process.get() instanceof ProcessRotate rotate) {
      return new Transform(
          rotate.left() ? Transform.Method.ROTATE_LEFT : Transform.Method.ROTATE_RIGHT,
          expressions.read(rotate.key()));
    }
    return new Transform(Transform.Method.CUSTOM, null);
  }
}
