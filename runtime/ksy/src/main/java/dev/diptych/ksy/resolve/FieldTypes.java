package dev.diptych.ksy.resolve;

import dev.diptych.ir.Expr;
import dev.diptych.ir.ExprPrinter;
import dev.diptych.ir.Extent;
import dev.diptych.ir.Fact;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Transform;
import dev.diptych.ir.ValueType;
import dev.diptych.ksy.Yaml;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The stored types of fields as records. */
final class FieldTypes {
  private final MemberTypes types;
  private final Exprs exprs;

  FieldTypes(MemberTypes types, Exprs exprs) {
    this.types = types;
    this.exprs = exprs;
  }

  FieldType of(Member member) {
    if (!member.isSwitch()) {
      return one(member, member.typeCode);
    }
    // As in the compiler, a case replaces an earlier one with the same key.
    Map<String, FieldType.Case> cases = new LinkedHashMap<>();
    for (Member.Case each : member.cases) {
      FieldType type = one(member, each.type());
      FieldType.Case made =
          new FieldType.Case(exprs.expression(each.key()), each.type().text(), type);
      cases.put(ExprPrinter.print(made.value().tree()), made);
    }
    return new FieldType.Switch(
        exprs.expression(Objects.requireNonNull(member.on)),
        List.copyOf(cases.values()),
        member.bytesElse() ? otherwise(member) : null);
  }

  /** The keys of strings and structs, such as a terminator, do not apply to these bytes. */
  private FieldType.Bytes otherwise(Member member) {
    Extent.Frame frame = new Extent.Frame(List.of(), false, null);
    Extent extent =
        member.size == null
            ? new Extent.Rest(frame)
            : new Extent.Sized(exprs.of(member.size), frame);
    return new FieldType.Bytes(extent, transform(member));
  }

  private FieldType one(Member member, Member.@Nullable TypeCode code) {
    Struct owner = member.owner;
    if (code == null) {
      byte[] contents = contents(member);
      return contents == null
          ? new FieldType.Bytes(extent(member, false), transform(member))
          : new FieldType.Bytes(
              new Extent.Sized(integer(contents.length), new Extent.Frame(List.of(), false, null)),
              null);
    }
    String text = code.text().strip();
    if (text.equals("str") || text.equals("strz")) {
      return new FieldType.Text(
          extent(member, text.equals("strz")),
          transform(member),
          Objects.requireNonNull(encoding(member)));
    }
    Type type = types.one(member, code);
    String names = type.is(Type.Kind.ENUM) ? type.requireNames().name() : null;
    if (type.number() != null) {
      return new FieldType.Num(type.number(), type.ordered(), names);
    }
    if (type.bits() > 0) {
      return new FieldType.Bits(type.bits(), BuiltIn.littleBits(text, owner), names);
    }
    Extent extent = hasExtent(member) ? extent(member, false) : null;
    Struct struct = Objects.requireNonNull(type.struct());
    return new FieldType.User(
        struct.name,
        struct.foreign,
        exprs.all(Objects.requireNonNull(code.tree()).arguments(), code.place()),
        member.parent == null ? null : exprs.of(member.parent),
        extent,
        extent == null ? null : transform(member));
  }

  /** An integer that no one wrote. */
  private Expr integer(int value) {
    Type type = value < 128 ? Type.S1 : value < 256 ? Type.U1 : Type.INT;
    return new Expr.Int(BigInteger.valueOf(value), new Fact(type.valueType(), null, null));
  }

  /** The key contents; null where there is none. */
  static byte @Nullable [] contents(Member member) {
    Object written = member.yaml.get("contents");
    if (written == null) {
      return null;
    }
    List<Byte> bytes = new ArrayList<>();
    for (Object part : written instanceof List<?> list ? list : List.of(written)) {
      Integer number = written instanceof List ? Keys.element(part) : null;
      if (number != null) {
        bytes.add(number.byteValue());
      } else {
        for (byte each : String.valueOf(part).getBytes(StandardCharsets.UTF_8)) {
          bytes.add(each);
        }
      }
    }
    byte[] all = new byte[bytes.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = bytes.get(i);
    }
    return all;
  }

  /** The value of contents as an expression. */
  Expr contentsValue(Member member) {
    List<Expr> bytes = new ArrayList<>();
    for (byte each : Objects.requireNonNull(contents(member))) {
      bytes.add(integer(each & 0xFF));
    }
    Fact fact = new Fact(ValueType.BYTES, null, null);
    return new Expr.Operation(Operator.LIST, List.copyOf(bytes), fact);
  }

  static boolean hasExtent(Member member) {
    return sizeKeys(member.yaml);
  }

  static boolean sizeKeys(Map<String, Object> yaml) {
    return yaml.get("size") != null
        || Boolean.TRUE.equals(yaml.get("size-eos"))
        || yaml.get("terminator") != null;
  }

  static @Nullable String encoding(Member member) {
    String own = Yaml.text(member.yaml, "encoding");
    String encoding = own == null ? member.owner.encoding : own;
    return encoding == null ? null : Encodings.canonical(encoding);
  }

  Extent extent(Member member, boolean zeroEnded) {
    Map<String, Object> yaml = member.yaml;
    List<Integer> end = List.of();
    if (yaml.get("terminator") != null) {
      end = List.of(Keys.number(yaml.get("terminator")).intValue() & 0xFF);
    } else if (zeroEnded) {
      end = Encodings.zero(encoding(member));
    }
    boolean include = Boolean.TRUE.equals(yaml.get("include"));
    if (member.size == null && !Boolean.TRUE.equals(yaml.get("size-eos"))) {
      return new Extent.Terminated(
          end,
          include,
          !Boolean.FALSE.equals(yaml.get("consume")),
          !Boolean.FALSE.equals(yaml.get("eos-error")));
    }
    Object pad = yaml.get("pad-right");
    Extent.Frame frame =
        new Extent.Frame(end, include, pad == null ? null : Keys.number(pad).intValue() & 0xFF);
    return member.size == null
        ? new Extent.Rest(frame)
        : new Extent.Sized(exprs.of(member.size), frame);
  }

  @Nullable Transform transform(Member member) {
    if (member.process == null) {
      return null;
    }
    Scalar place = member.place.to("process");
    List<Expr> arguments = exprs.all(member.process.arguments(), place);
    return switch (member.process.name()) {
      case "zlib" -> new Transform(Transform.Method.ZLIB, null);
      case "xor" -> new Transform(Transform.Method.XOR, arguments.get(0));
      case "rol" -> new Transform(Transform.Method.ROTATE_LEFT, arguments.get(0));
      case "ror" -> new Transform(Transform.Method.ROTATE_RIGHT, arguments.get(0));
      default -> new Transform(Transform.Method.CUSTOM, null);
    };
  }
}
