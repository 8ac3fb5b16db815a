package dev.diptych.compiler.check;

import dev.diptych.ir.Expressions;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.diagnostic.Diagnostic;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rejects constant sizes in which the type never fits. */
final class SizeCheck {
  private static final BigInteger BYTE = BigInteger.valueOf(Byte.SIZE);

  private final Spec spec;
  private final Map<String, BigInteger> minimums = new HashMap<>();

  private SizeCheck(Spec spec) {
    this.spec = spec;
  }

  static void check(Spec spec, List<Diagnostic> errors) {
    SizeCheck check = new SizeCheck(spec);
    for (TypeDef type : spec.types().values()) {
      for (Node.Field field : type.fields()) {
        check.check(field, errors);
      }
    }
  }

  private void check(Node.Field field, List<Diagnostic> errors) {
    TypeDef type = spec.type(field.type());
    BigInteger size = size(field.type());
    if (type == null || size == null || field.type().transform() != null) {
      return;
    }
    BigInteger minimum = minimum(type);
    if (minimum.compareTo(size.multiply(BYTE)) > 0) {
      BigInteger bytes = minimum.add(BigInteger.valueOf(7)).divide(BYTE);
      String message = "%s is at least %d bytes, which do not fit in size %d";
      errors.add(
          Diagnostic.error(
              "bad-spec",
              field.origin().to("size").location(),
              message.formatted(type.name().replaceFirst(".*::", ""), bytes, size)));
    }
  }

  /** The bits that every value of {@code type} has at least. */
  private BigInteger minimum(TypeDef type) {
    BigInteger known = minimums.get(type.name());
    if (known == null) {
      minimums.put(type.name(), BigInteger.ZERO); // where it contains itself
      known = type.seq().stream().map(this::minimum).reduce(BigInteger.ZERO, BigInteger::add);
      minimums.put(type.name(), known);
    }
    return known;
  }

  private BigInteger minimum(Node.Field field) {
    if (field.condition() != null) {
      return BigInteger.ZERO;
    }
    BigInteger one = minimum(field.type());
    if (field.repetition() instanceof Repetition.Times times) {
      BigInteger count = Expressions.constant(times.expression().tree());
      return count == null || count.signum() < 0 ? BigInteger.ZERO : one.multiply(count);
    }
    return field.repetition() instanceof Repetition.ToEnd ? BigInteger.ZERO : one;
  }

  private BigInteger minimum(FieldType type) {
    if (type instanceof FieldType.Num number) {
      return BigInteger.valueOf((long) number.kind().width() * Byte.SIZE);
    }
    if (type instanceof FieldType.Bits bits) {
      return BigInteger.valueOf(bits.width());
    }
    BigInteger size = size(type);
    if (size != null) {
      return size.multiply(BYTE);
    }
    TypeDef struct = type.extent() == null ? spec.type(type) : null;
    return struct == null ? BigInteger.ZERO : minimum(struct);
  }

  /** The constant size of a value; null where it has none. */
  private static @Nullable BigInteger size(FieldType type) {
    return type.extent() instanceof Extent.Sized sized ? Expressions.constant(sized.size()) : null;
  }
}
