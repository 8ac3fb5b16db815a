package dev.diptych.compiler.schema;

import dev.diptych.ir.Expressions;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.model.schema.Frame;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/**
 * How generated code stores one field. The schema and the lowered spec must agree on it.
 *
 * @param strategy the strategy
 * @param aliased whether expressions read the field through a computed value with its id
 * @param member the id of the field in generated code
 */
public record FieldStorage(Strategy strategy, boolean aliased, String member) {
  /** The prefix of ids that are not in the spec. */
  public static final String PREFIX = "twin_";

  /** The prefix of the id of a computed number that has 64 bits. */
  public static final String LONG = PREFIX + "long_";

  /** Whether {@code field} is stored with the terminator and padding within its size. */
  public boolean keepsFrame(Node.Field field) {
    return strategy == Strategy.RAW
        && field.type().transform() == null
        && Extent.isFramed(field.type().extent());
  }

  /** The frame of the bytes of {@code field}. */
  Frame frame(Node.Field field) {
    FieldType type = field.type();
    if (type.extent() instanceof Extent.Terminated ended) {
      return ended(ended);
    }
    // Kaitai fills a string of fixed size with zeros where the spec has no padding.
    boolean implied = !aliased && isLikeAscii(type) && !Extent.isFramed(type.extent());
    boolean filled = keepsFrame(field) || (strategy == Strategy.RAW && implied);
    Frame fixed =
        filled && type instanceof FieldType.Text && type.extent() instanceof Extent.Sized sized
            ? filled(sized)
            : new Frame.Plain();
    Extent.Frame kept = keepsFrame(field) ? Extent.frame(type.extent()) : null;
    return kept == null || fixed instanceof Frame.FixedSize ? fixed : varying(kept);
  }

  /** The frame of bytes that are kept with it, although the schema has no size for them. */
  static Frame varying(Extent.Frame kept) {
    byte[] end = new byte[kept.terminator().size()];
    for (int i = 0; i < end.length; i++) {
      end[i] = kept.terminator().get(i).byteValue();
    }
    int pad = kept.pad() == null ? -1 : kept.pad();
    return new Frame.VaryingSize(HexFormat.of().formatHex(end), kept.include(), pad);
  }

  /** The frame of bytes that end with a terminator. */
  static Frame ended(Extent.Terminated ended) {
    int terminator = ended.include() == ended.consume() ? 0 : ended.terminator().size();
    return new Frame.Terminated(ended.include() ? -terminator : terminator);
  }

  private static Frame filled(Extent.Sized sized) {
    BigInteger size = Expressions.constant(sized.size());
    List<Integer> end = sized.frame().terminator();
    if (size == null
        || size.bitLength() > 31
        || sized.frame().include()
        || end.stream().distinct().count() > 1) {
      return new Frame.Plain();
    }
    int terminator = end.isEmpty() ? -1 : end.get(0);
    int pad = sized.frame().pad() != null ? sized.frame().pad() : Math.max(0, terminator);
    return new Frame.FixedSize(size.intValueExact(), terminator, Math.max(1, end.size()), pad);
  }

  /** Whether the characters of ASCII are single bytes in the strings of {@code type}. */
  static boolean isLikeAscii(FieldType type) {
    if (!(type instanceof FieldType.Text text)) {
      return false;
    }
    String encoding = text.encoding().toUpperCase(Locale.ROOT);
    return !encoding.startsWith("UTF-16") && !encoding.startsWith("UTF-32");
  }

  /** Whether {@code type} ends with a terminator that generated code reads and cannot write. */
  public static boolean isReadOnly(FieldType type) {
    return !(type instanceof FieldType.User)
        && type.transform() == null
        && type.extent() instanceof Extent.Terminated ended
        && (ended.terminator().size() > 1 || (ended.include() && !ended.consume()));
  }
}
