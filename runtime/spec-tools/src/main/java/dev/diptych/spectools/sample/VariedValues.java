package dev.diptych.spectools.sample;

import dev.diptych.ir.Extent;
import dev.diptych.ir.Node;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.value.StoredValues;
import dev.diptych.spectools.diff.value.Values;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Values for fields of generated files that two specs may read in different ways: the numbers in
 * both, the limits of types, characters outside of ASCII, and terminators.
 */
public final class VariedValues {
  private static final int MAX_NUMBERS = 20;
  private static final int[] WIDTHS = {7, 8, 15, 16, 31, 32, 63};
  private static final long NAN_4 = 0x7fc00001L;
  private static final long NAN_8 = 0x7ff8000000000001L;

  private final List<SpecView> specs;

  /** For files that either of {@code specs} reads. */
  public VariedValues(List<SpecView> specs) {
    this.specs = specs;
  }

  /** The values for {@code field} of {@code owner}. */
  public Collection<Object> of(StructView owner, FieldView field) {
    Type type = field.field().type();
    if (type instanceof Type.Text text) {
      return texts(text, field);
    }
    if (type instanceof Type.Bytes) {
      return List.of(new byte[0], new byte[] {0}, new byte[] {1, 2, 3}, new byte[] {-1, 0, -1});
    }
    if (type instanceof Type.Numeric numeric && numeric.kind().isFloat()) {
      return numeric.kind().width() == 4
          ? List.of((long) Float.floatToRawIntBits(0.1f), NAN_4)
          : List.of(Double.doubleToRawLongBits(0.1), NAN_8);
    }
    Values.Range range = StoredValues.domain(owner, field).hull();
    return range == null ? List.of() : numbers(field, range);
  }

  private Collection<Object> numbers(FieldView field, Values.Range range) {
    Set<BigInteger> numbers = new LinkedHashSet<>();
    Mentions mentions = new Mentions(specs);
    numbers.addAll(mentions.defaults(field.field().id()));
    for (BigInteger each : mentions.numbers(field.field().id())) {
      numbers.add(each);
      numbers.add(each.add(BigInteger.ONE));
      numbers.add(each.subtract(BigInteger.ONE));
    }
    numbers.add(BigInteger.ZERO);
    numbers.add(BigInteger.ONE);
    numbers.add(BigInteger.TWO);
    numbers.add(BigInteger.valueOf(3));
    for (int width : WIDTHS) {
      numbers.add(BigInteger.ONE.shiftLeft(width));
    }
    numbers.add(range.max());
    numbers.add(range.min());
    Set<Object> valid = new LinkedHashSet<>();
    for (BigInteger each : numbers) {
      boolean inside = each.compareTo(range.min()) >= 0 && each.compareTo(range.max()) <= 0;
      if (inside && valid.size() < MAX_NUMBERS) {
        valid.add(each.longValue());
      }
    }
    return valid;
  }

  private Collection<Object> texts(Type.Text text, FieldView field) {
    Set<Object> texts = new LinkedHashSet<>(List.of("", "a", "é", "a b", "日本"));
    if (text.frame() instanceof Frame.FixedSize fixed) {
      texts.add("x".repeat(fixed.size()));
      texts.add("x".repeat(Math.max(0, fixed.size() - 1)));
    }
    texts.addAll(new Mentions(specs).strings(field.field().id()));
    for (SpecView spec : specs) {
      for (TypeDef type : spec.spec().types().values()) {
        for (Node.Field node : type.fields()) {
          if (node.id().equals(field.field().id())) {
            ends(node.type().extent()).forEach(end -> texts.add("a" + end + "b"));
          }
        }
      }
    }
    return texts;
  }

  private static List<String> ends(@Nullable Extent extent) {
    List<Integer> bytes = List.of();
    if (extent instanceof Extent.Terminated ended) {
      bytes = ended.terminator();
    } else if (Extent.frame(extent) != null) {
      Extent.Frame frame = Extent.frame(extent);
      bytes = frame == null ? List.of() : frame.terminator();
    }
    byte[] end = new byte[bytes.size()];
    for (int i = 0; i < end.length; i++) {
      end[i] = bytes.get(i).byteValue();
    }
    return end.length == 0 ? List.of() : List.of(new String(end, StandardCharsets.ISO_8859_1));
  }
}
