package dev.diptych.compiler.schema;

import dev.diptych.binary.expression.TextEncoding;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.Frame;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/**
 * What surrounds the values of bytes and strings in the file.
 *
 * @param usage which fields expressions read
 */
record Frames(FieldUsage usage) {
  /** The frame of the bytes of {@code field}, which is no struct. */
  Frame of(Node.Field field) {
    FieldType type = field.type();
    // A text may omit zeros at the end of a string of fixed size, unless expressions see them.
    boolean read = usage.reader(field) != null;
    boolean implied = !read && isFree(field) && isLikeAscii(type);
    if (isKept(field)) {
      return kept(type);
    }
    return implied && !Extent.isFramed(type.extent()) ? filled(type) : plain(type);
  }

  /** The frame of the bytes of a case of a switch, which is no struct. */
  static Frame ofCase(FieldType type) {
    Extent.Frame frame = type.transform() == null ? Extent.frame(type.extent()) : null;
    return frame == null || !frame.present() ? plain(type) : varying(type, frame);
  }

  private static Frame plain(FieldType type) {
    return type.extent() instanceof Extent.Terminated ended ? ended(ended) : new Frame.Plain();
  }

  /**
   * Whether a document keeps the terminator and the padding within the size of {@code field} with
   * its value. A value that the spec constrains, and elements that expressions read, are without
   * them: a text has those as the expressions see them, and what is behind them is residue.
   */
  boolean isKept(Node.Field field) {
    FieldType type = field.type();
    boolean value = type instanceof FieldType.Text || type instanceof FieldType.Bytes;
    return value && type.transform() == null && Extent.isFramed(type.extent()) && isFree(field);
  }

  private boolean isFree(Node.Field field) {
    boolean seen =
        field.repeated()
            && (usage.reader(field) != null || field.repetition() instanceof Repetition.Until);
    return field.constraint() == null && !seen;
  }

  private static Frame kept(FieldType type) {
    Frame fixed = filled(type);
    Extent.Frame frame = Extent.frame(type.extent());
    return frame == null || fixed instanceof Frame.FixedSize ? fixed : varying(type, frame);
  }

  /** The frame of bytes that are kept with it, although the schema has no size for them. */
  private static Frame varying(FieldType type, Extent.Frame kept) {
    byte[] end = new byte[kept.terminator().size()];
    for (int i = 0; i < end.length; i++) {
      end[i] = kept.terminator().get(i).byteValue();
    }
    HexFormat hex = HexFormat.of();
    String padding = kept.pad() == null ? "" : hex.formatHex(padding(type, kept.pad()));
    return new Frame.VaryingSize(hex.formatHex(end), kept.include(), padding);
  }

  private static byte[] padding(FieldType type, int pad) {
    return type instanceof FieldType.Text text
        ? TextEncoding.of(text.encoding()).character(pad)
        : new byte[] {(byte) pad};
  }

  private static Frame ended(Extent.Terminated ended) {
    int terminator = ended.include() == ended.consume() ? 0 : ended.terminator().size();
    return new Frame.Terminated(ended.include() ? -terminator : terminator);
  }

  private static Frame filled(FieldType type) {
    if (!(type instanceof FieldType.Text) || !(type.extent() instanceof Extent.Sized sized)) {
      return plain(type);
    }
    BigInteger size = Expressions.constant(sized.size());
    List<Integer> end = sized.frame().terminator();
    if (size == null
        || size.bitLength() > 31
        || sized.frame().include()
        || new HashSet<>(end).size() > 1) {
      return new Frame.Plain();
    }
    int terminator = end.isEmpty() ? -1 : end.get(0);
    int pad = sized.frame().pad() != null ? sized.frame().pad() : Math.max(0, terminator);
    int character = padding(type, pad).length;
    int unit = end.isEmpty() ? character : end.size();
    if (character > 1 && (pad != 0 || unit != character)) {
      return new Frame.Plain();
    }
    return new Frame.FixedSize(size.intValueExact(), terminator, unit, pad);
  }

  /** Whether the characters of ASCII are single bytes in the strings of {@code type}. */
  static boolean isLikeAscii(FieldType type) {
    if (!(type instanceof FieldType.Text text)) {
      return false;
    }
    String encoding = text.encoding().toUpperCase(Locale.ROOT);
    return !encoding.startsWith("UTF-16") && !encoding.startsWith("UTF-32");
  }
}
