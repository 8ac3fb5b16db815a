package dev.diptych.compiler.schema;

import dev.diptych.ir.Expression;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Checksum.Digits;
import dev.diptych.model.schema.Derivation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Derives a field with {@code -twin-checksum}, and checks the field itself. */
final class ChecksumDeriver {
  private static final int MAX_BYTES = 4096;

  private final SchemaDeriver schema;
  private final TypeDef type;
  private final Node.Field field;
  private final ChecksumKey key;

  ChecksumDeriver(SchemaDeriver schema, TypeDef type, Node.Field field) {
    this.schema = schema;
    this.type = type;
    this.field = field;
    this.key = ChecksumKey.of(type.name(), field);
  }

  Derivation.ChecksumOf derive() throws UnsupportedConstruct {
    checkField();
    int length = length();
    Algorithm algorithm = new AlgorithmReader(key, length * 8).read();
    Digits digits = digits(length);
    int bits = bits(algorithm);
    checkWidth(algorithm, bits, length, digits);
    List<List<String>> blank = new ArrayList<>();
    key.texts("blank").forEach(path -> blank.add(CoverageReader.path(path)));
    return new Derivation.ChecksumOf(
        new Checksum(
            algorithm,
            bits,
            new CoverageReader(schema, type, key).read(),
            key.has("self") ? (Integer) key.within("self", 0, 0, 255) : null,
            blank,
            little(),
            digits,
            length));
  }

  private void checkField() throws UnsupportedConstruct {
    if (field.instance()) {
      throw key.error(
          "requires a field of seq; a type with such a field can be the type of an instance");
    }
    if (field.repeated()) {
      throw key.error("requires a field that is not repeated");
    }
    if (field.constraint() != null || field.written().contents() != null) {
      throw key.error("a checksum allows no contents and no valid");
    }
    Expression condition = field.condition();
    if (condition != null && Expressions.mentions(List.of(condition.tree())).contains("_io")) {
      throw key.error("requires a condition that does not depend on the stream");
    }
  }

  /** Number of bytes of the field. */
  private int length() throws UnsupportedConstruct {
    FieldType stored = field.type();
    if (stored instanceof FieldType.Num number && !number.kind().isFloat()) {
      if (!number.ordered() && number.kind().width() > 1) {
        throw key.error("requires a number whose byte order is constant");
      }
      return number.kind().width();
    }
    if (stored instanceof FieldType.Bits bits && bits.width() % 8 == 0 && alone()) {
      return bits.width() / 8;
    }
    BigInteger size =
        stored.extent() instanceof Extent.Sized sized && stored.transform() == null
            ? Expressions.constant(sized.size())
            : null;
    boolean text = Frames.isLikeAscii(stored);
    boolean bytes = stored instanceof FieldType.Bytes && !Extent.isFramed(stored.extent());
    if (size == null || !(text || bytes) || size.signum() <= 0 || size.bitLength() > 31) {
      throw key.error(
          "requires a whole number of whole bytes, or bytes or a string of a constant size");
    }
    if (size.intValueExact() > MAX_BYTES) {
      throw key.error("requires at most " + MAX_BYTES + " bytes");
    }
    return size.intValueExact();
  }

  /** Whether no other bits are next to the field, so that it begins and ends with a byte. */
  private boolean alone() {
    int at = type.seq().indexOf(field);
    return !isBits(at - 1) && !isBits(at + 1);
  }

  private boolean isBits(int index) {
    return index >= 0
        && index < type.seq().size()
        && type.seq().get(index).type() instanceof FieldType.Bits;
  }

  private @Nullable Digits digits(int length) throws UnsupportedConstruct {
    String wanted = key.text("digits");
    boolean text = field.type() instanceof FieldType.Text;
    if (text != (wanted != null)) {
      throw text
          ? key.error("a string requires digits: octal, decimal, hex or HEX")
          : key.error("digits requires a string", "digits");
    }
    if (wanted == null) {
      if (key.has("count")) {
        throw key.error("count requires digits", "count");
      }
      return null;
    }
    int radix = wanted.equals("octal") ? 8 : wanted.equals("decimal") ? 10 : 16;
    int count = key.within("count", length, 1, length);
    return new Digits(radix, count, wanted.equals("HEX"));
  }

  /** How many bits of the result the field has. */
  private int bits(Algorithm algorithm) throws UnsupportedConstruct {
    int bits = key.within("bits", algorithm.width(), 1, algorithm.width());
    if (algorithm instanceof Algorithm.Digest && bits % 8 != 0) {
      throw key.error("bits of a digest must be a multiple of 8", "bits");
    }
    return bits;
  }

  private void checkWidth(Algorithm algorithm, int needed, int length, @Nullable Digits digits)
      throws UnsupportedConstruct {
    int room = digits == null ? length * 8 : bits(digits);
    boolean number =
        field.type() instanceof FieldType.Num || field.type() instanceof FieldType.Bits;
    boolean exact = !number && digits == null;
    boolean sum = algorithm instanceof Algorithm.Sum && digits != null;
    boolean fits = exact ? (needed + 7) / 8 == length : sum || needed <= room;
    if (!fits || (number && needed > 64)) {
      String what = digits != null ? digits.count() + " digits" : length + " bytes";
      throw key.error(
          "%s has %d bits, but %s has %s".formatted(algorithm.label(), needed, field.id(), what),
          key.has("bits") ? "bits" : "algorithm");
    }
  }

  /** Number of bits that every number of this many digits can hold. */
  private static int bits(Digits digits) {
    return BigInteger.valueOf(digits.radix()).pow(digits.count()).bitLength() - 1;
  }

  /** Whether the lowest byte is first: as stated, else as in the field. */
  private boolean little() throws UnsupportedConstruct {
    String order = key.text("order");
    Boolean stored = stored();
    if (order == null) {
      return Boolean.TRUE.equals(stored);
    }
    boolean little = order.equals("le");
    boolean bits = field.type() instanceof FieldType.Bits;
    if (stored != null && stored != little && (bits || !words())) {
      throw key.error("order contradicts the byte order of " + field.id(), "order");
    }
    return little;
  }

  /** Whether the lowest byte of the field is first; null for a single byte and for others. */
  private @Nullable Boolean stored() {
    if (field.type() instanceof FieldType.Num number) {
      return number.kind().width() > 1 ? (Boolean) number.kind().name().endsWith("LE") : null;
    }
    return field.type() instanceof FieldType.Bits bits ? (Boolean) bits.little() : null;
  }

  /** Whether the order matters for the words that are read. */
  private boolean words() throws UnsupportedConstruct {
    Algorithm algorithm = new AlgorithmReader(key, 64).read();
    return algorithm instanceof Algorithm.Fletcher
        || (algorithm instanceof Algorithm.Sum sum && sum.word() > 1);
  }
}
